import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort, listen } from '../../services/api/testing/listen.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { startService, writeSmallSite } from './service.ts'

const token = 'a token of twenty-four and more'

/** Runs `npm run probe`. @returns its exit code and output */
async function probe(
  origin: string,
  environment: NodeJS.ProcessEnv = { PROBE_TOKEN: token },
  within = '60',
) {
  const args = ['--import', 'tsx', 'scripts/probe.ts', origin, '--within', within]
  const env = { PATH: process.env['PATH'], ENV_FILE: '', ...environment }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(said).not.toMatch(/^\s+at /m)
  return { code, said }
}

async function running(environment: NodeJS.ProcessEnv = { PROBE_TOKEN: token }) {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  const service = await startService(folder, environment)
  onTestFinished(() => void service.process.kill('SIGKILL'))
  const records = async () => {
    const months = await readdir(join(folder, 'data/leads'))
    const texts = months.map((month) => readFile(join(folder, 'data/leads', month), 'utf8'))
    return (await Promise.all(texts)).join()
  }
  return { ...service, folder, records }
}

test('a probe sends and erases a request and leaves no record and no email', async () => {
  const { origin, folder, records } = await running()
  const { code, said } = await probe(origin)
  expect(said).toMatch(/^HP-\w{6} was accepted, stored, listed, .* and erased, in \d+ ms\.$/m)
  expect(code).toBe(0)
  expect(await records()).not.toContain('"put"')
  const emails = await readdir(join(folder, 'data/mail'))
  expect(emails.filter((name) => name.endsWith('.eml'))).toEqual([])
})

test('a disk that cannot be written fails the probe with the service’s message', async () => {
  const { origin, folder } = await running()
  const leads = join(folder, 'data/leads')
  // A file in place of the folder: nobody can write there, whatever their permissions.
  await rm(leads, { recursive: true })
  await writeFile(leads, '')
  const { code, said } = await probe(origin)
  expect(code).toBe(1)
  expect(said).toMatch(/PROBE FAILED: POST .*\/api\/contact answered 503: We couldn’t save/)
  await rm(leads)
  await mkdir(leads)
  expect((await probe(origin)).code).toBe(0)
})

test('a wrong or missing token, a service without a token and no service are each reported, and nothing is stored', async () => {
  const { origin, records } = await running()
  const other = await probe(origin, { PROBE_TOKEN: 'another token of twenty-four' })
  expect([other.code, other.said]).toEqual([1, expect.stringContaining('answered 403')])
  const none = await probe(origin, {})
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('PROBE_TOKEN isn’t set')])
  expect(await records()).not.toContain('HP-')
  const without = await running({})
  const unknown = await probe(without.origin)
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('doesn’t take probes')])
  const nobody = await probe(`http://127.0.0.1:${await freePort()}`)
  expect([nobody.code, nobody.said]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
})

test('a service that does not answer fails the probe after its timeout', async () => {
  const server = createServer(() => undefined)
  onTestFinished(() => server.closeAllConnections())
  const { code, said } = await probe(`http://127.0.0.1:${await listen(server)}`, undefined, '6')
  expect([code, said]).toEqual([1, expect.stringContaining('no answer in time')])
})
