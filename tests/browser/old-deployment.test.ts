import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** Opens the sign-in page as a cache may still have it: from another build, whose page script no longer exists. */
async function oldSignIn(page: Page, { build }: { build: string | undefined }) {
  const loads: string[] = []
  await page.route('*://*/admin/login', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    if (!route.request().isNavigationRequest()) return route.fulfill({ response: answer })
    loads.push(route.request().url())
    const own = /data-code="([^"]+)"/.exec(html)?.[1]
    if (!own) throw new Error('The page announces no script')
    // Its imports load; the page's own script does not.
    const code = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].at(-2)?.[1] ?? ''
    if (loads.length > 1) await page.unroute(`**${code}`)
    else await page.route(`**${code}`, (script) => script.fulfill({ status: 404 }))
    const old = build && loads.length === 1 ? html.replace(/"build":"\w+"/, build) : html
    return route.fulfill({ response: answer, body: old })
  })
  return loads
}

test('a cached admin page of an old deployment whose script is missing reloads once and hydrates', async () => {
  const { page } = await visitor(desktop)
  const loads = await oldSignIn(page, { build: '"build":"deadbeef"' })
  await page.goto('/admin/login')
  await waitForHydration(page)
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)
})

test('an admin page of the current build whose script failed to load does not reload', async () => {
  const { page } = await visitor(desktop)
  const loads = await oldSignIn(page, { build: undefined })
  await Promise.all([
    page.waitForEvent('console', (message) => message.type() === 'warning'),
    page.goto('/admin/login'),
  ])
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

onPhone(
  'a public page whose scripts fail to load is readable, and its links work',
  async (device) => {
    const { page } = await visitor(device)
    await page.route('**/assets/**/*.js', (route) => route.abort())
    await page.goto('/roofing')
    await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
    await page.locator('footer a[href="/terms"]').click()
    await page.waitForURL('**/terms')
    await page.getByRole('heading', { level: 1, name: /terms/i }).waitFor()
  },
)

test('an island whose script fails to load fires vite:preloadError and tries again on the next interaction', async () => {
  const { page, open } = await visitor(desktop)
  await open('/about')
  await page.evaluate(() =>
    addEventListener('vite:preloadError', () => sessionStorage.setItem('preloadFailed', 'yes')),
  )
  // An older browser never fetches a failed module again (whatwg/html#10327): there the browser submits the forms.
  await page.route('**/assets/islands*.js', (route) => route.fulfill({ status: 404 }))
  const box = page.locator('.newsletter')
  await box.locator('summary').click()
  // The preload-error event (S1.28).
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('preloadFailed'))).toBe('yes')
  await page.unrouteAll()
  await box.locator('input[type=email]').fill('june@example.com')
  await page.locator('.newsletter[data-hydrated]').waitFor()
})
