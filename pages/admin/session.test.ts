import { expect, test } from 'vitest'
import { HttpError } from '../../renderer/client/http.ts'
import { errorText, isSignInNeeded } from './session.ts'

const failedCall = (status: number, code: string, more: object = {}) =>
  new HttpError(
    status,
    JSON.stringify({ success: false, code, message: 'Please check the marked fields.', ...more }),
  )

test('errorText returns the service’s message', () => {
  expect(errorText(failedCall(409, 'changed_meanwhile'))).toBe('Please check the marked fields.')
  expect(errorText(new HttpError(502, '<h1>Bad gateway</h1>'))).toMatch(/^The service answered 502/)
  expect(errorText(new TypeError('Failed to fetch'))).toMatch(/^We can’t reach the service/)
})

test('without field errors the message names the problem, once', () => {
  const wrong = {
    a: '“x” isn’t an email address.',
    b: '“x” isn’t an email address.',
    c: 'Ten at most.',
  }
  expect(errorText(failedCall(400, 'wrong_fields', { fields: wrong }))).toBe(
    '“x” isn’t an email address. Ten at most.',
  )
  expect(errorText(failedCall(400, 'wrong_fields', { fields: {} }))).toMatch(/^Please check/)
})

test('an expired session is distinguished from a wrong password', () => {
  expect(isSignInNeeded(failedCall(401, 'sign_in_needed'))).toBe(true)
  expect(isSignInNeeded(failedCall(401, 'wrong_sign_in'))).toBe(false)
})
