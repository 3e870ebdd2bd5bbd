import { expect, test } from 'vitest'
import { durationInWords, shortTime } from './time.ts'

test.each([
  [0, 'under a minute'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [1440, '24 h'],
  [2879, '47 h 59 min'],
  [2880, '2 d'],
  [3120, '2 d 4 h'],
])('%i minutes are %s', (minutes, words) => {
  expect(durationInWords(minutes)).toBe(words)
})

const now = Date.parse('2026-11-05T18:00:00.000Z')

test.each([
  ['2026-11-05T17:59:40.000Z', 'just now'],
  // After the last stroke of a clock that goes by minutes.
  ['2026-11-05T18:00:50.000Z', 'just now'],
  ['2026-11-05T17:48:00.000Z', '12 min ago'],
  // By the clock in Denver: the same day there, another one in London.
  ['2026-11-05T07:30:00.000Z', '12:30 AM'],
  ['2026-11-05T06:30:00.000Z', 'Nov 4'],
  ['2025-12-31T12:00:00.000Z', 'Dec 31, 2025'],
])('%s is told as %s', (iso, told) => {
  expect(shortTime(iso, now).replace(' ', ' ')).toBe(told)
})
