import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { openJsonFileStore } from '../../services/api/store.ts'
import { contactFields } from '../../services/api/testing/send-contact.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { asOrdinaryUser, spawnService, startService, stop, writeSmallSite } from './service.ts'

async function home(): Promise<string> {
  const folder = await temporaryFolder()
  await writeSmallSite(folder)
  return folder
}

/** Starts a service that fails to start. @returns its exit code and output */
async function refused(
  folder: string,
  environment: NodeJS.ProcessEnv = {},
  as?: typeof asOrdinaryUser,
) {
  const { process, output } = await spawnService(folder, environment, as)
  await once(process, 'close')
  return { code: process.exitCode, output: output() }
}

test('wrong settings are reported together, without a stack trace', async () => {
  const { code, output } = await refused(await home(), { PORT: 'x', OFFICE_MAIL: 'y' })
  expect(code).toBe(1)
  expect(output).toContain('PORT=x')
  expect(output).toContain('OFFICE_MAIL=y')
  expect(output).not.toMatch(/^\s+at /m)
})

test('without a built site the service says what to run', async () => {
  const { code, output } = await refused(await home(), { SITE_JSON: 'nowhere.json' })
  expect(code).toBe(1)
  expect(output).toContain('Run “npm run build” first')
  expect(output).not.toMatch(/^\s+at /m)
})

test('the service prints the site’s address, the sign-in link, where mail goes and where data is stored', async () => {
  const folder = await home()
  const running = await startService(folder)
  await expect.poll(running.output).toContain('Data ')
  expect(running.output()).toContain(`${running.origin.replace('127.0.0.1', 'localhost')}\n`)
  expect(running.output()).toMatch(/\/admin\/setup\?token=[\w-]{43}\n/)
  expect(running.output()).toMatch(/Mail +files in .*mail/)
  expect((await stat(join(folder, 'data/session-secret'))).mode & 0o777).toBe(0o600)

  const second = await refused(folder)
  expect(second.code).toBe(1)
  expect(second.output).toContain('Another process works on')
  expect(second.output).not.toMatch(/^\s+at /m)
  expect(await stop(running, 'SIGTERM')).toBe(0)
})

test('an idle connection does not delay the stop', async () => {
  const running = await startService(await home())
  const silent = connect(Number(new URL(running.origin).port), '127.0.0.1')
  await once(silent, 'connect')
  expect(await stop(running, 'SIGTERM')).toBe(0)
  silent.destroy()
})

test('a data folder that cannot be written is reported with what to do, without a stack trace', async () => {
  const folder = await home()
  await mkdir(join(folder, 'data'), { mode: 0o500 })
  const { code, output } = await refused(folder, {}, asOrdinaryUser)
  expect(code).toBe(1)
  expect(output).toContain(join(folder, 'data'))
  expect(output).toContain('Make that user the folder’s owner')
  expect(output).not.toMatch(/^\s+at /m)
})

test('a damaged file of an earlier release that cannot be restored stops the start and is named', async () => {
  const folder = await home()
  await mkdir(join(folder, 'data/leads'), { recursive: true })
  const page = join(folder, 'data/leads/2026-11-0001.json')
  await writeFile(page, 'torn')
  const { code, output } = await refused(folder)
  expect(code).toBe(1)
  expect(output).toContain(page)
  expect(output).not.toMatch(/^\s+at /m)
})

test.skipIf(process.platform !== 'linux')(
  'a start on a full disk serves pages and lists, refuses requests, and recovers when there is room',
  async () => {
    const folder = await home()
    const contact = (origin: string) =>
      fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...contactFields, idempotencyKey: randomUUID() }),
      })
    const before = await startService(folder)
    expect((await contact(before.origin)).status).toBe(200)
    await stop(before, 'SIGKILL')

    // No file may have a byte more, as on a full disk.
    const full = (command: readonly string[]) => ['prlimit', '--fsize=0:unlimited', ...command]
    const service = await spawnService(folder, {}, full)
    onTestFinished(() => void service.process.kill('SIGKILL'))
    const status = (path: string) =>
      fetch(service.origin + path).then(
        (answer) => answer.status,
        () => 0,
      )
    await expect.poll(() => status('/'), { timeout: 120_000 }).toBe(200)
    expect(service.output()).toContain('THE DISK IS FULL')
    expect([await status('/readyz'), await status('/healthz')]).toEqual([503, 200])
    const refusal = await contact(service.origin)
    expect([refusal.status, await refusal.text()]).toEqual([
      503,
      expect.stringContaining('970-555-0100'),
    ])

    execFileSync('prlimit', ['--pid', String(service.process.pid), '--fsize=unlimited:unlimited'])
    await expect.poll(() => status('/readyz'), { timeout: 60_000 }).toBe(200)
    expect((await contact(service.origin)).status).toBe(200)
    expect(await stop(service, 'SIGTERM')).toBe(0)
    const store = await openJsonFileStore({
      folder: join(folder, 'data'),
      log: pino({ level: 'silent' }),
    })
    onTestFinished(() => store.close())
    expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
  },
)
