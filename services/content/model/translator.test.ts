import { expect, test } from 'vitest'
import { z } from 'zod'
import { message } from '../schema/message.ts'
import { createTranslator, formatMessage } from './translator.ts'

const schema = z.strictObject({
  title: message(),
  sending: message('done', 'of'),
  photos: message('count'),
  fields: z.strictObject({ phone: z.strictObject({ short: message() }) }),
})

const group = schema.parse({
  title: 'Thank you!',
  sending: 'Sending your photos: {done} of {of} so far.',
  photos: '{count, plural, =0 {No photo} one {# photo} other {# photos}} added.',
  fields: { phone: { short: 'Phone' } },
})
const t = createTranslator(group, 'en')

test('a message is found by its key, and its placeholders are filled', () => {
  expect(t('title')).toBe('Thank you!')
  expect(t('fields.phone.short')).toBe('Phone')
  expect(t('sending', { done: 2, of: 3 })).toBe('Sending your photos: 2 of 3 so far.')
})

test('plurals follow the language', () => {
  const counts = [0, 1, 2000].map((count) => t('photos', { count }))
  expect(counts).toEqual(['No photo added.', '1 photo added.', '2,000 photos added.'])
})

test('values other than text stay what they are', () => {
  const value = { type: 'strong' }
  expect(t.parts('sending', { done: value, of: value })).toEqual([
    'Sending your photos: ',
    value,
    ' of ',
    value,
    ' so far.',
  ])
})

test('a compiled message survives JSON', () => {
  const copy = JSON.parse(JSON.stringify(group)) as typeof group
  expect(createTranslator(copy, 'en')('photos', { count: 1 })).toBe('1 photo added.')
})

test.each([
  ['{when}', 'uses {when}, which has no meaning here; it may use {done}, {of}'],
  ['{done', 'can’t be read as a message: EXPECT_ARGUMENT_CLOSING_BRACE'],
])('%s is refused', (text, reason) => {
  const { error } = message('done', 'of').safeParse(text)
  expect(error?.issues.map(({ message: said }) => said)).toEqual([reason])
})

test('an empty value selects “none”, and any other value “other”, whatever it is', () => {
  const greeting = message('name').parse('{name, select, none {Hello} other {Hello, {name}}}')
  const names = ['', 'June', 'constructor', '__proto__', 'toString']
  expect(names.map((name) => formatMessage(greeting, { name }, 'en'))).toEqual([
    'Hello',
    ...['Hello, June', 'Hello, constructor', 'Hello, __proto__', 'Hello, toString'],
  ])
})
