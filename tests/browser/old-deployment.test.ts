import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** The sign-in of the staff as a cache may still have it: of another build, its own code gone. */
async function oldSignIn(page: Page, { build }: { build: string | undefined }) {
  const loads: string[] = []
  await page.route('*://*/admin/login', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    if (!route.request().isNavigationRequest()) return route.fulfill({ response: answer })
    loads.push(route.request().url())
    const own = /data-code="([^"]+)"/.exec(html)?.[1]
    if (!own) throw new Error('The page announces no script')
    // What it imports came; its page's own code did not.
    const code = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].at(-2)?.[1] ?? ''
    if (loads.length > 1) await page.unroute(`**${code}`)
    else await page.route(`**${code}`, (script) => script.fulfill({ status: 404 }))
    const old = build && loads.length === 1 ? html.replace(/"build":"\w+"/, build) : html
    return route.fulfill({ response: answer, body: old })
  })
  return loads
}

test('a page of the admin of an old deployment, kept by a cache, whose code is gone is loaded again, once, and is hydrated', async () => {
  const { page } = await visitor(desktop)
  const loads = await oldSignIn(page, { build: '"build":"deadbeef"' })
  await page.goto('/admin/login')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
})

test('a page of the admin of today whose code got lost on a bad line is not loaded again', async () => {
  const { page } = await visitor(desktop)
  const loads = await oldSignIn(page, { build: undefined })
  await Promise.all([
    page.waitForEvent('console', (message) => message.type() === 'warning'),
    page.goto('/admin/login'),
  ])
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

onPhone('a public page whose scripts never come reads, and its links lead on', async (device) => {
  const { page } = await visitor(device)
  await page.route('**/assets/**/*.js', (route) => route.abort())
  await page.goto('/roofing')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await page.locator('footer a[href="/terms"]').click()
  await page.waitForURL('**/terms')
  await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
})

test('an island whose code cannot be loaded says so to the page, and is tried again at the next touch', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => sessionStorage.setItem('preloadFailed', 'yes')),
  )
  // A browser remembers a module that failed; the one that is asked for first is fetched again by its address.
  await page.route('**/assets/islands*.js', (route) => route.fulfill({ status: 404 }))
  const box = page.locator('.newsletter')
  await box.locator('summary').click()
  // The preload-error event (S1.28).
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('preloadFailed'))).toBe('yes')
  await page.unrouteAll()
  await box.locator('input[type=email]').fill('june@example.com')
  await page.locator('.newsletter[data-awake]').waitFor()
})
