import { expect, test } from 'vitest'
import { attribute, publicPages } from './build.ts'

/** Pages that are read for another reason than work to be done. */
const withoutAction =
  /^\/(terms|privacy-policy|sitemap|search|thank-you.*|gracias-guia|buscando-trabajo|careers.*|performance|font-performance|debug.*|styleguide|404\.html)$/

test('every page ends with a way to ask: its own form, or the contact page', () => {
  const missing = publicPages
    .filter(({ path }) => !withoutAction.test(path))
    .filter(({ root }) => {
      const ways = root.querySelectorAll('main a').map((link) => attribute(link, 'href'))
      return (
        !root.querySelector('main #estimate') &&
        !ways.some((href) => /^\/contact|#estimate$/.test(href))
      )
    })
    .map(({ path }) => path)
  expect(missing).toEqual([])
})

test('a page that knows its town or its trade takes it along to the contact page (S2.67)', () => {
  const hrefs = (path: string) =>
    publicPages
      .find((page) => page.path === path)
      ?.root.querySelectorAll('main a.button')
      .map((link) => attribute(link, 'href').replaceAll('&amp;', '&'))
  expect(hrefs('/vail-colorado')).toContain('/contact?town=vail&from=%2Fvail-colorado')
  expect(hrefs('/roofing-vail-colorado')).toContain(
    '/contact?town=vail&service=roofing&from=%2Froofing-vail-colorado',
  )
})
