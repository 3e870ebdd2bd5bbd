import { describe, expect, test } from 'vitest'
import { startTestApp, testSite } from '../testing/test-app.ts'
import {
  knownPlace,
  loadingPlacePage,
  pageWithSuggestions,
  unknownPlaces,
} from './location-services.ts'

describe('location services', () => {
  test('answers with the location service', async () => {
    const { app } = await startTestApp()
    const answer = await app.inject({ url: '/api/location-services/roofing-vail' })
    expect(answer.json()).toMatchObject({ success: true, locationService: { city: 'Vail' } })
  })

  test('a slug is {service type}-{city}, with the prefix of its page or its service type', async () => {
    const { app } = await startTestApp()
    for (const slug of [
      'decks-beaver-creek-colorado',
      'decks-beaver-creek',
      'decks-and-patios-beaver-creek',
      'decks-and-patios-beaver-creek-colorado',
    ]) {
      const answer = await app.inject({ url: `/api/location-services/${slug}` })
      expect(answer.json(), slug).toMatchObject({ locationService: { city: 'Beaver Creek' } })
      expect((await app.inject({ url: `/services/${slug}` })).statusCode, slug).toBe(200)
    }
  })

  test('vacation rentals in a town are managed with the copy of property management', async () => {
    const { app } = await startTestApp()
    for (const slug of [
      'vacation-rental-management-vail',
      'vacation-rental-management-vail-colorado',
    ]) {
      const answer = await app.inject({ url: `/api/location-services/${slug}` })
      expect(answer.json().locationService, slug).toMatchObject({
        slug: 'property-management-vail-colorado',
        title: 'Vacation Rental Management Services in Vail, Eagle County',
        serviceType: 'vacation-rental-management',
        city: 'Vail',
      })
      expect((await app.inject({ url: `/services/${slug}` })).statusCode, slug).toBe(200)
    }
  })

  test('If-None-Match is answered 304', async () => {
    const { app } = await startTestApp()
    const url = '/api/location-services/roofing-vail'
    const etag = String((await app.inject({ url })).headers.etag)
    const again = await app.inject({ url, headers: { 'if-none-match': `"old", W/${etag}` } })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag])
    const other = await app.inject({ url, headers: { 'if-none-match': '"old"' } })
    expect(other.statusCode).toBe(200)
  })
})

const location = {
  slug: 'roofing-vail-colorado',
  title: 'Roofing & more in Vail',
  serviceType: 'roofing',
  city: 'Vail',
  county: 'Eagle County',
  metaDescription: '',
  faqs: [],
}

const notFound =
  '<title>Page Not Found | Highpine</title><main id="content" tabindex="-1"><h1>Page Not Found</h1>'

test('the page of a known location does not say “not found”, and links the location’s page', () => {
  expect(knownPlace(location)).toEqual({
    title: location.title,
    links: [{ path: '/roofing-vail-colorado', label: location.title }],
  })
  expect(loadingPlacePage(notFound, knownPlace(location), '<noscript>links</noscript>')).toBe(
    '<title>Roofing &amp; more in Vail</title><main id="content" tabindex="-1" data-loading>' +
      '<noscript>links</noscript><h1>Page Not Found</h1>',
  )
})

test('a place without a page is about its trade, or about home services, and links the trade’s pages', () => {
  const other = { ...location, slug: 'decks-vail-colorado', serviceType: 'decks-and-patios' }
  const general = { ...location, slug: 'home-services-vail-colorado', serviceType: 'home-services' }
  const find = unknownPlaces({
    business: { state: 'colorado' },
    services: testSite.services,
    locationServices: [{ ...location, title: 'Roofing in Vail' }, other, general],
    pages: [{ path: '/roofing-vail-colorado', title: '', service: 'Roofing', language: 'en' }],
  })
  const roofing = {
    title: 'Roofing',
    links: [{ path: '/roofing-vail-colorado', label: 'Roofing in Vail' }],
  }
  for (const path of ['/roofing-nowhere', '/services/roofing-nowhere', '/services/roofing'])
    expect(find(path), path).toEqual(roofing)
  for (const path of ['/decks-nowhere', '/decks-and-patios-nowhere-colorado'])
    expect(find(path)?.links[0]?.path, path).toBe('/decks-vail-colorado')
  for (const path of ['/hot-tubs-vail-colorado', '/services/hot-tubs'])
    expect(find(path)?.links[0]?.path, path).toBe('/home-services-vail-colorado')
  for (const path of ['/nowhere', '/how-to-bild', '/roofing', '/a/roofing-b'])
    expect(find(path), path).toBeUndefined()
})

test('an offering’s own name under /services/ is about its trade, and so are vacation rentals', () => {
  const find = unknownPlaces({
    business: { state: 'colorado' },
    services: testSite.services,
    locationServices: [
      { ...location, slug: 'kitchen-remodeling-vail-colorado', serviceType: 'kitchen-remodeling' },
      {
        ...location,
        slug: 'property-management-vail-colorado',
        serviceType: 'property-management',
      },
    ],
    pages: [
      {
        path: '/kitchen-remodeling-vail-colorado',
        title: '',
        service: 'Kitchen Remodeling',
        offering: 'kitchens',
        language: 'en',
      },
    ],
  })
  for (const path of ['/services/kitchens', '/services/kitchens-nowhere', '/kitchens-x-colorado'])
    expect(find(path)?.title, path).toBe('Kitchen Remodeling')
  expect(find('/services/vacation-rental-management-nowhere')?.links[0]?.path).toBe(
    '/property-management-vail-colorado',
  )
  // The page’s script shows an article of that name.
  expect(find('/kitchens-nowhere')).toBeUndefined()
})

test('the page for unknown paths below a service suggests that service', () => {
  const html =
    '<main id="content"><div><h1>Page Not Found</h1><div class="suggestions"><ul><li>Concrete</li></ul></div></div></main>'
  expect(pageWithSuggestions(html, '/roofing/"no', '<div class="suggestions">Roofing</div>')).toBe(
    '<main id="content" data-path="/roofing/&quot;no"><div><h1>Page Not Found</h1><div class="suggestions">Roofing</div></div></main>',
  )
})

test('a name under /services/ that is no service leads to all services, without “Page Not Found”', () => {
  const find = unknownPlaces({
    business: { state: 'colorado' },
    services: testSite.services,
    locationServices: [],
    pages: [{ path: '/services', title: 'Everything We Do', language: 'en' }],
  })
  expect(find('/services/foo')).toEqual({
    title: 'Everything We Do',
    links: [{ path: '/services', label: 'Everything We Do' }],
    loading: 'services',
  })
  expect(
    loadingPlacePage(notFound, { title: 'Services', links: [], loading: 'services' }, ''),
  ).toContain('data-loading="services"')
})
