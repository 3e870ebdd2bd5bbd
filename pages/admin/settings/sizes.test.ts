import { expect, test } from 'vitest'
import { sizeInWords } from './sizes.ts'

test('a size is told in the unit that a person would use', () => {
  expect([0, 950, 1_250, 310_400, 48_230_000_000].map(sizeInWords)).toEqual([
    '0 bytes',
    '950 bytes',
    '1.3 kB',
    '310 kB',
    '48.2 GB',
  ])
})
