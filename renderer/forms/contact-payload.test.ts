import { expect, test } from 'vitest'
import { serviceTypes } from '../../services/api/contact-form/service-types.ts'
import { contactRequest } from '../../services/api/contact-form/contract.ts'
import { contactPayload } from './contact-payload.ts'

const draft = {
  name: 'Ann Lee',
  email: 'ann@example.com',
  phone: '970-555-0100',
  serviceType: 'home-services',
  message: '',
  acceptTerms: true,
  idempotencyKey: 'k1',
}
const context = {
  preselected: ['roofing'],
  extra: { town: 'Vail' },
  page: '/roofing-vail-colorado',
  attribution: { landing: '/roofing', referrer: '', campaign: 'utm_source=mailer' },
}

test('the payload lists the page’s offering and those of the service type, each once', () => {
  const payload = contactPayload(draft, { ...context, preselected: ['roofing', 'hvac'] })
  expect(payload?.services).toEqual([
    'roofing',
    'hvac',
    'home-inspection',
    'electrical',
    'plumbing',
  ])
})

test('the message is the generated sentence with name and phone, then the visitor’s text', () => {
  expect(contactPayload(draft, context)?.message).toBe(
    'Service inquiry about Home Services from Ann Lee. Please call 970-555-0100.',
  )
  expect(contactPayload({ ...draft, message: 'North eave leaks.' }, context)?.message).toContain(
    '\n\nNorth eave leaks.',
  )
})

test('the service accepts the payload of every service type, and no honeypot is in it', () => {
  for (const serviceType of serviceTypes) {
    const payload = contactPayload({ ...draft, serviceType }, context)
    expect(contactRequest.safeParse(payload).success).toBe(true)
    expect(payload).not.toHaveProperty('website')
  }
})
