import { expect, test } from 'vitest'
import { contactMessage } from '../../../renderer/forms/contact-payload.ts'
import { requestMessage } from '../leads/intake/lead-fields.ts'
import { contactRequest } from './contract.ts'
import { stripGeneratedMessage } from './inquiry-message.ts'

const sent = (message: string) =>
  contactMessage({ name: 'June Harrow', phone: '970-555-0123', message }, 'remodels')

test('the generated sentence is removed from a message', () => {
  expect(stripGeneratedMessage(sent('Ice dams above\n\nthe north eave.'))).toBe(
    'Ice dams above\n\nthe north eave.',
  )
  expect(stripGeneratedMessage(sent(''))).toBe('')
  expect(stripGeneratedMessage('Written by hand. Please call me.')).toBe(
    'Written by hand. Please call me.',
  )
})

test('without JavaScript and without text the message is the generated sentence only', () => {
  const posted = contactRequest.parse({
    name: 'June Harrow',
    email: 'june@example.com',
    phone: '970-555-0123',
    serviceType: 'remodels',
    acceptTerms: 'on',
    message: ' ',
  })
  expect(requestMessage(posted)).toContain('June Harrow')
  expect(stripGeneratedMessage(requestMessage(posted))).toBe('')
})
