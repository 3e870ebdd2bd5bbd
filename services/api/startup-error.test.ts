import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { startupErrorMessage } from './startup-error.ts'
import { NotStoredError } from './storage/errors.ts'

const errorOf = async (work: () => unknown): Promise<unknown> => {
  try {
    await work()
    return undefined
  } catch (error) {
    return error
  }
}

test('invalid settings and a port in use are reported without a stack trace', async () => {
  const settings = await errorOf(() => readConfig({ PORT: 'many' }))
  expect(startupErrorMessage(settings)).toMatch(/^These settings are wrong:\n {2}PORT=many — .+$/)
  const first = createServer().listen(0)
  onTestFinished(() => void first.close())
  await once(first, 'listening')
  const { port } = first.address() as AddressInfo
  const inUse = await errorOf(() => once(createServer().listen(port), 'listening'))
  expect(startupErrorMessage(inUse)).toBe(
    'Another program uses this port. Stop it, or set PORT to another number.',
  )
})

test('a wrong HOST, and a data folder that is a file, are reported without a stack trace', async () => {
  const system = (code: string, rest: object) => Object.assign(new Error(code), { code, ...rest })
  expect(startupErrorMessage(system('ENOTFOUND', { syscall: 'getaddrinfo' }))).toMatch(
    /^HOST isn’t an address of this machine/,
  )
  expect(startupErrorMessage(system('EEXIST', { syscall: 'mkdir', path: '/srv/data' }))).toBe(
    '/srv/data can’t be used: it’s a file, not a folder. Or set DATA_DIR to another folder.',
  )
})

test('a store that cannot be written is reported with its cause, without a stack trace', () => {
  const cause = new Error('cannot execute INSERT in a read-only transaction')
  const error = new NotStoredError('The database did not take it.', { cause })
  expect(startupErrorMessage(error)).toBe(
    'The service couldn’t start because it can’t use the store: cannot execute INSERT in a read-only transaction',
  )
})

test('a bug is reported with its stack trace', () => {
  expect(startupErrorMessage(new TypeError('x is undefined'))).toContain('at ')
})
