import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { stage } from './stage.ts'
import { alive, desktop, phone } from './visitor.ts'

const { product, visitor } = stage()

/** A mark on the window, which only a full page load removes. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'here', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'here') === true)

/** The head as it is in the open document. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
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
  const { page, faults, open } = await visitor(desktop)
  await open('/')
  await mark(page)

  await page.getByRole('main').locator('a[href="/roofing"]').first().click()
  await page.waitForURL('**/roofing')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  expect(await headOf(page)).toEqual(await headByFullLoad('/roofing'))

  await page.locator('footer').getByRole('link', { name: 'Insider' }).click()
  await page.waitForURL('**/insider')
  await page.getByRole('main').locator('a[href="/how-to-build-in-vail"]').click()
  await page.waitForURL('**/how-to-build-in-vail')
  const body = page.locator('#article-body')
  await body.getByText('Vail is about ten miles long').waitFor()
  const guide = await headOf(page)
  expect(guide).toEqual(await headByFullLoad('/how-to-build-in-vail'))
  expect(guide.canonical).toEqual(['https://www.highpine.example/how-to-build-in-vail'])
  const ids = graph.parse(JSON.parse(guide.data[0] ?? ''))['@graph'].map((node) => node['@id'])
  expect(ids).toContain('https://www.highpine.example/how-to-build-in-vail#article')

  await page.goBack()
  await page.waitForURL('**/insider')
  await page.goForward()
  await body.getByText('Vail is about ten miles long').waitFor()
  await page.goBack()
  await page.goBack()
  await page.waitForURL('**/roofing')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: /Most Reliable/ }).waitFor()
  expect(await headOf(page)).toEqual(await headByFullLoad('/'))
  expect(await isMarked(page)).toBe(true)
  expect(faults).toEqual([])
})

test('the menu shows where the visitor is, after a link in the app as well', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const active = menu.locator(':scope > ul > li > a[data-active]')
  expect(await active.allInnerTexts()).toEqual(['Services'])
  await page.locator('footer').getByRole('link', { name: 'Property Management' }).first().click()
  await page.waitForURL('**/property-management')
  await expect.poll(() => active.allInnerTexts()).toEqual(['Manage'])
  await open('/property-management-vail-colorado')
  expect(await active.allInnerTexts()).toEqual(['Manage'])
})

test('at 375 px, and with a hash or a query, links load the whole page', async () => {
  const small = await visitor(phone)
  await small.open('/')
  await mark(small.page)
  await small.page.getByRole('main').locator('a[href="/roofing"]').first().click()
  await small.page.waitForURL('**/roofing')
  await alive(small.page)
  expect(await isMarked(small.page)).toBe(false)

  const wide = await visitor(desktop)
  await wide.open('/roofing')
  await mark(wide.page)
  await wide.page.locator('footer a[href="/#testimonials"]').click()
  await wide.page.waitForURL('**/#testimonials')
  await alive(wide.page)
  expect(await isMarked(wide.page)).toBe(false)
  await expect.poll(() => wide.page.evaluate(() => scrollY)).toBeGreaterThan(300)
})

test('an old address with a slash or a former name leads to the page itself', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.goto('/forklift/?utm_source=a')
  expect(page.url()).toBe(`${product().origin}/forklifts?utm_source=a`)
  await page.goto('/siding/')
  expect(page.url()).toBe(`${product().origin}/siding`)
})
