import { expect, test } from 'vitest'
import { fullLoads } from './full-load.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

const scripts = '**/assets/**/*.js'

test('a page from an old deployment whose chunks are gone recovers by a full load, once', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const loads = fullLoads(page)
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => sessionStorage.setItem('preloadFailed', 'yes')),
  )
  await page.route(scripts, (route) => route.fulfill({ status: 404 }))
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(loads).toEqual(['/roofing'])
  // The preload-error event (S1.28).
  expect(await page.evaluate(() => sessionStorage.getItem('preloadFailed'))).toBe('yes')
  // Should its code be missing as well, it stays as it is, reads and leads on.
  await page.unrouteAll()
  await page.locator('footer a[href="/terms"]').click()
  await page.waitForURL('**/terms')
  await waitForHydration(page)
  expect(loads).toEqual(['/roofing', '/terms'])
})

test('a page of another build than the open one is loaded whole, once', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const loads = fullLoads(page)
  await page.route('**/roofing', async (route) => {
    if (route.request().isNavigationRequest()) return route.continue()
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"build":"\w+"/, '"build":"deadbeef"')
    return route.fulfill({ response: answer, body })
  })
  await page.locator('#service a[href="/roofing"]').click()
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await waitForHydration(page)
  expect(loads).toEqual(['/roofing'])
})

onPhone('a page whose code never comes reads, and its links lead on', async (device) => {
  const { page } = await visitor(device)
  await page.route(scripts, (route) => route.abort())
  await page.goto('/roofing')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await page.locator('footer a[href="/terms"]').click()
  await page.waitForURL('**/terms')
  await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
})

test('on a slow line nothing is fetched before a link is followed', async () => {
  const { page, open } = await visitor(desktop)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await open('/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const link = page.locator('footer a[href="/terms"]')
  await link.hover()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/terms')
  await link.click()
  await page.waitForURL('**/terms')
  await expect.poll(() => asked).toContain('/terms')
})
