import { expect, test } from 'vitest'
import { within } from './within.ts'

test('a result that comes in time is returned, one that doesn’t is not waited for', async () => {
  expect(await within(60_000, Promise.resolve('done'))).toBe('done')
  expect(await within(1, new Promise(() => undefined))).toBeUndefined()
  await expect(within(60_000, Promise.reject(new Error('failed')))).rejects.toThrow('failed')
})
