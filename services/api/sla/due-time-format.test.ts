import { expect, test } from 'vitest'
import { formatDueDate, formatDueTime } from './due-time-format.ts'

const denver = 'America/Denver'
const due = new Date('2026-11-24T17:40:59.999Z')
const now = new Date('2026-11-23T17:40:59.999Z')

test('a due time is told by its weekday, on the office’s clock, to the minute that has begun', () => {
  expect(formatDueTime(due, now, 'en', denver)).toBe('Tuesday 10:40 AM')
  expect(formatDueTime(due, now, 'es', denver)).toBe('el martes a las 10:40 a. m.')
})

test('one that is more than six days off, or read at any time, has its day of the month', () => {
  expect(formatDueTime(due, new Date('2026-11-16T17:00:00Z'), 'en', denver)).toBe(
    'Tuesday, November 24, 10:40 AM',
  )
  expect(formatDueDate(due, 'en', denver)).toBe('Tuesday, November 24, 10:40 AM')
  expect(formatDueDate(due, 'es', denver)).toBe('el martes, 24 de noviembre a las 10:40 a. m.')
})

test('one o’clock is one o’clock in Spanish too', () => {
  expect(formatDueTime(new Date('2026-11-24T20:05:00Z'), now, 'es', denver)).toBe(
    'el martes a la 1:05 p. m.',
  )
})

test('the words follow daylight saving', () => {
  expect(formatDueDate(new Date('2026-07-01T16:00:00Z'), 'en', denver)).toBe(
    'Wednesday, July 1, 10:00 AM',
  )
  expect(formatDueDate(new Date('2026-12-01T17:00:00Z'), 'en', denver)).toBe(
    'Tuesday, December 1, 10:00 AM',
  )
})
