import { expect, test } from 'vitest'
import { HttpError } from '../../renderer/client/http.ts'
import { plainWords, signInIsNeeded } from './session.ts'

const refused = (status: number, code: string, more: object = {}) =>
  new HttpError(
    status,
    JSON.stringify({ success: false, code, message: 'Please check the marked fields.', ...more }),
  )

test('what the service says is what a person reads', () => {
  expect(plainWords(refused(409, 'changed_meanwhile'))).toBe('Please check the marked fields.')
  expect(plainWords(new HttpError(502, '<h1>Bad gateway</h1>'))).toMatch(
    /^The service answered 502/,
  )
  expect(plainWords(new TypeError('Failed to fetch'))).toMatch(/^The service cannot be reached/)
})

test('where no field is marked, the sentence names what is wrong, once', () => {
  const wrong = { a: '“x” is no email address.', b: '“x” is no email address.', c: 'Ten at most.' }
  expect(plainWords(refused(400, 'wrong_fields', { fields: wrong }))).toBe(
    '“x” is no email address. Ten at most.',
  )
  expect(plainWords(refused(400, 'wrong_fields', { fields: {} }))).toMatch(/^Please check/)
})

test('a session that has ended is told from a password that does not fit', () => {
  expect(signInIsNeeded(refused(401, 'sign_in_needed'))).toBe(true)
  expect(signInIsNeeded(refused(401, 'wrong_sign_in'))).toBe(false)
})
