import { expect, test } from 'vitest'
import { formServiceIds, serviceTypeIds } from '../../content/schema/service.ts'
import { requestMessage } from '../leads/intake/lead-fields.ts'
import { contactRequest } from './contract.ts'
import { fieldLabel } from './fields.ts'
import { followAnswers, inquiryMessage, ownMessage } from './inquiry-message.ts'
import { servicesByType, serviceTypes } from './service-types.ts'
import { serviceLabel, tradeOfOffering } from './trades.ts'

const request = {
  name: 'Ann Lee',
  email: ' ann@example.com ',
  phone: '970-555-0100',
  serviceType: 'custom',
  acceptTerms: true,
}

test.each(['javascript:alert(1)', '//evil.example/x', 'https://evil.example'])(
  'the page %s is not a path of this site and is ignored',
  (page) => {
    expect(contactRequest.parse({ ...request, page }).page).toBe('')
  },
)

test('a path of this site is kept, and spaces around an address are removed', () => {
  const parsed = contactRequest.parse({ ...request, page: '/roofing-vail-colorado' })
  expect(parsed.page).toBe('/roofing-vail-colorado')
  expect(parsed.email).toBe('ann@example.com')
})

test('every service of the form has a label', () => {
  expect(Object.values(servicesByType).flat().map(fieldLabel)).toEqual([
    'Equipment rentals',
    'Construction equipment',
    'Residential construction',
    'Custom builds',
    'Home inspection',
    'Electrical',
    'HVAC',
    'Plumbing',
    'Property management',
    'Vacation rental management',
    'Kitchen remodeling',
    'Bathroom remodeling',
    'Remodels and renovations',
  ])
})

test('an unknown field gets a label made from its name', () => {
  expect(['squareFeet', 'move_in', 'ZIP'].map(fieldLabel)).toEqual([
    'Square feet',
    'Move in',
    'ZIP',
  ])
})

const june = {
  name: 'June Harrow',
  phone: '970-555-0123',
  serviceType: 'remodels',
  extra: {},
} as const
const sent = (message: string) => ({ ...june, message: inquiryMessage(june, message) })

test('the generated sentence is removed from a message', () => {
  expect(ownMessage(sent('Ice dams above\n\nthe north eave.'))).toBe(
    'Ice dams above\n\nthe north eave.',
  )
  expect(ownMessage(sent(''))).toBe('')
})

test.each([
  'Written by hand. Please call me.',
  'Service inquiry about my roof. Please call after five.',
  'Service inquiry about Remodels & Renovations from my wife. Please call 970-555-0123.',
  'Service inquiry about Remodels & Renovations from June Harrow. Please call 970-555-0199.',
  'Service inquiry about Roofing from June Harrow. Please call 970-555-0123.\n\nThe north side.',
  'Service inquiry about Remodels & Renovations from June Harrow. Please call 970-555-0123. Leaks!',
])('what a visitor wrote stays whole, whatever it begins with: %s', (message) => {
  expect(ownMessage({ ...june, message })).toBe(message)
  // With the form's own sentence above it, too.
  expect(ownMessage(sent(message))).toBe(message)
})

test('the sentence is recognized by the trade’s name, its page’s name for it, and with spaces around a name', () => {
  const roofing = {
    ...june,
    serviceType: 'home-services' as const,
    services: ['roofing'],
  }
  for (const service of ['Roofing', 'Metal roofs'])
    for (const trade of ['Roofing', service]) {
      const message = inquiryMessage({ ...roofing, name: ' June Harrow ', trade }, 'Ice dams.')
      expect(ownMessage({ ...roofing, extra: { service }, message })).toBe('Ice dams.')
    }
})

test('the sentence follows corrected answers, and the sender’s own text stays', () => {
  const corrected = { ...sent('Ice dams.'), name: 'June Harlow', phone: '970-555-0199' }
  const message = followAnswers(sent('Ice dams.'), corrected)
  expect(message).toBe(
    'Service inquiry about Remodels & Renovations from June Harlow. Please call 970-555-0199.\n\nIce dams.',
  )
  expect(ownMessage({ ...corrected, message })).toBe('Ice dams.')
  const byHand = { ...june, message: 'Call me.' }
  expect(followAnswers(byHand, { ...byHand, name: 'June Harlow' })).toBe('Call me.')
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
  expect(ownMessage({ ...june, message: requestMessage(posted) })).toBe('')
})

const about = (service: string) =>
  serviceLabel({ serviceType: 'home-services', extra: { service } })

test('a lead’s label is its trade, otherwise its service type', () => {
  expect(about('Roofing')).toBe('Roofing')
  expect(serviceLabel({ serviceType: 'remodels', extra: {} })).toBe('Remodels & Renovations')
})

test('several lines or long text in the trade field are not shown as a trade', () => {
  expect(about('Roofing\r\nBcc: everybody@example.com')).toBe('Home Services')
  expect(about('x'.repeat(61))).toBe('Home Services')
})

test('an offering’s pages preselect its trade; an offering of several trades preselects none', () => {
  expect(tradeOfOffering('kitchens')).toBe('kitchen-remodeling')
  expect(tradeOfOffering('home-services')).toBeUndefined()
})

test('content may use every option of the form, and every service that an option includes', () => {
  expect([...serviceTypeIds].sort()).toEqual([...serviceTypes].sort())
  expect(formServiceIds).toEqual(expect.arrayContaining(Object.values(servicesByType).flat()))
})
