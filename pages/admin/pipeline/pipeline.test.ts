import { expect, test } from 'vitest'
import { contactsUrl, followUpText, formatMonth, personLabel } from './pipeline.ts'

test('a month is named whatever the time zone of the browser', () => {
  expect(formatMonth('2026-11')).toBe('November 2026')
  expect(formatMonth('2027-01')).toBe('January 2027')
})

test('a row says whose it is: a person, nobody, or someone who has left', () => {
  expect(personLabel({ id: 'kim', name: 'Kim' })).toBe('Kim')
  expect(personLabel({ id: 'kim' })).toBe('Someone who has left')
  expect(personLabel({})).toBe('Unassigned')
})

test('a link leads to the leads it counts', () => {
  expect(contactsUrl({ status: 'quoted' })).toBe('/admin/contacts?status=quoted')
})

test('a quote to follow up says in words that it is overdue', () => {
  expect(followUpText('2026-11-02', '2026-11-05')).toBe('overdue since Nov 2, 2026')
  expect(followUpText('2026-11-05', '2026-11-05')).toBe('today')
})
