import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fillEstimateForm, sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'
import { onPhone } from './widths.ts'

const { visitor } = sharedProduct()

/** The page of /roofing as a cache may still have it: of another build, its own code gone. */
async function oldRoofing(page: Page, { build }: { build: string | undefined }) {
  const loads: string[] = []
  await page.route('*://*/roofing', async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    if (!route.request().isNavigationRequest()) return route.fulfill({ response: answer })
    loads.push(route.request().url())
    // The last script that a page announces is its own.
    const own = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].at(-1)?.[1]
    if (!own) throw new Error('The page announces no script')
    if (loads.length > 1) await page.unroute(`**${own}`)
    else await page.route(`**${own}`, (script) => script.fulfill({ status: 404 }))
    const old = build && loads.length === 1 ? html.replace(/"build":"\w+"/, build) : html
    return route.fulfill({ response: answer, body: old })
  })
  return loads
}

onPhone(
  'a page of an old deployment, kept by a cache, whose code is gone is loaded again, once, and is hydrated',
  async (device) => {
    const { page } = await visitor(device)
    const loads = await oldRoofing(page, { build: '"build":"deadbeef"' })
    await page.goto('/roofing')
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(2)
  },
)

onPhone(
  'a page of today whose code got lost on a bad line is not loaded again; it reads and leads on',
  async (device) => {
    const { page } = await visitor(device)
    const loads = await oldRoofing(page, { build: undefined })
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto('/roofing')
    await warning
    await page.waitForLoadState('networkidle')
    expect(loads).toHaveLength(1)
    await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
    await page.locator('footer a[href="/terms"]').click()
    await page.waitForURL('**/terms')
    await waitForHydration(page)
  },
)

test('where the code of notifications is gone the form sends, and says so itself', async () => {
  const { page, open } = await visitor(desktop)
  let lost = 0
  await page.route('**/assets/**/*.js', async (route) => {
    const answer = await route.fetch()
    if (!(await answer.text()).includes('Notifications ({hotkey})'))
      return route.fulfill({ response: answer })
    lost += 1
    return route.fulfill({ status: 404 })
  })
  await open('/contact')
  const form = await fillEstimateForm(page)
  await sendButton(form).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(lost).toBeGreaterThan(0)
  await page.unrouteAll({ behavior: 'wait' })
})
