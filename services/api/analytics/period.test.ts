import { addDays } from '../contract/day.ts'
import { expect, test } from 'vitest'
import {
  comparedPeriod,
  countDays,
  splitPeriod,
  previousPeriod,
  resolvePeriod,
  startOfWeek,
} from './period.ts'

test('the last thirty days end today, and those before end the day before they begin', () => {
  const period = resolvePeriod({ days: 30 }, '2026-11-21')
  expect(period).toEqual({ from: '2026-10-23', to: '2026-11-21' })
  expect(countDays(period)).toBe(30)
  expect(previousPeriod(period)).toEqual({ from: '2026-09-23', to: '2026-10-22' })
})

test('a period can have a chosen first and last day', () => {
  const days = { days: 30, from: '2026-01-01', to: '2026-01-31' }
  expect(resolvePeriod(days, '2026-11-21')).toEqual({ from: '2026-01-01', to: '2026-01-31' })
  expect(resolvePeriod({ days: 7, to: '2026-01-31' }, '2026-11-21').from).toBe('2026-01-25')
  expect(resolvePeriod({ days: 7, from: '2026-11-01' }, '2026-11-21').to).toBe('2026-11-21')
  // A period that starts after today is that day only.
  expect(resolvePeriod({ days: 7, from: '2026-12-24' }, '2026-11-21').to).toBe('2026-12-24')
})

test('days are calendar days, also with 23 or 25 hours', () => {
  expect(addDays('2026-03-08', 1)).toBe('2026-03-09')
  expect(addDays('2026-11-01', 1)).toBe('2026-11-02')
  expect(countDays({ from: '2026-10-31', to: '2026-11-02' })).toBe(3)
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on Monday, %s', (day, monday) => {
  expect(startOfWeek(day)).toBe(monday)
})

test('a period in weeks starts and ends with partial weeks', () => {
  expect(splitPeriod({ from: '2026-10-30', to: '2026-11-10' }, 'week')).toEqual([
    { from: '2026-10-30', to: '2026-11-01' },
    { from: '2026-11-02', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-10' },
  ])
})

test.each([
  ['a whole month with the month before', '2026-11-01', '2026-11-30', '2026-10-01', '2026-10-31'],
  ['March with a short February', '2026-03-01', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['January with December', '2026-01-01', '2026-01-31', '2025-12-01', '2025-12-31'],
  ['a quarter with the quarter before', '2026-01-01', '2026-03-31', '2025-10-01', '2025-12-31'],
  ['a year with the year before', '2025-01-01', '2025-12-31', '2024-01-01', '2024-12-31'],
  ['the days of a month so far', '2026-11-01', '2026-11-27', '2026-10-01', '2026-10-27'],
  ['March 30 with a short February', '2026-03-01', '2026-03-30', '2026-02-01', '2026-02-28'],
  ['other days with as many before', '2026-11-05', '2026-11-30', '2026-10-10', '2026-11-04'],
  ['days over a month border', '2026-10-01', '2026-11-15', '2026-08-16', '2026-09-30'],
])('%s', (_, from, to, first, last) => {
  expect(comparedPeriod({ from, to }, 'before')).toEqual({ from: first, to: last })
})

test.each([
  ['2026-11-05', '2026-11-27', '2025-11-05', '2025-11-27'],
  ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
  ['2024-02-29', '2024-03-02', '2023-02-28', '2023-03-02'],
])('%s to %s a year before is %s to %s', (from, to, first, last) => {
  expect(comparedPeriod({ from, to }, 'year')).toEqual({ from: first, to: last })
})
