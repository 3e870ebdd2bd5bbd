import { expect, test } from 'vitest'
import { newReference } from './reference.ts'

test('a reference has no letters that sound or look like others', () => {
  expect(newReference((below) => below - 1)).toBe('HP-ZZZZZZ')
  for (let n = 0; n < 500; n += 1) expect(newReference()).toMatch(/^HP-[2-9A-HJKMNP-TV-Z]{6}$/)
})
