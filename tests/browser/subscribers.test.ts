import { text } from 'node:stream/consumers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsAtBothWidths } from './axe.ts'
import { setUpOwner, signIn } from './accounts.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { latestEmailTo } from './sent-emails.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })

const rows = (page: Page) => page.locator('.subscribers > li')

test('staff search the list, remove a subscriber and see the consent records', async () => {
  const { page, errors } = await visitor(desktop)
  await setUpOwner(page, product())
  await page.goto('/admin/subscribers')
  await page.getByText('No subscribers yet').waitFor()
  for (const name of ['june', 'olaf', 'zoe'])
    await page.request.post('/api/newsletter/subscribe', {
      data: { email: `${name}@example.com`, firstName: name, wording: 'Send me the guide.' },
    })
  await page.goto('/admin/subscribers')
  await rows(page).nth(2).waitFor()
  expect(await rows(page).locator('summary b').allInnerTexts()).toEqual([
    'zoe@example.com',
    'olaf@example.com',
    'june@example.com',
  ])
  await page.getByLabel('Search').fill('olaf')
  await expect.poll(() => rows(page).count()).toBe(1)
  expect(new URL(page.url()).search).toBe('?q=olaf')
  await page.reload()
  await rows(page).first().waitFor()
  expect(await rows(page).count()).toBe(1)
  expect(await page.getByLabel('Search').inputValue()).toBe('olaf')
  await rows(page).first().locator('summary').click()
  await page.getByText('Send me the guide.').waitFor()
  await page.getByRole('button', { name: 'Unsubscribe olaf@example.com' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByText('Taken off the list by Olive Owner, in the admin pages.').waitFor()
  await page.getByRole('button', { name: /^Unsubscribed/ }).click()
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.goBack()
  expect(new URL(page.url()).search).toBe('?q=olaf')
  expect(errors).toEqual([])
})

test('the CSV has the listed subscribers, and the owner erases one permanently', async () => {
  const { page } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/subscribers?q=zoe')
  await rows(page).first().waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export this one (CSV)' }).click(),
  ])
  const table = await text(await download.createReadStream())
  expect(table.trim().split('\r\n')).toHaveLength(2)
  expect(table).toContain('zoe@example.com')
  await rows(page).first().locator('summary').click()
  await page.getByRole('button', { name: 'Erase zoe@example.com' }).click()
  const question = page.getByRole('dialog', { name: 'Erase zoe@example.com?' })
  await question.getByRole('button', { name: 'Never mind' }).click()
  expect(await rows(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Erase zoe@example.com' }).click()
  await question.getByRole('button', { name: 'Erase for good' }).click()
  await page.getByText('No subscribers with “zoe”').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => rows(page).count()).toBe(2)
})

appearanceTest(
  'axe finds no violations on the list, with a row or a dialog open, at two widths, light and dark',
  async () => {
    const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await signIn(page, 'olive@example.com')
    await page.goto('/admin/subscribers')
    await waitForHydration(page)
    await rows(page).first().locator('summary').click()
    expect(await faultsAtBothWidths(page)).toEqual([])
    await page
      .getByRole('button', { name: /^Erase/ })
      .first()
      .click()
    await page.getByRole('dialog').first().waitFor()
    expect(await faultsAtBothWidths(page, 'dialog[open]')).toEqual([])
  },
)

test('the owner emails an article to the subscribers, after a test', async () => {
  const { page, errors } = await visitor(desktop)
  await signIn(page, 'olive@example.com')
  await page.goto('/admin/subscribers')
  const mailings = page.getByRole('region', { name: 'Email an article' })
  const article = mailings.getByLabel('Guide or post')
  const title = await article.locator('option').nth(1).innerText()
  await article.selectOption({ label: title })
  const textTo = async (address: string) => {
    const email = await latestEmailTo(address, title, product())
    return email?.text ?? ''
  }
  await mailings.getByRole('button', { name: 'Send me a test' }).click()
  await page.locator('.toast').getByText('We sent a test to olive@example.com.').waitFor()
  await expect.poll(() => textTo('olive@example.com')).toContain('utm_source=newsletter')
  expect(await textTo('olive@example.com')).not.toContain('Unsubscribe')
  await mailings.getByRole('button', { name: /^Send to 1 subscriber$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  await mailings.getByText('1 sent, 0 waiting, 0 bounced').waitFor()
  expect(await textTo('june@example.com')).toContain('Unsubscribe')
  // Again: nobody gets it twice.
  await mailings.getByRole('button', { name: /^Send to 1 subscriber$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
  await page.locator('.toast').getByText('There was nobody left').waitFor()
  expect(errors).toEqual([])
})
