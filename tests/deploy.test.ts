import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { buildMs, jobPlaces } from '../scripts/publisher/job.ts'
import { readPublisherSettings } from '../scripts/publisher/settings.ts'
import { readConfig } from '../services/api/config.ts'
import { environmentSchema } from '../services/api/environment.ts'
import { temporaryFolder } from '../services/api/testing/temporary-folder.ts'

/** The files that an IT person copies to a server agree with the product and with each other. */
const read = (name: string): string => readFileSync(join('docs/deploy', name), 'utf8')
const manifest = z
  .object({
    engines: z.object({ node: z.string() }),
    dependencies: z.record(z.string(), z.string()),
    scripts: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))

/** All values of a key: `Environment=A=1` in a unit, `HOST=…` in an env file. */
const valuesOf = (key: string, text: string): string[] =>
  [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value = '']) => value)
const set = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

test('every variable of site.env, commented ones included, is a setting of the service', () => {
  const names = [...read('site.env').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name = '') => !(name in environmentSchema.shape))).toEqual([])
})

test('site.env is valid as shipped', () => {
  const config = readConfig(set(read('site.env')))
  expect(config).toMatchObject({ host: '127.0.0.1', trustProxy: ['loopback'] })
})

test('Caddy proxies to the address where the service listens', () => {
  const { host, port } = readConfig(set(read('site.env')))
  expect(read('Caddyfile')).toContain(`reverse_proxy ${host}:${port} `)
})

test('the systemd unit and site-do use the same account, folder, settings file and data', () => {
  const unit = read('site.service')
  const byHand = read('site-do')
  for (const key of ['User', 'Group', 'UMask', 'WorkingDirectory', 'EnvironmentFile'])
    expect(byHand).toContain(`--property=${key}=${valuesOf(key, unit).join()} `)
  const environment = valuesOf('Environment', unit)
  expect(environment).toContain(`DATA_DIR=/var/lib/${valuesOf('StateDirectory', unit).join()}`)
  for (const pair of environment) expect(byHand).toContain(`--setenv=${pair} `)
})

