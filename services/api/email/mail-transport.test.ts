import { expect, test } from 'vitest'
import { oneLine } from './mail-transport.ts'

test('what a visitor typed becomes one line, whatever ends lines anywhere', () => {
  expect(oneLine(' Ann\r\nBcc: all@example.com\u2028x\u0000y ')).toBe(
    'Ann Bcc: all@example.com x y',
  )
})
