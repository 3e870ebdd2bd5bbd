import { afterAll, beforeAll, expect, test } from 'vitest'
import { aLead } from '../../services/api/leads/sample-lead.ts'
import type { Product } from './product.ts'
import { password, openContacts, olive, seededAdmin } from './accounts.ts'
import { desktop, visitor } from './visitor.ts'

let product: Product
beforeAll(async () => {
  product = await seededAdmin([{ ...aLead('HP-AAAAA2'), name: 'Ada First' }])
})
afterAll(() => product.remove())

async function atAda() {
  const { page } = await visitor(product.origin, desktop)
  await openContacts(page, olive, '?lead=HP-AAAAA2')
  return page
}

test('when the session ends while a note is typed, signing in again returns to the page with the note', async () => {
  const page = await atAda()
  await page.getByLabel('New note').fill('Prefers mornings')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Add note' }).click()
  await page.getByRole('link', { name: 'Sign in' }).first().click()
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

test('an outage of the service is reported without a click, and changes made meanwhile appear after it', async () => {
  const page = await atAda()
  await product.kill()
  await page.getByText('We’ll keep trying every few seconds').waitFor()
  product = await product.startAgain()
  const other = await visitor(product.origin, desktop)
  await openContacts(other.page, olive, '?lead=HP-AAAAA2')
  await other.page.getByLabel('Status', { exact: true }).selectOption('quoted')
  await page.getByText('We’ll keep trying every few seconds').waitFor({ state: 'hidden' })
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('quoted')
})

test('the “Did you reach” prompt stays during a long call', async () => {
  const page = await atAda()
  await page.getByLabel('Status', { exact: true }).selectOption('new')
  await page.clock.install()
  await page.locator('summary', { hasText: 'Write' }).click()
  await page.getByRole('link', { name: 'Blank email' }).click()
  await page.getByRole('link', { name: 'Blank email' }).waitFor({ state: 'hidden' })
  await page.clock.runFor(10 * 60_000)
  await page.getByRole('button', { name: 'Mark as contacted' }).click()
  await expect.poll(() => page.getByLabel('Status', { exact: true }).inputValue()).toBe('contacted')
})
