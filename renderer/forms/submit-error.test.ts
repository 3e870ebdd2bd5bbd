import { expect, test } from 'vitest'
import { HttpError } from '../client/http.ts'
import { parseSubmitError, RejectedError } from './submit-error.ts'

const onlyName = (field: string) => field === 'name'
const errorWith = (answer: object) => new HttpError(400, JSON.stringify(answer))

test('a field’s message belongs to the field, or to formError where the form can’t show it there', () => {
  const error = errorWith({
    success: false,
    message: 'Please check the marked fields.',
    fields: { name: 'Please tell us your name.', acceptTerms: 'Please accept the terms.' },
  })
  expect(parseSubmitError(error, onlyName)).toEqual({
    fields: { name: 'Please tell us your name.' },
    formError: 'Please check the marked fields. Please accept the terms.',
  })
})

test('a response of status 200 with success false counts as an error too', () => {
  const error = new RejectedError({ success: false, message: 'No.', fields: { name: 'Which?' } })
  expect(error.message).toBe('No.')
  expect(parseSubmitError(error, onlyName)).toEqual({
    fields: { name: 'Which?' },
    formError: 'No.',
  })
})

test('Contact response with success false: the server message or ‘Failed to send message’', () => {
  for (const answer of [{ success: false }, { success: false, message: 7 }, null, 'no', undefined])
    expect(new RejectedError(answer).message).toBe('Failed to send message')
})

test.each([
  ['a network error', new TypeError('Failed to fetch')],
  ['a proxy’s error page', new HttpError(502, '<h1>Bad Gateway</h1>')],
  ['a body of another shape', errorWith({ message: 1, fields: { name: [] } })],
])('%s gives no messages', (_, error) => {
  expect(parseSubmitError(error, onlyName)).toEqual({ fields: {}, formError: '' })
})
