import { expect, test } from 'vitest'
import { oneLine } from './mail-transport.ts'

test('input becomes one line, whatever line breaks it has', () => {
  expect(oneLine(' Ann\r\nBcc: all@example.com\u2028x\u0000y ')).toBe(
    'Ann Bcc: all@example.com x y',
  )
})
