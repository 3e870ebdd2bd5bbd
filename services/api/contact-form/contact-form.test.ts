import { expect, test } from 'vitest'
import { requestMessage } from '../leads/intake/lead-fields.ts'
import { contactRequest } from './contract.ts'
import { testForm } from '../testing/test-firm.ts'
import { contactFieldNames } from './fields.ts'
import { fieldLabel } from './field-label.ts'
import { followAnswers, inquiryMessage, ownMessage } from './inquiry-message.ts'
import { formQuestions } from '../../content/schema/form.ts'
import { otherServices, serviceLabel } from './service-form.ts'

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
    expect(contactRequest(testForm).parse({ ...request, page }).page).toBe('')
  },
)

test('a path of this site is kept, and spaces around an address are removed', () => {
  const parsed = contactRequest(testForm).parse({ ...request, page: '/roofing-vail-colorado' })
  expect(parsed.page).toBe('/roofing-vail-colorado')
  expect(parsed.email).toBe('ann@example.com')
})

test('every service of the form has a label', () => {
  expect(testForm.types.flatMap(({ services }) => services).map(fieldLabel)).toEqual([
    'Home inspection',
    'Electrical',
    'HVAC',
    'Plumbing',
    'Kitchen remodeling',
    'Bathroom remodeling',
    'Remodels and renovations',
    'Residential construction',
    'Custom builds',
    'Property management',
    'Vacation rental management',
    'Equipment rentals',
    'Construction equipment',
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
const sent = (message: string) => ({ ...june, message: inquiryMessage(testForm, june, message) })

test('the generated sentence is removed from a message', () => {
  expect(ownMessage(testForm, sent('Ice dams above\n\nthe north eave.'))).toBe(
    'Ice dams above\n\nthe north eave.',
  )
  expect(ownMessage(testForm, sent(''))).toBe('')
})

test.each([
  'Written by hand. Please call me.',
  'Service inquiry about my roof. Please call after five.',
  'Service inquiry about Remodels & Renovations from my wife. Please call 970-555-0123.',
  'Service inquiry about Remodels & Renovations from June Harrow. Please call 970-555-0199.',
  'Service inquiry about Roofing from June Harrow. Please call 970-555-0123.\n\nThe north side.',
  'Service inquiry about Remodels & Renovations from June Harrow. Please call 970-555-0123. Leaks!',
])('what a visitor wrote stays whole, whatever it begins with: %s', (message) => {
  expect(ownMessage(testForm, { ...june, message })).toBe(message)
  // With the form's own sentence above it, too.
  expect(ownMessage(testForm, sent(message))).toBe(message)
})

test('the sentence is recognized by the trade’s name, its page’s name for it, and with spaces around a name', () => {
  const roofing = {
    ...june,
    serviceType: 'home-services' as const,
    services: ['roofing'],
  }
  for (const service of ['Roofing', 'Metal roofs'])
    for (const named of ['Roofing', service]) {
      const message = inquiryMessage(
        testForm,
        { ...roofing, name: ' June Harrow ', service: named },
        'Ice dams.',
      )
      expect(ownMessage(testForm, { ...roofing, extra: { service }, message })).toBe('Ice dams.')
    }
})

test('the sentence follows corrected answers, and the sender’s own text stays', () => {
  const corrected = { ...sent('Ice dams.'), name: 'June Harlow', phone: '970-555-0199' }
  const message = followAnswers(testForm, sent('Ice dams.'), corrected)
  expect(message).toBe(
    'Service inquiry about Remodels & Renovations from June Harlow. Please call 970-555-0199.\n\nIce dams.',
  )
  expect(ownMessage(testForm, { ...corrected, message })).toBe('Ice dams.')
  const byHand = { ...june, message: 'Call me.' }
  expect(followAnswers(testForm, byHand, { ...byHand, name: 'June Harlow' })).toBe('Call me.')
})

test('without JavaScript and without text the message is the generated sentence only', () => {
  const posted = contactRequest(testForm).parse({
    name: 'June Harrow',
    email: 'june@example.com',
    phone: '970-555-0123',
    serviceType: 'remodels',
    acceptTerms: 'on',
    message: ' ',
  })
  expect(requestMessage(testForm, posted)).toContain('June Harrow')
  expect(ownMessage(testForm, { ...june, message: requestMessage(testForm, posted) })).toBe('')
})

const about = (service: string) =>
  serviceLabel(testForm, { serviceType: 'home-services', extra: { service } })

test('a lead’s label is its trade, otherwise its service type', () => {
  expect(about('Roofing')).toBe('Roofing')
  expect(serviceLabel(testForm, { serviceType: 'remodels', extra: {} })).toBe(
    'Remodels & Renovations',
  )
})

test('several lines or long text in the trade field are not shown as a trade', () => {
  expect(about('Roofing\r\nBcc: everybody@example.com')).toBe('Home Services')
  expect(about('x'.repeat(61))).toBe('Home Services')
})

test('content/form.yaml can order every question of the form', () => {
  expect([...formQuestions].sort()).toEqual([...contactFieldNames].sort())
})

const former = {
  ...june,
  serviceType: 'barn-raising',
  services: ['timber-frames', 'barn-doors'],
}

test('a lead of a type and a choice that the form does not have anymore keeps its meaning', () => {
  expect(serviceLabel(testForm, former)).toBe('Barn raising')
  expect(serviceLabel(testForm, { ...former, extra: { service: 'Timber frame' } })).toBe(
    'Timber frame',
  )
  expect(otherServices(testForm, former)).toEqual(['timber-frames', 'barn-doors'])
})

test('the sentence of a former label is recognized; one with the label of another service is not', () => {
  const sentence = (label: string) =>
    `Service inquiry about ${label} from June Harrow. Please call 970-555-0123.\n\nOak.`
  const own = (message: string) => ownMessage(testForm, { ...former, message })
  expect(own(sentence('Barns & Sheds'))).toBe('Oak.')
  expect(own(sentence('Roofing'))).toBe(sentence('Roofing'))
  const before = { ...former, message: sentence('Barns & Sheds') }
  expect(followAnswers(testForm, before, { ...before, serviceType: 'remodels' })).toContain(
    'about Remodels & Renovations from',
  )
})
