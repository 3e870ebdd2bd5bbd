import { expect, test } from 'vitest'
import { durationInWords } from './time.ts'

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1440, '1 d'],
  [3120, '2 d 4 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})
