import { expect, test } from 'vitest'
import { holidayNames } from '../schema/business.ts'
import { closedDays, dayOf, endOfDay, holidayDates } from './office-days.ts'

test('every holiday of a year has its date', () => {
  expect(holidayDates(holidayNames, 2026, 2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-04',
    '2026-09-07',
    '2026-11-11',
    '2026-11-26',
    '2026-11-27',
    '2026-12-24',
    '2026-12-25',
  ])
})

test.each([
  ['Thanksgiving', 2027, ['2027-11-25']],
  ['Thanksgiving', 2029, ['2029-11-22']],
  ['Thanksgiving', 2030, ['2030-11-28']],
  ['Memorial Day', 2027, ['2027-05-31']],
  ['Memorial Day', 2028, ['2028-05-29']],
  ['Labor Day', 2031, ['2031-09-01']],
  // A Sunday: the Monday too.
  ['Independence Day', 2027, ['2027-07-04', '2027-07-05']],
  ['Christmas Day', 2033, ['2033-12-25', '2033-12-26']],
  // A Saturday: no other day.
  ['New Year’s Day', 2028, ['2028-01-01']],
] as const)('%s of %i', (name, year, dates) => {
  expect(holidayDates([name], year, year)).toEqual(dates)
})

test('dates of several years are in order', () => {
  expect(holidayDates(['Christmas Day', 'Thanksgiving'], 2026, 2027)).toEqual([
    '2026-11-26',
    '2026-12-25',
    '2027-11-25',
    '2027-12-25',
  ])
})

const denver = 'America/Denver'

test('a day ends at midnight in Denver, in winter and in summer', () => {
  expect(dayOf(new Date('2026-11-22T06:59:59Z'), denver)).toBe('2026-11-21')
  expect(dayOf(new Date('2026-11-22T07:00:00Z'), denver)).toBe('2026-11-22')
  expect(dayOf(new Date('2026-07-02T05:59:59Z'), denver)).toBe('2026-07-01')
  expect(dayOf(new Date('2026-07-02T06:00:00Z'), denver)).toBe('2026-07-02')
})

test('the end of a day has Denver’s UTC offset, also on the days when clocks change', () => {
  expect(endOfDay('2026-11-21', denver)).toBe('2026-11-21T23:59:59-07:00')
  expect(endOfDay('2026-07-01', denver)).toBe('2026-07-01T23:59:59-06:00')
  // Daylight saving time begins on March 8 and ends on November 1.
  expect(endOfDay('2026-03-08', denver)).toBe('2026-03-08T23:59:59-06:00')
  expect(endOfDay('2026-11-01', denver)).toBe('2026-11-01T23:59:59-07:00')
})

test('a firm in another time zone has other days', () => {
  const pacific = 'America/Los_Angeles'
  expect(dayOf(new Date('2026-11-22T07:30:00Z'), pacific)).toBe('2026-11-21')
  expect(dayOf(new Date('2026-11-22T08:00:00Z'), pacific)).toBe('2026-11-22')
  expect(endOfDay('2026-11-21', pacific)).toBe('2026-11-21T23:59:59-08:00')
  expect(endOfDay('2026-11-01', pacific)).toBe('2026-11-01T23:59:59-08:00')
  expect(endOfDay('2026-07-01', 'Pacific/Honolulu')).toBe('2026-07-01T23:59:59-10:00')
})

test('the closed days of years are the holidays and single days of all of them, also those that are over', () => {
  const closed = ['Independence Day', 'Thanksgiving'] as const
  const holidays = [
    { date: '2027-01-08', name: 'Inventory' },
    { date: '2026-06-18', name: 'Company picnic' },
  ]
  expect(closedDays({ closed: [...closed], holidays }, 2026, 2027)).toEqual([
    '2026-06-18',
    '2026-07-04',
    '2026-11-26',
    '2027-01-08',
    '2027-07-04',
    '2027-07-05',
    '2027-11-25',
  ])
})
