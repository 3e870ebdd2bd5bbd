import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { WebhookDeliveryList } from '../../services/api/webhooks/contract.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { ownProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })

const rows = (page: Page) => page.locator('.resource-list [data-row]')
const searchOf = (page: Page) => new URL(page.url()).search
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

test('J, K and / work in every list, and a page number past the end offers the first page', async () => {
  const { page, errors } = await visitor(desktop)
  await setUpOwner(page, product())
  for (const name of ['june', 'olaf', 'zoe'])
    await page.request.post('/api/newsletter/subscribe', {
      data: { email: `${name}@example.com`, firstName: name, wording: 'Send me the guide.' },
    })
  await page.goto('/admin/subscribers?page=9')
  await page.getByText('That page doesn’t exist.').waitFor()
  await page.getByRole('button', { name: 'Go to the first page' }).click()
  await expect.poll(() => rows(page).count()).toBe(3)
  expect(searchOf(page)).toBe('')
  for (const key of ['j', 'j', 'j', 'k']) await page.keyboard.press(key)
  expect(await focused(page)).toContain('olaf@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('list', { name: 'Consent record' }).waitFor()
  await page.keyboard.press('/')
  await page.keyboard.type('june')
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(searchOf(page)).toBe('?q=june')
  await page.goBack()
  await expect.poll(() => rows(page).count()).toBe(3)

  await page.goto('/admin/posts')
  await rows(page).first().waitFor()
  await page.keyboard.press('j')
  expect(await focused(page)).toBe(await rows(page).first().getByRole('link').first().innerText())
  await page.keyboard.press('/')
  await page.keyboard.type('estate beaver')
  await expect.poll(() => searchOf(page)).toBe('?q=estate+beaver')
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(errors).toEqual([])
})

test('the page number of a list is in the URL, also for webhook deliveries', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  const total = 45
  await page.route(/\/api\/admin\/webhooks\?/, (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1)
    const deliveries = Array.from({ length: 20 }, (_, n) => ({
      id: `${asked}-${n}`,
      event: 'lead.created' as const,
      at: '2026-11-05T10:00:00.000Z',
      state: 'sent' as const,
      attempts: 1,
      lead: `HP-PAGE${asked}`,
    }))
    const json: WebhookDeliveryList = {
      success: true,
      receiver: 'x.example',
      deliveries,
      total,
      failed: 0,
    }
    return route.fulfill({ json })
  })
  await page.goto('/admin/settings?part=webhooks')
  await page.getByRole('status').getByText('1–20 of 45 deliveries').waitFor()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('link', { name: 'HP-PAGE2' }).first().waitFor()
  expect(searchOf(page)).toBe('?part=webhooks&page=2')
  await page.reload()
  await page.getByRole('status').getByText('21–40 of 45 deliveries').waitFor()
  await page.getByRole('button', { name: 'Previous' }).click()
  await page.getByRole('link', { name: 'HP-PAGE1' }).first().waitFor()
  expect(searchOf(page)).toBe('?part=webhooks')
  await page.goBack()
  await page.getByRole('status').getByText('21–40 of 45 deliveries').waitFor()

  // On the last page the button keeps the focus, although it does nothing.
  const next = page.getByRole('button', { name: 'Next', exact: true })
  await next.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('41–45 of 45 deliveries').waitFor()
  expect(await next.isDisabled()).toBe(true)
  expect(await focused(page)).toBe('Next')
  await page.keyboard.press('Enter')
  expect(searchOf(page)).toBe('?part=webhooks&page=3')
})

test('a live region that is there before the rows announces how many there are, or that there are none', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/subscribers')
  await rows(page).first().waitFor()
  const status = page.locator('.resource-list > [role=status]')
  const region = await status.elementHandle()
  expect(await status.innerText()).toBe('3 addresses')
  await page.getByLabel('Search').fill('june')
  await expect.poll(() => status.innerText()).toBe('1 address')
  await page.getByLabel('Search').fill('nobody')
  await expect.poll(() => status.innerText()).toContain('No subscribers with “nobody”.')
  expect(await status.evaluate((now, before) => now === before, region)).toBe(true)
})
