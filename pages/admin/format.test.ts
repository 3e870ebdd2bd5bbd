import { expect, test } from 'vitest'
import {
  formatCount,
  formatInTime,
  formatAmount,
  formatBytes,
  formatChange,
  formatDuration,
  formatShare,
  parseDollars,
  problemWithAmount,
  officeTime,
} from './format.ts'

test.each([
  [1, 200, '0.5%'],
  [21, 200, '11%'],
  [0, 200, '0%'],
  [200, 200, '100%'],
  [1, 0, '–'],
])('%i of %i is %s', (part, whole, words) => {
  expect(formatShare(part, whole)).toBe(words)
})

test.each([
  [12, 10, '20% more'],
  [5, 10, '50% less'],
  [0, 10, '100% less'],
  [10, 10, 'same as before'],
  [3, 0, 'none before'],
  [0, 0, undefined],
])('%i after %i is %s', (now, before, words) => {
  expect(formatChange(now, before)).toBe(words)
})

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
  expect(formatDuration(minutes)).toBe(words)
})

const now = Date.parse('2026-11-05T18:00:00.000Z')

test.each([
  ['2026-11-05T17:59:40.000Z', 'just now'],
  // After the last step of `now`, which advances in steps.
  ['2026-11-05T18:00:50.000Z', 'just now'],
  ['2026-11-05T17:48:00.000Z', '12 min ago'],
  // The same day in Denver, the next one in London.
  ['2026-11-05T07:30:00.000Z', '12:30 AM'],
  ['2026-11-05T06:30:00.000Z', 'Nov 4'],
  ['2025-12-31T12:00:00.000Z', 'Dec 31, 2025'],
])('%s is shown as %s', (iso, expected) => {
  expect(officeTime('America/Denver').formatShortTime(iso, now).replace(' ', ' ')).toBe(expected)
})

test('a firm in another time zone has other times and days', () => {
  const pacific = officeTime('America/Los_Angeles')
  expect(pacific.formatTime('2026-11-05T07:30:00.000Z')).toMatch(/^Nov 4, 2026, 11:30.PM$/)
  expect(pacific.formatShortTime('2026-11-05T07:30:00.000Z', now)).toBe('Nov 4')
  expect(pacific.dayOf(new Date('2026-11-05T07:30:00.000Z'))).toBe('2026-11-04')
})

test.each([
  ['12500', 12_500],
  ['12,500', 12_500],
  ['$12,500', 12_500],
  [' $ 12,500.00 ', 12_500],
  ['12500.00', 12_500],
  ['12k', 12_000],
  ['12.5 K', 12_500],
  ['$1.2M', 1_200_000],
  ['1.2m', 1_200_000],
  ['.5m', 500_000],
  ['1.005k', 1_005],
  ['12,500 dollars', 12_500],
  ['12500 USD', 12_500],
  ['0', 0],
])('“%s” is %i dollars', (text, dollars) => {
  expect(parseDollars(text)).toBe(dollars)
})

test.each(['12 500', '12\u00A0500', '12\u202F500', "12'500", '12’500', '$12 500', '12 500.00'])(
  '“%s” is twelve thousand five hundred',
  (text) => {
    expect(parseDollars(text)).toBe(12_500)
  },
)

test.each([
  ['$48,500.50', 'Leave out the cents: 48,500 or 48,501.'],
  ['1.0005k', 'Leave out the cents: 1,000 or 1,001.'],
  ['.5', 'Leave out the cents: 0 or 1.'],
  ['a lot', 'Enter an amount like 12,500.'],
  ['2000000k', 'Enter an amount up to 1,000,000,000.'],
  ['48,500.00', undefined],
  ['12k', undefined],
])('what is wrong with the amount “%s”: %s', (text, problem) => {
  expect(problemWithAmount(text)).toBe(problem)
})

test.each([
  '$48,500.50',
  '12 50',
  '12  500',
  'a lot',
  '-5',
  '12.500',
  '12.500,50',
  '1,25',
  '12,5000',
  '$',
  '',
  'k',
  '5 apples',
  '2000000k',
])('“%s” is not an amount', (text) => {
  expect(parseDollars(text)).toBeUndefined()
})

test('a parsed amount is formatted with thousands separators', () => {
  expect([formatAmount(1_200_000), formatAmount(undefined)]).toEqual(['1,200,000', ''])
})

test('a size is formatted in the largest fitting unit', () => {
  expect([0, 950, 1_250, 310_400, 48_230_000_000].map(formatBytes)).toEqual([
    '0 bytes',
    '950 bytes',
    '1.3 kB',
    '310 kB',
    '48.2 GB',
  ])
})

test('a count has its noun in the singular or plural', () => {
  expect(formatCount(1, ['visit', 'visits'])).toBe('1 visit')
  expect(formatCount(1_234, ['visit', 'visits'])).toBe('1,234 visits')
  expect(formatCount(0, ['visit', 'visits'])).toBe('0 visits')
})

test('the share answered in time is of answered and overdue leads, and says so', () => {
  expect(formatInTime({ answered: 76, inTime: 71, late: 25, promise: 1_440 })).toBe(
    'We answered 71 of 101 leads within 24 h (70%)',
  )
  expect(formatInTime({ answered: 1, inTime: 1, late: 0, promise: 120 })).toBe(
    'We answered 1 of 1 lead within 2 h (100%)',
  )
})
