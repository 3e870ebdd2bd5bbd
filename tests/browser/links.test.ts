import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isWindowMarked, markWindow } from './full-load.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop, phone } from './visitor.ts'
import { touchPhone } from './widths.ts'

const { origin, visitor } = sharedProduct()

/** The head as it is in the open document. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    titles: [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent),
    canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) =>
      link.getAttribute('href'),
    ),
    descriptions: [...document.querySelectorAll('meta[name=description]')].map((tag) =>
      tag.getAttribute('content'),
    ),
    data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
  }))

const graph = z.object({ '@graph': z.array(z.object({ '@id': z.string() })) })

/** What a fresh visit to the same address has in its head. */
async function headByFullLoad(path: string) {
  const fresh = await visitor(desktop)
  await fresh.open(path)
  return headOf(fresh.page)
}

test('links in the app change title, canonical address and structured data, and show articles', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/')
  await markWindow(page)

  await page.getByRole('main').locator('a[href="/roofing"]').first().click()
  await page.waitForURL('**/roofing')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await headOf(page)).toEqual(await headByFullLoad('/roofing'))

  await page.locator('footer').getByRole('link', { name: 'Insider' }).click()
  await page.waitForURL('**/insider')
  await page.getByRole('main').locator('a[href="/how-to-build-in-vail"]').click()
  await page.waitForURL('**/how-to-build-in-vail')
  const body = page.locator('#article-body')
  await body.getByRole('heading', { level: 2 }).first().waitFor()
  const guide = await headOf(page)
  expect(guide).toEqual(await headByFullLoad('/how-to-build-in-vail'))
  expect(guide.canonical).toEqual(['https://www.highpine.example/how-to-build-in-vail'])
  const ids = graph.parse(JSON.parse(guide.data[0] ?? ''))['@graph'].map((node) => node['@id'])
  expect(ids).toContain('https://www.highpine.example/how-to-build-in-vail#article')

  await page.goBack()
  await page.waitForURL('**/insider')
  await page.goForward()
  await body.getByRole('heading', { level: 2 }).first().waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/roofing')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  expect(await headOf(page)).toEqual(await headByFullLoad('/'))
  expect(await isWindowMarked(page)).toBe(true)
  expect(errors).toEqual([])
})

test('the page in Spanish says its language, and the page after it says its own', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  await markWindow(page)
  const language = () => page.evaluate(() => document.documentElement.lang)
  await page.locator('footer a[href="/buscando-trabajo"]').click()
  await expect.poll(language).toBe('es')
  const ofTheHeader = page
    .getByRole('banner')
    .evaluate((header) => header.closest('[lang]')?.getAttribute('lang'))
  expect(await ofTheHeader).toBe('en')
  await page.locator('footer a[href="/terms"]').click()
  await expect.poll(language).toBe('en')
  expect(await isWindowMarked(page)).toBe(true)
})

test('the menu shows where the visitor is: Manage on /property-management and any path under it', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const active = menu.locator(':scope > ul > li > a[data-active]')
  expect(await active.allInnerTexts()).toEqual(['Services'])
  await page.locator('footer').getByRole('link', { name: 'Property Management' }).first().click()
  await page.waitForURL('**/property-management')
  await expect.poll(() => active.allInnerTexts()).toEqual(['Manage'])
  for (const path of ['/property-management-vail-colorado', '/property-management/anything']) {
    await open(path)
    await expect.poll(() => active.allInnerTexts()).toEqual(['Manage'])
  }
})

test.each([
  ['carry a hash', '/#testimonials', desktop],
  ['carry a query', '/siding?from=roofing', desktop],
  ['are followed on a mobile-width browser', '/siding', phone],
  ['are followed on a mobile-device browser', '/siding', { ...touchPhone, ...desktop }],
])('Links that %s cause a full page load', async (_, href, device) => {
  const { page, open } = await visitor(device)
  await open('/roofing')
  await markWindow(page)
  await page.locator('footer a[href="/terms"]').evaluate((link, to) => {
    link.setAttribute('href', to)
  }, href)
  const link = page.locator(`footer a[href="${href}"]`).first()
  if ('hasTouch' in device) await link.tap()
  else await link.click()
  await page.waitForURL(`**${href}`)
  await waitForHydration(page)
  expect(await isWindowMarked(page)).toBe(false)
})

test('Links that are external cause a full page load', async () => {
  const { page, open } = await visitor(desktop)
  await page.route('https://www.facebook.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Another site</p>' }),
  )
  await open('/roofing')
  await page.locator('footer').getByRole('link', { name: 'Facebook' }).click()
  await page.getByText('Another site').waitFor()
  expect(new URL(page.url()).origin).toBe('https://www.facebook.com')
})

test('an old address with a slash or a former name leads to the page itself', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.goto('/forklift/?utm_source=a')
  expect(page.url()).toBe(`${origin}/forklifts?utm_source=a`)
  await page.goto('/siding/')
  expect(page.url()).toBe(`${origin}/siding`)
})
