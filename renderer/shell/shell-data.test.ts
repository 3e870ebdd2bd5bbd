import { expect, test } from 'vitest'
import { testWords as words } from '../../services/api/testing/test-firm.ts'
import { formatHours, officeClock } from './shell-data.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const

test('the office hours are in the page’s language', () => {
  const hours = [
    { days: [...weekdays], opens: '08:00', closes: '18:00' },
    { days: ['Saturday' as const], opens: '09:30', closes: '12:00' },
  ]
  expect(formatHours(hours, { language: 'en', words })).toBe(
    'Monday–Friday, 8:00 AM–6:00 PM; Saturday, 9:30 AM–12:00 PM',
  )
  expect(formatHours(hours, { language: 'es', words })).toBe(
    'Lunes a viernes, de 8:00\u00a0a.\u00a0m. a 6:00\u00a0p.\u00a0m.; Sábado, de 9:30\u00a0a.\u00a0m. a 12:00\u00a0p.\u00a0m.',
  )
})

test('scripts get the time zone, the next closed days, and the hours from Sunday to Saturday', () => {
  const hours = [
    { days: [...weekdays], opens: '13:00', closes: '17:00' },
    { days: [...weekdays, 'Saturday' as const], opens: '08:00', closes: '12:00' },
  ]
  const day = '08:00-12:00 13:00-17:00'
  expect(officeClock({ name: 'America/Denver' }, hours, ['2026-11-26', '2026-12-25'])).toBe(
    `America/Denver,2026-11-26 2026-12-25,,${Array(5).fill(day).join()},08:00-12:00`,
  )
})
