import { expect, test } from 'vitest'
import { testWords } from '../testing/test-firm.ts'
import { httpError, invalidFields } from './http-errors.ts'
import { localizeError, localizeFields } from './localization.ts'

const phone = '970-555-0100'
const { en } = testWords
const ownWords = {
  ...testWords,
  en: {
    ...en,
    errors: { ...en.errors, wrong_fields: 'One more look, please.' },
    fields: { ...en.fields, name: { ...en.fields.name, error: 'Who are you?' } },
  },
}

test('a firm changes what visitors read in English, too', () => {
  const fields = {
    name: 'Please tell us your name.',
    town: 'Please shorten this to 300 characters.',
  }
  const error = localizeError(invalidFields(fields), { language: 'en', words: ownWords, phone })
  expect(error.body).toMatchObject({
    code: 'wrong_fields',
    message: 'One more look, please.',
    fields: { ...fields, name: 'Who are you?' },
  })
})

test('messages that only staff and programs get stay as they are', () => {
  const error = httpError('no_such_lead')
  for (const language of ['en', 'es'] as const)
    expect(localizeError(error, { language, words: testWords, phone })).toBe(error)
  const fields = {
    name: 'Please send this as text.',
    email: 'budget must be text.',
    plan: 'plan isn’t valid.',
  }
  expect(localizeFields(fields, { language: 'en', words: testWords })).toEqual(fields)
})

test('in Spanish any other message of a field says how to answer it', () => {
  const fields = {
    name: 'Please send this as text.',
    email: 'Please fill this in.',
    plan: 'plan isn’t valid.',
  }
  expect(localizeFields(fields, { language: 'es', words: testWords })).toEqual({
    name: 'Por favor, díganos su nombre.',
    email: 'Revise su correo. Debe verse como nombre@ejemplo.com.',
    plan: 'Por favor, revise este campo.',
  })
})
