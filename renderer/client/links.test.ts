import { expect, test } from 'vitest'
import { isMobile, needsFullLoad } from './links.ts'

const here = 'https://www.highpine.example/roofing'

test.each([
  ['https://www.vail.gov/', 'leads to another site'],
  ['/#testimonials', 'carries a hash'],
  ['/contact?from=roofing', 'carries a query'],
  ['/admin/contacts', 'leads to the admin pages'],
  ['/feed.xml', 'is a file'],
])('%s needs a full load: it %s', (href) => {
  expect(needsFullLoad(href, here, false)).toBe(true)
})

test('a plain link moves in the app, except on a mobile browser', () => {
  expect(needsFullLoad('/siding', here, false)).toBe(false)
  expect(needsFullLoad('/siding', here, true)).toBe(true)
})

test('a browser is mobile below 768 px, or by its device at any width', () => {
  const browser = (innerWidth: number, userAgent: string) =>
    isMobile({ innerWidth, navigator: { userAgent } })
  expect(browser(767, 'X11; Linux')).toBe(true)
  expect(browser(768, 'X11; Linux')).toBe(false)
  expect(browser(1024, 'iPad; CPU OS 18_0')).toBe(true)
})
