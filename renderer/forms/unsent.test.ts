import { expect, test } from 'vitest'
import { HttpError } from '../client/http.ts'
import { NotAccepted, unsent } from './unsent.ts'

const nameTells = (field: string) => field === 'name'
const refused = (answer: object) => new HttpError(400, JSON.stringify(answer))

test('a mistake is told by its field, and by the advice where the form has no such field', () => {
  const error = refused({
    success: false,
    message: 'Please check the marked fields.',
    fields: { name: 'Please tell us your name.', acceptTerms: 'Please accept the terms.' },
  })
  expect(unsent(error, nameTells)).toEqual({
    fields: { name: 'Please tell us your name.' },
    advice: 'Please check the marked fields. Please accept the terms.',
  })
})

test('an answer of status 200 with success false counts as much', () => {
  const error = new NotAccepted({ success: false, message: 'No.', fields: { name: 'Which?' } })
  expect(error.message).toBe('No.')
  expect(unsent(error, nameTells)).toEqual({ fields: { name: 'Which?' }, advice: 'No.' })
})

test('Contact response with success false: the server message or ‘Failed to send message’', () => {
  for (const answer of [{ success: false }, { success: false, message: 7 }, null, 'no', undefined])
    expect(new NotAccepted(answer).message).toBe('Failed to send message')
})

test.each([
  ['a broken line', new TypeError('Failed to fetch')],
  ['the page of a proxy', new HttpError(502, '<h1>Bad Gateway</h1>')],
  ['words of another shape', refused({ message: 1, fields: { name: [] } })],
])('%s advises nothing', (_, error) => {
  expect(unsent(error, nameTells)).toEqual({ fields: {}, advice: '' })
})
