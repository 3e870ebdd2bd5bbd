import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import type { Product } from './product.ts'
import { password, openContacts, olive, seededAdmin } from './accounts.ts'
import { desktop, phone, visitor } from './visitor.ts'

let product: Product
beforeAll(async () => {
  product = await seededAdmin([{ ...aLead('HP-AAAAA2'), name: 'Ada First' }])
})
afterAll(() => product.remove())

async function atAda(device = desktop) {
  const { page } = await visitor(product.origin, device)
  await openContacts(page, olive, '?lead=HP-AAAAA2')
  return page
}

test('when the session ends while a note is typed, the sign-in opens and returns to the page with the note', async () => {
  const page = await atAda()
  await page.getByLabel('New note').fill('Prefers mornings')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.waitForURL('**/admin/login?*')
  await page.getByLabel('Email').fill(olive)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin/contacts?lead=HP-AAAAA2')
  await expect.poll(() => page.getByLabel('New note').inputValue()).toBe('Prefers mornings')
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.locator('.note', { hasText: 'Prefers mornings' }).waitFor()
  await page.reload()
  await page.locator('.note', { hasText: 'Prefers mornings' }).waitFor()
  expect(await page.getByLabel('New note').inputValue()).toBe('')
})

test('an outage of the service is reported without a click, over the lead on a phone, and changes made meanwhile appear after it', async () => {
  const page = await atAda(phone)
  await product.kill()
  const report = page.getByText('We’ll keep trying every few seconds')
  await report.waitFor()
  // Nothing covers it, so it can be clicked.
  await report.click({ trial: true })
  product = await product.startAgain()
  const other = await visitor(product.origin, desktop)
  await openContacts(other.page, olive, '?lead=HP-AAAAA2')
  await other.page.getByLabel('Status', { exact: true }).selectOption('quoted')
  await report.waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('quoted')
})

test('the question whether the email was sent stays during a long call, also when the page is loaded anew', async () => {
  const page = await atAda()
  await page.getByLabel('Status', { exact: true }).selectOption('new')
  await page.clock.install()
  await page.locator('summary', { hasText: 'Write' }).click()
  await page.getByRole('link', { name: 'Blank email' }).click()
  await page.getByRole('link', { name: 'Blank email' }).waitFor({ state: 'hidden' })
  await page.clock.runFor(10 * 60_000)
  // The phone may discard the page meanwhile.
  await page.reload()
  const mark = page.getByRole('button', { name: 'I sent it' })
  await mark.waitFor()
  // A change that isn’t saved is explained at its button, because the fields may be off the screen.
  await page.context().setOffline(true)
  await mark.click()
  await page.locator('.attempt-outcomes', { hasText: 'We can’t reach the service' }).waitFor()
  await page.context().setOffline(false)
  await mark.click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('contacted')
})
