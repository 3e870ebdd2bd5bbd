import { once } from 'node:events'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
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

test('a damaged segment that cannot be restored stops the start and is named', async () => {
  const folder = await home()
  await stop(await startService(folder), 'SIGTERM')
  const page = join(folder, 'data/leads/2026-11-0001.json')
  await writeFile(page, 'torn')
  const { code, output } = await refused(folder)
  expect(code).toBe(1)
  expect(output).toContain(page)
  expect(output).not.toMatch(/^\s+at /m)
})
