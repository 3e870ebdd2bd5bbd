import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { navItems } from '../../pages/admin/layout/nav-items.ts'
import { sendContact } from '../../services/api/testing/send-contact.ts'
import { axeViolations } from './axe.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { ownProduct } from './fixtures.ts'
import { smallFields } from './page-checks.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct()

const away = 'Requests cannot be kept just now. Please try again in a minute.'

/** From now on every admin call but the session and the events answers 503: the store is unavailable. */
const breakTheStore = (page: Page) =>
  page.route(/\/api\/admin\/(?!session|events)/, (route) =>
    route.fulfill({ status: 503, json: { success: false, code: 'not_stored', message: away } }),
  )

/** What shows that the data of a screen has come. */
const shown: Readonly<Record<string, string>> = {
  '/admin/dashboard': 'No leads waiting',
  '/admin/contacts': 'No leads yet',
  '/admin/contacts?view=quarantine': 'Nothing in quarantine',
  '/admin/analytics': 'Where they come from',
  '/admin/pipeline': 'By person',
  '/admin/inbox': 'No mailbox is set up',
  '/admin/posts': 'content/posts/',
  '/admin/services': 'Presets',
  '/admin/subscribers': 'No subscribers yet',
  '/admin/applications': 'No applications yet',
  '/admin/edit': 'Editing isn’t set up',
  '/admin/account': 'This device',
  '/admin/settings': 'Olive Owner (you)',
  '/admin/settings?part=webhooks': 'WEBHOOK_URL',
  '/admin/settings?part=audit': '1 entry',
}

test('a failed query shows why, and its data after a retry', async () => {
  const { page } = await visitor(desktop)
  await setUpOwner(page, product())
  const screens = [...navItems.primary, ...navItems.secondary].map(({ path }) => path)
  for (const path of new Set([...screens, ...Object.keys(shown)])) {
    await breakTheStore(page)
    await page.goto(path)
    await page.getByText(away).first().waitFor()
    // The error looks the same on every page.
    if (path === '/admin/dashboard') expect(await axeViolations(page)).toEqual([])
    await page.unrouteAll()
    // The last one first: an error that is gone changes the position of those after it.
    const again = page.getByRole('button', { name: 'Try again' })
    for (let left = await again.count(); left > 0; left -= 1) await again.nth(left - 1).click()
    await expect.poll(() => page.getByText(away).count(), { message: path }).toBe(0)
    const data = shown[path]
    if (data !== undefined) await page.getByText(data).first().waitFor()
    expect(await smallFields(page), path).toEqual([])
  }
})

test('when a refetch fails, the data that was loaded stays with an error message', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin')
  await page.getByText('No leads waiting').waitFor()
  await breakTheStore(page)
  // The event of the new lead makes the page refetch.
  await sendContact(product().origin)
  await page.getByText(away).waitFor()
  expect(await page.getByText('No leads waiting').isVisible()).toBe(true)
})
