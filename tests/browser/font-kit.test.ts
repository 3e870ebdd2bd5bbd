import { expect, test } from 'vitest'
import { hasFontsMarker } from './fonts.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test('the owner’s font kit is loaded when there is one, and the page waits for its proxima-nova', async () => {
  // The tested site has no kit, so its CSP forbids one; security-headers.test.ts tests the CSP with a kit.
  const { page } = await visitor({ ...desktop, bypassCSP: true })
  await page.route('*://*/', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('<html ', '<html data-font-kit="abc1def" ')
    return route.fulfill({ response: answer, body })
  })
  const asked: string[] = []
  let come = () => undefined as void
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('https://use.typekit.net/**', async (route) => {
    asked.push(route.request().url())
    await held
    const face = await page.evaluate(
      () =>
        [...document.styleSheets]
          .flatMap((sheet) => [...sheet.cssRules])
          .map(({ cssText }) => cssText)
          .find((rule) => rule.includes('figtree')) ?? '',
    )
    const file = /url\("([^"]+)"\)/.exec(face)?.[1] ?? ''
    const source = new URL(file, page.url()).href
    return route.fulfill({
      contentType: 'text/css',
      headers: { 'access-control-allow-origin': '*' },
      body: `@font-face{font-family:proxima-nova;font-weight:400 700;src:url(${source})}`,
    })
  })
  // The kit's style sheet is part of what the page loads.
  await page.goto('/', { waitUntil: 'commit' })
  await waitForHydration(page)
  expect(await hasFontsMarker(page)).toBe(false)
  come()
  await expect.poll(() => hasFontsMarker(page)).toBe(true)
  expect(asked).toEqual(['https://use.typekit.net/abc1def.css'])
  expect(
    await page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('proxima-nova') && status === 'loaded',
      ),
    ),
  ).toBe(true)
})
