import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { origin, visitor } = sharedProduct()

test('the debug tool loads lazily and sends GET requests', async () => {
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
  await place.getByText(/Roofing Services in [A-Z]/).waitFor()
  const picture = page.locator('form').filter({ hasText: 'A picture' })
  await picture.getByRole('button', { name: 'Ask' }).click()
  await picture.getByText(/bytes of image\/webp/).waitFor()
  expect(posted).toEqual([])
})

test('the performance page measures its own load and shows the budgets', async () => {
  const { page, open } = await visitor({ ...phone, ownClock: true })
  await open('/performance')
  const cells = (name: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .allInnerTexts()
  await expect.poll(() => cells('HTML')).toEqual([expect.stringMatching(/^\d+\.\d kB$/), '15 kB'])
  const [scripts = ''] = await cells('Scripts')
  expect(parseFloat(scripts)).toBeGreaterThan(1)
  expect(await cells('Layout shift')).toEqual(['0.000', '0.000'])
  await page.getByText(/^Your line: (slow|medium|fast|unknown)$/).waitFor()
})

test('the font performance page shows that the fonts are loaded and remembered', async () => {
  const { page, open } = await visitor(desktop)
  await open('/font-performance')
  await page.getByRole('row', { name: /^Inter \d+ \d+ loaded$/ }).waitFor()
  await page.getByText('fonts-loaded', { exact: true }).waitFor()
})

test('the tools have noindex and are not in the site map', async () => {
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
