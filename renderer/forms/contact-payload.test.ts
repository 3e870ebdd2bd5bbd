import { expect, test } from 'vitest'
import { serviceTypes } from '../../services/api/contact-form/service-types.ts'
import { parseServiceChoice, tradeGroups } from '../../services/api/contact-form/trades.ts'
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
  for (const serviceType of serviceTypes) {
    const payload = contactPayload({ ...draft, serviceType }, context)
    expect(contactRequest.safeParse(payload).success).toBe(true)
    expect(payload).not.toHaveProperty('website')
  }
})

test('a trade is sent by name and as the first service; the service type stays one of five', () => {
  const payload = contactPayload(
    { ...draft, serviceType: 'siding' },
    { ...context, trade: 'roofing' },
  )
  expect(payload).toMatchObject({ serviceType: 'home-services', service: 'Siding', town: 'Vail' })
  expect(payload?.services?.slice(0, 2)).toEqual(['siding', 'roofing'])
  expect(payload?.message).toContain('Service inquiry about Siding from Ann Lee.')
})

test('a page’s own name for its trade is kept', () => {
  const extra = { service: 'Decks and Patios' }
  const onPage = { ...context, extra, trade: 'decks-and-patios' }
  expect(contactPayload({ ...draft, serviceType: 'decks-and-patios' }, onPage)).toMatchObject(extra)
})

test('every trade’s slug resolves to the trade and its service type', () => {
  for (const { serviceType, trades } of tradeGroups)
    for (const { slug } of trades)
      expect(parseServiceChoice(slug)).toMatchObject({ serviceType, trade: { slug } })
  expect(tradeGroups.map(({ serviceType }) => serviceType).toSorted()).toEqual(
    serviceTypes.toSorted(),
  )
})
