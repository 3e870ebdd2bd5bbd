import { expect, test } from 'vitest'
import { endOf, isMoment, startOf } from './instant.ts'

const denver = 'America/Denver'

test('a day begins and ends at midnight in the office, and a time is that of its clock', () => {
  expect(startOf('2026-12-01', denver).toISOString()).toBe('2026-12-01T07:00:00.000Z')
  expect(endOf('2026-12-01', denver).toISOString()).toBe('2026-12-02T07:00:00.000Z')
  expect(startOf('2026-12-01 07:30', denver).toISOString()).toBe('2026-12-01T14:30:00.000Z')
  expect(endOf('2026-12-01 07:30', denver).toISOString()).toBe('2026-12-01T14:30:00.000Z')
})

test('of an hour that the clock shows twice the first counts, and one that it skips is an hour later', () => {
  expect(startOf('2026-11-01 01:30', denver).toISOString()).toBe('2026-11-01T07:30:00.000Z')
  expect(startOf('2026-03-08 02:30', denver).toISOString()).toBe('2026-03-08T09:30:00.000Z')
  // That day has 25 hours.
  expect(endOf('2026-11-01', denver).getTime() - startOf('2026-11-01', denver).getTime()).toBe(
    25 * 60 * 60 * 1000,
  )
})

test('only a day of four, two and two figures, with or without a time, is a moment', () => {
  const written = [
    '2026-12-01',
    '2026-12-01 07:00',
    '2026-12-1',
    '2026-12-01T07:00',
    '2026-13-01',
    '2026-12-01 24:00',
    '/roofing',
    7,
  ]
  expect(written.filter(isMoment)).toEqual(['2026-12-01', '2026-12-01 07:00'])
})
