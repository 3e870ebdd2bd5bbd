import { expect, test } from 'vitest'
import { withQuery } from './static-site-rules.ts'

test('a redirect adds the query of the request to its own, before the fragment', () => {
  expect(withQuery('/roofing', '')).toBe('/roofing')
  expect(withQuery('/roofing#faq', 'a=b')).toBe('/roofing?a=b#faq')
  expect(withQuery('/search?q=roof', 'a=b')).toBe('/search?q=roof&a=b')
})
