import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { origin, visitor } = sharedProduct()

test('the debug tool loads lazily, asks calls that read, and sends nothing that writes', async () => {
  const { page, open } = await visitor(desktop)
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url())
  })
  await page.route(/assets\/.*\.js/, async (route) => {
    if (/Tool|zod|chunk/.test(route.request().url()))
      await new Promise((done) => setTimeout(done, 50))
    await route.continue()
  })
  await page.goto('/debug/api-test')
  await page.getByText('Loading debug tool...').waitFor()
  await open('/debug/api-test')
  const place = page.locator('form').filter({ hasText: 'A location service' })
  await place.getByRole('button', { name: 'Ask' }).click()
  await place.getByText('200 OK').waitFor()
  await place.getByText('Roofing Services in Vail').waitFor()
  const picture = page.locator('form').filter({ hasText: 'A picture' })
  await picture.getByRole('button', { name: 'Ask' }).click()
  await picture.getByText(/bytes of image\/webp/).waitFor()

  await page.getByText('The service would accept this.').first().waitFor()
  const payload = page.getByLabel('POST /api/contact')
  await payload.fill('{"name":"Ana"}')
  await page
    .getByText(/email: /)
    .first()
    .waitFor()
  await payload.fill('{')
  await page.getByText('This is no JSON.').waitFor()
  expect(posted).toEqual([])
})

test('performance measures four pages and shows the budgets beside them', async () => {
  const { page, open } = await visitor(phone)
  await open('/performance')
  await page.getByRole('button', { name: 'Measure' }).click()
  await page.getByRole('button', { name: 'Measure', exact: true }).waitFor()
  const scripts = page.getByRole('row', { name: /^Scripts/ })
  await expect.poll(() => scripts.getByText(/\d kB/).count()).toBeGreaterThanOrEqual(5)
  const sizes = await scripts.getByRole('cell').allInnerTexts()
  for (const size of sizes.slice(0, 4)) expect(parseFloat(size)).toBeGreaterThan(1)
  expect(sizes.at(-1)).toBe('3 kB')
})

test('font performance shows that the faces are loaded and move nothing to speak of', async () => {
  const { page, open } = await visitor(desktop)
  await open('/font-performance')
  const inter = page.getByRole('row', { name: /^Inter 400/ })
  await inter.getByText('loaded').waitFor()
  const change = await inter.getByRole('cell').last().innerText()
  expect(Math.abs(parseFloat(change))).toBeLessThan(5)
})

test('the tools are out of search engines and out of the site map', async () => {
  const { page } = await visitor(desktop)
  const map = await (await fetch(`${origin}/sitemap.xml`)).text()
  for (const path of [
    '/performance',
    '/font-performance',
    '/debug/api-test',
    '/test-enhanced-roofing-vail-colorado',
    '/contact-optimized',
  ]) {
    await page.goto(path)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(map).not.toContain(path)
  }
})
