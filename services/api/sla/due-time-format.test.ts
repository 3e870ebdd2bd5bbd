import { expect, test } from 'vitest'
import { testWords } from '../testing/test-firm.ts'
import {
  formatAnswerWhen,
  formatDueDate,
  formatDueTime,
  formatOpening,
  formatOpeningDay,
  formatWeekdayAndDate,
} from './due-time-format.ts'

const zone = { words: testWords, timeZone: 'America/Denver' }
const english = { ...zone, language: 'en' } as const
const spanish = { ...zone, language: 'es' } as const
const due = new Date('2026-11-24T17:40:59.999Z')
const now = new Date('2026-11-23T17:40:59.999Z')

test('a due time has its weekday, in the office’s time zone, with seconds truncated', () => {
  expect(formatDueTime(due, now, english)).toBe('Tuesday 10:40 AM')
  expect(formatDueTime(due, now, spanish)).toBe('el martes a las 10:40\u00a0a.\u00a0m.')
})

test('a due time more than six days ahead, or for later reading, has its date', () => {
  expect(formatDueTime(due, new Date('2026-11-16T17:00:00Z'), english)).toBe(
    'Tuesday, November 24, 10:40 AM',
  )
  expect(formatDueDate(due, english)).toBe('Tuesday, November 24, 10:40 AM')
  expect(formatDueDate(due, spanish)).toBe('el martes 24 de noviembre a las 10:40\u00a0a.\u00a0m.')
})

test('Spanish uses the singular for one o’clock', () => {
  expect(formatDueTime(new Date('2026-11-24T20:05:00Z'), now, spanish)).toBe(
    'el martes a la 1:05\u00a0p.\u00a0m.',
  )
})

test('a due time follows “You’ll hear from us”, and an opening “We’re closed until”', () => {
  expect(formatAnswerWhen(due, now, english)).toBe('Tuesday by 10:40 AM')
  expect(formatAnswerWhen(due, now, spanish)).toBe(
    'el martes a más tardar a las 10:40\u00a0a.\u00a0m.',
  )
  expect(formatAnswerWhen(due, new Date('2026-11-16T17:00:00Z'), english)).toBe(
    'Tuesday, November 24 by 10:40 AM',
  )
  expect(formatOpening(due, now, english)).toBe('Tuesday at 10:40 AM')
  expect(formatOpening(due, now, spanish)).toBe('el martes a las 10:40\u00a0a.\u00a0m.')
})

test('a due time follows daylight saving time', () => {
  expect(formatDueDate(new Date('2026-07-01T16:00:00Z'), english)).toBe(
    'Wednesday, July 1, 10:00 AM',
  )
  expect(formatDueDate(new Date('2026-12-01T17:00:00Z'), english)).toBe(
    'Tuesday, December 1, 10:00 AM',
  )
})

test('a time on the reader’s day, by the office’s clock, is today; in an email, which is read later, it has its weekday', () => {
  // 11:30 PM on the day before, and 6 AM, in Denver.
  const before = new Date('2026-11-24T06:30:00Z')
  const morning = new Date('2026-11-24T13:00:00Z')
  expect(formatAnswerWhen(due, before, english)).toBe('Tuesday by 10:40 AM')
  expect(formatAnswerWhen(due, morning, english)).toBe('today by 10:40 AM')
  expect(formatDueTime(due, morning, english)).toBe('today 10:40 AM')
  expect(formatOpening(due, morning, english)).toBe('10:40 AM today')
  expect(formatOpeningDay(due, morning, english)).toBe('Tuesday at 10:40 AM')
  expect(formatAnswerWhen(due, morning, spanish)).toBe(
    'hoy a más tardar a las 10:40\u00a0a.\u00a0m.',
  )
})

test('a day has its weekday and date', () => {
  const day = new Date('2026-11-30')
  expect(formatWeekdayAndDate(day, 'en')).toBe('Monday, November 30')
  expect(formatWeekdayAndDate(day, 'es')).toBe('lunes, 30 de noviembre')
})
