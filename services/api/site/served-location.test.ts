import { expect, test } from 'vitest'
import { loadingLocationPage } from './served-location.ts'

const location = {
  slug: 'roofing-vail-colorado',
  title: 'Roofing & more in Vail',
  serviceType: 'roofing',
  city: 'Vail',
  county: 'Eagle County',
  metaDescription: '',
  faqs: [],
}

test('a location that the service knows is not called missing, and without JavaScript has a link to its page', () => {
  const html = loadingLocationPage(
    '<title>Page Not Found | Highpine</title><main id="content" tabindex="-1"><h1>Page Not Found</h1>',
    location,
  )
  expect(html).toContain('<title>Roofing &amp; more in Vail</title>')
  expect(html).toContain('<main id="content" tabindex="-1" data-loading>')
  expect(html).toContain('<a href="/roofing-vail-colorado">Roofing &amp; more in Vail</a>')
})
