import { expect, test } from 'vitest'
import { colorado } from '../../../services/content/testing/places.ts'
import { load } from '../../../services/content/load/load.ts'
import type { Business } from '../../../services/content/schema/business.ts'
import { businessNode, officeNodes, websiteNode } from './business.ts'

const weekdays: Business['hours'][number]['days'] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
]

const firm: Business = {
  language: 'en',
  brand: 'Highpine',
  legalName: 'Highpine, LLC',
  origin: 'https://www.highpine.example',
  founded: 1984,
  description: 'General contractor.',
  place: colorado,
  referencePrefix: 'HP',
  phones: [{ label: 'Office', number: '970-555-0142', words: {} }],
  email: 'office@highpine.example',
  offices: [
    {
      name: 'Edwards office',
      address: { street: '105 Village', city: 'Edwards', state: 'CO', postalCode: '81632' },
      coordinates: [39.6449, -106.5942],
    },
    {
      name: 'Gypsum yard',
      address: { street: '555 Cooley Mesa', city: 'Gypsum', state: 'CO', postalCode: '81637' },
      coordinates: [39.6433, -106.9319],
    },
  ],
  hours: [{ days: weekdays, opens: '08:00', closes: '18:00' }],
  closed: [],
  serviceGroups: [{ id: 'fix', heading: 'Repairs' }],
  holidays: [],
  promise: { hours: 24, counts: 'every-hour' },
  social: {
    facebook: 'https://www.facebook.com/highpine.example',
    instagram: 'https://www.instagram.com/highpine.example',
    linkedin: 'https://www.linkedin.com/company/highpine-example',
  },
  areas: [{ name: 'Vail Valley', places: ['Avon', 'Eagle-Vail'] }],
  serviceRadius: 80000,
  shareImage: 'share',
}
const claim = (text: string) => ({
  text,
  source: 'Company records',
  checked: '2026-11-01',
  placeholder: false,
})

test('the business is a general contractor with both offices and the hours', () => {
  const node = businessNode(firm, {})
  expect(node['@type']).toBe('GeneralContractor')
  expect(node.address.map(({ addressLocality }) => addressLocality)).toEqual(['Edwards', 'Gypsum'])
  expect(node.location.map(({ geo }) => geo?.latitude)).toEqual([39.6449, 39.6433])
  expect(node.openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdays,
      opens: '08:00',
      closes: '18:00',
    },
  ])
})

test('the business has its names, contact details and social profiles', () => {
  expect(businessNode(firm, {})).toMatchObject({
    name: 'Highpine',
    legalName: 'Highpine, LLC',
    description: 'General contractor.',
    url: 'https://www.highpine.example',
    telephone: '+1-970-555-0142',
    email: 'office@highpine.example',
    foundingDate: '1984',
    logo: 'https://www.highpine.example/icon-512.png',
    image: expect.stringMatching(/^https:\/\/www\.highpine\.example\/.*share\.jpg$/),
    geo: { latitude: 39.6449, longitude: -106.5942 },
    sameAs: [
      'https://www.facebook.com/highpine.example',
      'https://www.instagram.com/highpine.example',
      'https://www.linkedin.com/company/highpine-example',
    ],
  })
})

test('the site has the firm’s name, and is published by it', () => {
  expect(websiteNode(firm)).toMatchObject({
    '@type': 'WebSite',
    name: 'Highpine',
    url: 'https://www.highpine.example',
    publisher: { '@id': businessNode(firm, {})['@id'] },
  })
})

test('the service area is every town by name, and 80,000 meters around the first office', () => {
  expect(businessNode(firm, {}).areaServed).toEqual([
    { '@type': 'City', name: 'Avon, Colorado' },
    { '@type': 'City', name: 'Eagle-Vail, Colorado' },
    {
      '@type': 'GeoCircle',
      '@id': 'https://www.highpine.example/#service-area',
      geoMidpoint: { '@type': 'GeoCoordinates', latitude: 39.6449, longitude: -106.5942 },
      geoRadius: 80000,
    },
  ])
})

test('an office with a phone of its own is a business of its own, with that phone and the hours', () => {
  const [edwards, gypsum] = firm.offices
  if (!edwards || !gypsum) throw new Error('The firm has two offices.')
  const phones = [...firm.phones, { label: 'Yard', number: '970-555-0167', words: {} }]
  const nodes = officeNodes({
    ...firm,
    phones,
    priceRange: '$$$',
    offices: [edwards, { ...gypsum, phone: 'Yard' }],
  })
  expect(nodes).toMatchObject([
    {
      '@type': 'LocalBusiness',
      '@id': 'https://www.highpine.example/#gypsum-yard',
      name: 'Highpine Gypsum yard',
      parentOrganization: { '@id': businessNode(firm, {})['@id'] },
      telephone: '+1-970-555-0167',
      address: { addressLocality: 'Gypsum' },
      geo: { latitude: 39.6433 },
      priceRange: '$$$',
      openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
    },
  ])
  expect(officeNodes(firm)).toEqual([])
})

test('the price range is there if the firm states it', () => {
  expect(businessNode({ ...firm, priceRange: '$$$' }, {})).toHaveProperty('priceRange', '$$$')
  expect(businessNode(firm, {})).not.toHaveProperty('priceRange')
})

test('the rating comes from two claims, and is left out if one is missing', () => {
  const both = { rating: claim('4.9 out of 5'), reviews: claim('127 reviews') }
  expect(businessNode(firm, both)).toMatchObject({
    aggregateRating: { ratingValue: '4.9', reviewCount: '127', bestRating: '5' },
  })
  expect(businessNode(firm, { rating: both.rating })).not.toHaveProperty('aggregateRating')
})

test('on a real domain the rating is left out until the evidence for both claims is recorded', () => {
  const evidence = { needed: 'The review profile.', recorded: '2026-11-01' }
  const rating = { ...claim('4.9 out of 5'), evidence }
  const reviews = { ...claim('127 reviews'), evidence }
  const live = { ...firm, origin: 'https://www.highpine.com' }
  expect(businessNode(live, { rating, reviews })).toHaveProperty('aggregateRating')
  for (const claims of [
    { rating: claim('4.9 out of 5'), reviews: claim('127 reviews') },
    { rating, reviews: claim('127 reviews') },
    { rating, reviews: { ...reviews, evidence: { needed: 'The review profile.' } } },
  ])
    expect(businessNode(live, claims)).not.toHaveProperty('aggregateRating')
})

test('claims about ratings, customers or money name their evidence, and the rating is published on a real domain only with recorded evidence', () => {
  const { site } = load({ root: process.cwd(), today: new Date('2026-11-23'), commit: 'test' })
  const claims = site?.claims ?? {}
  const aboutOthers = ['grade', 'rating', 'reviews', 'stars', 'customers', 'value-increase']
  expect(aboutOthers.filter((name) => !claims[name]?.evidence?.needed)).toEqual([])
  const proven = ['rating', 'reviews'].every((name) => claims[name]?.evidence?.recorded)
  const live = businessNode({ ...firm, origin: 'https://www.highpine.com' }, claims)
  expect('aggregateRating' in live).toBe(proven)
})
