import { expect, test } from 'vitest'
import { formatAnswerWhen, formatDueDate, formatDueTime, formatOpening } from './due-time-format.ts'

const denver = 'America/Denver'
const due = new Date('2026-11-24T17:40:59.999Z')
const now = new Date('2026-11-23T17:40:59.999Z')

test('a due time has its weekday, in the office’s time zone, with seconds truncated', () => {
  expect(formatDueTime(due, now, 'en', denver)).toBe('Tuesday 10:40 AM')
  expect(formatDueTime(due, now, 'es', denver)).toBe('el martes a las 10:40\u00a0a.\u00a0m.')
})

test('a due time more than six days ahead, or for later reading, has its date', () => {
  expect(formatDueTime(due, new Date('2026-11-16T17:00:00Z'), 'en', denver)).toBe(
    'Tuesday, November 24, 10:40 AM',
  )
  expect(formatDueDate(due, 'en', denver)).toBe('Tuesday, November 24, 10:40 AM')
  expect(formatDueDate(due, 'es', denver)).toBe(
    'el martes 24 de noviembre a las 10:40\u00a0a.\u00a0m.',
  )
})

test('Spanish uses the singular for one o’clock', () => {
  expect(formatDueTime(new Date('2026-11-24T20:05:00Z'), now, 'es', denver)).toBe(
    'el martes a la 1:05\u00a0p.\u00a0m.',
  )
})

test('a due time follows “You’ll hear from us”, and an opening “We’re closed until”', () => {
  expect(formatAnswerWhen(due, now, 'en', denver)).toBe('Tuesday by 10:40 AM')
  expect(formatAnswerWhen(due, now, 'es', denver)).toBe(
    'el martes a más tardar a las 10:40\u00a0a.\u00a0m.',
  )
  expect(formatAnswerWhen(due, new Date('2026-11-16T17:00:00Z'), 'en', denver)).toBe(
    'Tuesday, November 24 by 10:40 AM',
  )
  expect(formatOpening(due, now, 'en', denver)).toBe('Tuesday at 10:40 AM')
  expect(formatOpening(due, now, 'es', denver)).toBe('el martes a las 10:40\u00a0a.\u00a0m.')
})

test('a due time follows daylight saving time', () => {
  expect(formatDueDate(new Date('2026-07-01T16:00:00Z'), 'en', denver)).toBe(
    'Wednesday, July 1, 10:00 AM',
  )
  expect(formatDueDate(new Date('2026-12-01T17:00:00Z'), 'en', denver)).toBe(
    'Tuesday, December 1, 10:00 AM',
  )
})
