import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { freePort, startService, writeSmallSite } from './service.ts'

const token = 'a token of twenty-four and more'

/** `npm run probe`: its exit code and what it said. */
async function probe(origin: string, environment: NodeJS.ProcessEnv = { PROBE_TOKEN: token }) {
  const args = ['--import', 'tsx', 'scripts/probe.ts', origin, '--within', '6']
  const env = { PATH: process.env['PATH'], ...environment }
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
  const service = await startService(folder, await freePort(), environment)
  onTestFinished(() => void service.process.kill('SIGKILL'))
  const records = async () => {
    await expect.poll(() => readdir(join(folder, 'data/journal'))).toEqual([])
    const segments = await readdir(join(folder, 'data/leads'))
    const texts = segments.map((segment) => readFile(join(folder, 'data/leads', segment), 'utf8'))
    return (await Promise.all(texts)).join()
  }
  return { ...service, folder, records }
}

test('a probe goes the whole way and leaves nothing: no record, no email', async () => {
  const { origin, folder, records } = await running()
  const { code, said } = await probe(origin)
  expect(said).toMatch(/^HP-\w{6} was accepted, stored, listed, .* and erased, in \d+ ms\.$/m)
  expect(code).toBe(0)
  expect(await records()).not.toContain('HP-')
  const emails = await readdir(join(folder, 'data/mail'))
  expect(emails.filter((name) => name.endsWith('.eml'))).toEqual([])
})

test('a disk that takes nothing fails the probe, in the service’s words', async () => {
  const { origin, folder } = await running()
  const wal = join(folder, 'data/journal')
  // A file where a folder was: whatever the user's rights, nothing can be written there.
  await rm(wal, { recursive: true })
  await writeFile(wal, '')
  const { code, said } = await probe(origin)
  expect(code).toBe(1)
  expect(said).toMatch(/PROBE FAILED: POST .*\/api\/contact answered 503: We couldn’t save/)
  await rm(wal)
  await mkdir(wal)
  expect((await probe(origin)).code).toBe(0)
})

test('another token, none, a service without one, nobody there: each is reported, and nothing is kept', async () => {
  const { origin, records } = await running()
  const other = await probe(origin, { PROBE_TOKEN: 'another token of twenty-four' })
  expect([other.code, other.said]).toEqual([1, expect.stringContaining('answered 403')])
  const none = await probe(origin, {})
  expect([none.code, none.said]).toEqual([1, expect.stringContaining('PROBE_TOKEN is not set')])
  expect(await records()).not.toContain('HP-')
  const without = await running({})
  const unknown = await probe(without.origin)
  expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining('knows no probes')])
  const nobody = await probe(`http://127.0.0.1:${await freePort()}`)
  expect([nobody.code, nobody.said]).toEqual([1, expect.stringContaining('ECONNREFUSED')])
})

test('a service that hangs fails the probe in time', async () => {
  const server = createServer(() => undefined)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => server.closeAllConnections())
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const { code, said } = await probe(`http://127.0.0.1:${port}`)
  expect([code, said]).toEqual([1, expect.stringContaining('no answer in time')])
})
