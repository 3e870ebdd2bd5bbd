import { expect, test } from 'vitest'
import { parseServiceChoice } from '../../services/api/contact-form/service-form.ts'
import { cedarForm, testForm } from '../../services/api/testing/test-firm.ts'
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
  form: testForm,
  preselected: ['roofing'],
  extra: { town: 'Vail' },
  page: '/roofing-vail-colorado',
  attribution: { landing: '/roofing', referrer: '', campaign: 'utm_source=mailer' },
}

test('the payload lists the offerings of the page and of the service type, each once', () => {
  const payload = contactPayload(draft, { ...context, preselected: ['roofing', 'hvac'] })
  expect(payload?.services).toEqual([
    'roofing',
    'hvac',
    'home-inspection',
    'electrical',
    'plumbing',
  ])
})

test('the message starts with the generated sentence, with name and phone; the visitor’s text follows', () => {
  expect(contactPayload(draft, context)?.message).toBe(
    'Service inquiry about Home Services from Ann Lee. Please call 970-555-0100.',
  )
  expect(contactPayload({ ...draft, message: 'North eave leaks.' }, context)?.message).toContain(
    '\n\nNorth eave leaks.',
  )
})

test('the payload of every service type is valid and has no honeypot', () => {
  for (const { id: serviceType } of testForm.types) {
    const payload = contactPayload({ ...draft, serviceType }, context)
    expect(contactRequest(testForm).safeParse(payload).success).toBe(true)
    expect(payload).not.toHaveProperty('website')
  }
})

test('a choice is sent by name and as the first service; the service type stays one of the form', () => {
  const payload = contactPayload(
    { ...draft, serviceType: 'siding' },
    { ...context, choice: 'roofing' },
  )
  expect(payload).toMatchObject({ serviceType: 'home-services', service: 'Siding', town: 'Vail' })
  expect(payload?.services?.slice(0, 2)).toEqual(['siding', 'roofing'])
  expect(payload?.message).toContain('Service inquiry about Siding from Ann Lee.')
})

test('a page’s own name for its service is kept', () => {
  const extra = { service: 'Decks and Patios' }
  const onPage = { ...context, extra, choice: 'decks-and-patios' }
  expect(contactPayload({ ...draft, serviceType: 'decks-and-patios' }, onPage)).toMatchObject(extra)
})

test('the name of every choice resolves to the choice and its service type', () => {
  for (const { id: serviceType, choices } of testForm.types)
    for (const choice of choices)
      expect(parseServiceChoice(testForm, choice.id)).toEqual({ serviceType, choice })
})

test('another firm’s form is sent by its own names', () => {
  const payload = contactPayload(
    { ...draft, serviceType: 'gutters' },
    { ...context, form: cedarForm, preselected: [], extra: {} },
  )
  expect(payload).toMatchObject({
    serviceType: 'repairs',
    services: ['gutters', 'roof-repair'],
    service: 'Gutters & downspouts',
    message: 'Service inquiry about Gutters & downspouts from Ann Lee. Please call 970-555-0100.',
  })
  expect(contactRequest(cedarForm).safeParse(payload).success).toBe(true)
  expect(contactRequest(testForm).safeParse(payload).success).toBe(false)
})

test('a half-day is sent as a best time to call and, in an extra field, its day', () => {
  const payload = contactPayload({ ...draft, bestTime: 'morning 2026-11-30' }, context)
  expect(payload).toMatchObject({ bestTime: 'morning', callDay: '2026-11-30' })
  expect(contactRequest(testForm).safeParse(payload).success).toBe(true)
})
