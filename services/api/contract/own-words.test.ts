import { expect, test } from 'vitest'
import { inquiryMessage } from '../../../renderer/forms/inquiry.ts'
import { messageOf } from '../intake/inquiry.ts'
import { contactRequest } from './contact.ts'
import { ownWords } from './own-words.ts'

const sent = (message: string) =>
  inquiryMessage({ name: 'June Harrow', phone: '970-555-0123', message }, 'remodels')

test('of a message the list shows what its sender wrote, not what the form did', () => {
  expect(ownWords(sent('Ice dams above\n\nthe north eave.'))).toBe(
    'Ice dams above\n\nthe north eave.',
  )
  expect(ownWords(sent(''))).toBe('')
  expect(ownWords('Written by hand. Please call me.')).toBe('Written by hand. Please call me.')
})

test('who wrote nothing, and had no JavaScript to write the sentence, has said nothing either', () => {
  const posted = contactRequest.parse({
    name: 'June Harrow',
    email: 'june@example.com',
    phone: '970-555-0123',
    serviceType: 'remodels',
    acceptTerms: 'on',
    message: ' ',
  })
  expect(messageOf(posted)).toContain('June Harrow')
  expect(ownWords(messageOf(posted))).toBe('')
})
