import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

const away = 'Requests cannot be kept just now. Please try again in a minute.'

/** From now on every admin call but the session and the events answers 503: the store is unavailable. */
const breakTheStore = (page: Page) =>
  page.route(/\/api\/admin\/(?!session|news)/, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'not_stored', message: away } }),
  )

test('a failed query shows why, and its data after a retry', async () => {
  const { page } = await visitor(desktop)
  await setUpOwner(page, product())
  for (const [path, there] of [
    ['dashboard', 'No leads waiting'],
    ['contacts', 'No leads yet'],
    ['contacts?view=quarantine', 'Nothing in quarantine'],
    ['analytics', 'Where they come from'],
    ['posts', 'content/posts/'],
    ['services', 'Presets'],
    ['subscribers', 'No subscribers yet'],
    ['settings', 'Olive Owner (you)'],
    ['settings?part=webhooks', 'WEBHOOK_URL'],
    ['settings?part=audit', '1 entry'],
  ] as const) {
    await breakTheStore(page)
    await page.goto(`/admin/${path}`)
    await page.getByText(away).first().waitFor()
    // The error looks the same on every page.
    if (path === 'dashboard') expect(await axeViolations(page)).toEqual([])
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await page.getByText(there).first().waitFor()
    expect(await page.getByText(away).count()).toBe(0)
  }
})

test('when a refetch fails, the data that was loaded stays with an error message', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin')
  await page.getByText('No leads waiting').waitFor()
  await breakTheStore(page)
  const data = {
    name: 'June Ridge',
    phone: '970-555-0123',
    serviceType: 'custom',
    acceptTerms: true,
  }
  // The event of the new lead makes the page refetch.
  await page.request.post('/api/contact', { data: { ...data, email: 'june@example.com' } })
  await page.getByText(away).waitFor()
  expect(await page.getByText('No leads waiting').isVisible()).toBe(true)
})
