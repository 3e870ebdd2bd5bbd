import { describe, expect, test } from 'vitest'
import { startTestApp } from '../testing/test-app.ts'
import { loadingLocationPage } from './location-services.ts'

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

test('the page of a known location does not say “not found”, and without JavaScript has a heading that links to the location’s page', () => {
  const html = loadingLocationPage(
    '<title>Page Not Found | Highpine</title><main id="content" tabindex="-1"><h1>Page Not Found</h1>',
    location,
  )
  expect(html).toContain('<title>Roofing &amp; more in Vail</title>')
  expect(html).toContain('<main id="content" tabindex="-1" data-loading>')
  expect(html).toContain(
    '<h1 class="band narrow"><a href="/roofing-vail-colorado">Roofing &amp; more in Vail</a></h1></noscript>',
  )
})
