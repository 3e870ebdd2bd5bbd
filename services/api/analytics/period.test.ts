import { addDays } from '../sla/time-zone.ts'
import { expect, test } from 'vitest'
import { countDays, splitPeriod, previousPeriod, resolvePeriod, startOfWeek } from './period.ts'

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
