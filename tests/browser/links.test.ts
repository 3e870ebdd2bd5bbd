import { expect, test } from 'vitest'
import { fullLoads } from './page-checks.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { origin, visitor } = sharedProduct()

test('a link loads a full page at its top; back and forward restore the scroll position', async () => {
  const { page, errors, open } = await visitor(desktop)
  await open('/')
  const loads = fullLoads(page)
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.locator('#service a[href="/roofing"]').scrollIntoViewIfNeeded()
  const left = await scrolled()
  expect(left).toBeGreaterThan(500)
  await page.locator('#service a[href="/roofing"]').click()
  await page.waitForURL('**/roofing')
  await waitForHydration(page)
  expect(await scrolled()).toBe(0)
  await page.evaluate(() => scrollTo({ top: 640, behavior: 'instant' }))
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(scrolled).toBe(left)
  await page.goForward()
  await page.waitForURL('**/roofing')
  await expect.poll(scrolled).toBe(640)
  expect(loads[0]).toBe('/roofing')
  expect(errors).toEqual([])
})

test('a link with a hash scrolls to its section, below the header', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.locator('footer a[href="/#testimonials"]').click()
  await page.waitForURL('**/#testimonials')
  await waitForHydration(page)
  const top = async () => (await page.locator('#testimonials').boundingBox())?.y ?? -1
  await expect.poll(top).toBeGreaterThan(40)
  expect(await top()).toBeLessThan(200)
})

test('the menu marks Manage as current on /property-management and any path under it', async () => {
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

test('an old URL with a trailing slash or a former name redirects to the page', async () => {
  const { page, open } = await visitor(desktop)
  await open('/roofing')
  await page.goto('/forklift/?utm_source=a')
  expect(page.url()).toBe(`${origin}/forklifts?utm_source=a`)
  await page.goto('/siding/')
  expect(page.url()).toBe(`${origin}/siding`)
})