test('the systemd unit and the image start the service as `npm run serve` does', () => {
  const { serve = '' } = manifest.scripts
  expect(valuesOf('ExecStart', read('site.service'))).toEqual([`/usr/bin/${serve}`])
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(serve.split(' ')).replaceAll(',', ', ')}`,
  )
})

test('the publisher, the build and the service use the same folder, and only the publisher has the network', () => {
  const [publisher, build, service] = [
    'site-publisher.service',
    'site-build.service',
    'site.conf',
  ].map((name) => read(`publisher/${name}`)) as [string, string, string]
  const home = 'PUBLISHER_DIR=/var/lib/site-publisher'
  for (const unit of [publisher, build, service])
    expect(valuesOf('Environment', unit)).toContain(home)
  expect(valuesOf('Group', publisher)).toEqual(valuesOf('Group', build))
  expect(valuesOf('SupplementaryGroups', service)).toEqual(valuesOf('Group', build))
  expect(valuesOf('User', publisher)).not.toEqual(valuesOf('User', build))
  expect(valuesOf('PrivateNetwork', build)).toEqual(['yes'])
  expect(valuesOf('EnvironmentFile', build)).toEqual([])
  const hidden = valuesOf('InaccessiblePaths', build).join(' ')
  for (const path of ['/var/lib/site ', '/etc/site.env', '/etc/site-publisher.env'])
    expect(`${hidden} `).toContain(`-${path}`)
  const data = valuesOf('StateDirectory', read('site.service')).join()
  expect(valuesOf('InaccessiblePaths', publisher).join(' ')).toContain(`-/var/lib/${data} `)
  const { publisher: command } = manifest.scripts
  expect(valuesOf('ExecStart', publisher)).toEqual([`/usr/bin/${command}`])
  for (const key of ['WorkingDirectory'])
    expect(valuesOf(key, publisher)).toEqual(valuesOf(key, read('site.service')))
})

test('the build’s unit has longer than the build, and starts when the publisher says so', () => {
  const unit = read('publisher/site-build.service')
  const [minutes = ''] = valuesOf('TimeoutStartSec', unit)
  expect(Number.parseInt(minutes, 10) * 60_000).toBeGreaterThan(buildMs)
  const { start, ended } = jobPlaces('/var/lib/site-publisher')
  expect(valuesOf('PathChanged', read('publisher/site-build.path'))).toEqual([start])
  expect(unit).toContain(`> ${ended}`)
})

test('what is shown belongs to the account that doesn’t build', () => {
  const setup = read('publisher/setup')
  const [build] = /^install .*"\$home\/build".*$/m.exec(setup) ?? ['']
  const [releases] = /^install .*"\$home\/releases".*$/m.exec(setup) ?? ['']
  expect(build).toContain('-o site-builder ')
  expect(releases).toContain('-o site-publisher ')
  expect(valuesOf('ReadWritePaths', read('publisher/site-build.service'))).toEqual([
    jobPlaces('/var/lib/site-publisher').build,
  ])
})

test('the image has what the editor runs', () => {
  const [, image = ''] = read('Dockerfile').split(/^FROM .*-slim$/m)
  expect(image).toMatch(/apt-get install .* git openssh-client ca-certificates/)
})

test('the setup of the publisher is valid sh, writes only settings that exist, and makes its folders', () => {
  const file = 'docs/deploy/publisher/setup'
  execFileSync('sh', ['-n', file])
  const names = [...read('publisher/setup').matchAll(/^(CONTENT_\w+)=(.*)$/gm)]
  const settings = Object.fromEntries(names.map(([, name = '']) => [name, 'git@git.example:a/b']))
  expect(Object.keys(settings)).toEqual(['CONTENT_REPOSITORY', 'CONTENT_BRANCH', 'CONTENT_FOLDER'])
  expect(() =>
    readPublisherSettings({ ...settings, CONTENT_BRANCH: 'main', CONTENT_FOLDER: 'content' }),
  ).not.toThrow()
  for (const place of ['job', 'build', 'releases', 'requests', 'mirror.git', 'ssh'])
    expect(read('publisher/setup')).toContain(`"$home/${place}"`)
})

/** docs/deploy/compose.yaml, as far as other files must agree with it. */
const compose = z
  .object({
    services: z.object({
      site: z.object({
        build: z.object({
          context: z.string(),
          dockerfile: z.string(),
          args: z.record(z.string(), z.string()),
        }),
        environment: z.record(z.string(), z.string()),
        ports: z.array(z.string()),
        volumes: z.array(z.string()),
        depends_on: z.object({ database: z.object({ required: z.literal(false) }) }),
      }),
      database: z.object({
        profiles: z.tuple([z.literal('postgres')]),
        environment: z.record(z.string(), z.string()),
        volumes: z.array(z.string()),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(read('compose.yaml')))

test('Compose builds the image of the Dockerfile, with the arguments that it takes', () => {
  const { build } = compose.services.site
  const context = join('docs/deploy', build.context)
  expect(read('Dockerfile')).toBe(readFileSync(join(context, build.dockerfile), 'utf8'))
  const taken = [...read('Dockerfile').matchAll(/^ARG (\w+)/gm)].map(([, name]) => name)
  expect(Object.keys(build.args)).toEqual(taken)
})

test('Compose sets what the service knows, keeps its data in a volume and publishes its port to Caddy alone', () => {
  const { site, database } = compose.services
  const config = readConfig({ ...set(read('site.env')), ...site.environment })
  expect(config.host).toBe('0.0.0.0')
  expect(site.ports).toEqual([`127.0.0.1:${config.port}:${config.port}`])
  const [, data] = /DATA_DIR=(\S+)/.exec(read('Dockerfile')) ?? []
  expect(site.volumes).toEqual([`data:${data}`])
  const named = [site, database].flatMap(({ volumes }) => volumes.map((each) => each.split(':')[0]))
  expect(named).toEqual(Object.keys(compose.volumes))
})

test('Compose starts PostgreSQL only when asked, as the database of DATABASE_URL in its comment', () => {
  const { environment } = compose.services.database
  const [, url = ''] = /DATABASE_URL=(postgres:\/\/\S+?)\)/.exec(read('compose.yaml')) ?? []
  const { username, hostname, pathname } = new URL(url)
  expect({ username, pathname }).toEqual({
    username: environment['POSTGRES_USER'],
    pathname: `/${environment['POSTGRES_DB']}`,
  })
  expect(Object.keys(compose.services)).toContain(hostname)
})

test('the systemd unit allows writable executable memory, which Node needs', () => {
  expect(valuesOf('MemoryDenyWriteExecute', read('site.service'))).toEqual([])
})

test('every file and command that the guide names exists', () => {
  const guide = read('README.md')
  const files = [...guide.matchAll(/\bdocs\/deploy\/\S+/g)].map(([path]) => path)
  expect(files.length).toBeGreaterThan(4)
  expect(files.filter((path) => !existsSync(path))).toEqual([])
  const ran = /(?:site-do|npm run(?: --silent)?) ([\w:]+)/g
  const commands = [...`${guide}${read('site-do')}`.matchAll(ran)].map(([, name]) => name)
  expect(commands).toContain('store:migrate')
  expect(commands.filter((name = '') => !(name in manifest.scripts))).toEqual([])
})

test('the image has every file and package that its commands import', () => {
  const final =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? ''
  const copied = [...final.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, all = '']) =>
    all.split(' '),
  )
  expect(copied.filter((path) => !existsSync(path))).toEqual([])
  const commands = ['backup', 'restore', 'store:migrate', 'probe', 'seed', 'preserve']
  const { files, packages } = reached(
    commands.map((name) => manifest.scripts[name]?.split(' ').at(-1) ?? name),
  )
  expect(files.length).toBeGreaterThan(50)
  const within = (file: string) => copied.some((path) => `${file}/`.startsWith(`${path}/`))
  expect(files.filter((file) => !within(file))).toEqual([])
  expect(packages).toContain('pg')
  expect(packages.filter((name) => !(name in manifest.dependencies))).toEqual([])
})

test('the image and the guide use the same version of Node, which package.json allows', () => {
  const least = Number(/\d+/.exec(manifest.engines.node)?.[0])
  const versions = [
    ...[...read('Dockerfile').matchAll(/^FROM node:(\d+)/gm)].map(([, major]) => Number(major)),
    Number(/nodesource\.com\/setup_(\d+)\.x/.exec(read('README.md'))?.[1]),
  ]
  expect(new Set(versions).size).toBe(1)
  expect(Math.min(...versions)).toBeGreaterThanOrEqual(least)
})

test('old backups are deleted, oldest first, and a clock that is ahead deletes no more than two', async () => {
  const folder = await temporaryFolder()
  const [command = ''] = /^find .*backups .*$/m.exec(read('README.md')) ?? []
  const prune = () => {
    execFileSync('sh', ['-c', command.replace('/var/lib/site/backups', folder)])
    return readdirSync(folder).sort()
  }
  // `find` compares with the clock of the system, as the file system does.
  const { mtimeMs } = statSync(folder)
  const daysAgo = (days: number) => new Date(mtimeMs - days * 86_400_000)
  const backup = async (days: number) => {
    const path = join(folder, `backup-${daysAgo(days).toISOString().slice(0, 10)}.jsonl.gz`)
    await writeFile(path, '')
    await mkdir(`${path}.attachments`)
    for (const each of [path, `${path}.attachments`])
      await utimes(each, daysAgo(days), daysAgo(days))
  }
  for (const days of [1, 14, 16]) await backup(days)
  const kept = readdirSync(folder).sort().slice(2)
  expect(prune()).toEqual(kept)
  for (let days = 20; days < 30; days += 1) await backup(days)
  const all = readdirSync(folder).sort()
  expect(prune()).toEqual(all.slice(4))
})

const imported = /(?:^(?:import|export) (?!type )(?:[\w$*{},\s]+ from )?|\bimport\()'([^']+)'/gm

/** The files of the repository that these import, directly or not, and the names of packages. */
function reached(entries: readonly string[]) {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files) {
    const source = readFileSync(file, 'utf8')
    for (const [, from = ''] of source.matchAll(imported)) {
      if (from.startsWith('node:')) continue
      const own = from.startsWith('#') ? from.slice(1) : join(dirname(file), from)
      const [scope = '', name = ''] = from.split('/')
      if (/^[.#]/.test(from)) files.add(normalize(own))
      else packages.add(scope.startsWith('@') ? `${scope}/${name}` : scope)
    }
  }
  return { files: [...files], packages: [...packages] }
}

test('workflows pin actions by commit, with the tag in a comment, and Renovate keeps both', () => {
  const folder = '.github/workflows'
  const uses = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => /^\s*(- )?uses:/.test(line))
  expect(uses.length).toBeGreaterThan(0)
  for (const line of uses) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
  const { packageRules } = z
    .object({ packageRules: z.array(z.record(z.string(), z.unknown())) })
    .parse(JSON.parse(readFileSync('renovate.json', 'utf8')))
  const pinned = (manager: string) =>
    packageRules.find(({ matchManagers }) => String(matchManagers) === manager)?.['pinDigests']
  expect([pinned('github-actions'), pinned('dockerfile')]).toEqual([true, false])
})
