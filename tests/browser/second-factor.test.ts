import { expect, test } from 'vitest'
import { totpCode, fromBase32, stepAt } from '../../services/api/people/sign-in/totp.ts'
import { ownProduct } from './fixtures.ts'
import { waitForHydration, desktop } from './visitor.ts'

const { product, visitor } = ownProduct()
const password = 'twelve letters and more'

test('the owner turns on two-factor sign-in with the app’s first code and signs in with a recovery code', async () => {
  const { page, errors } = await visitor(desktop)
  await page.goto(product().ownerLink ?? '')
  await waitForHydration(page)
  await page.getByLabel('Name').fill('Olive Owner')
  await page.getByLabel('Email').fill('olive@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button').click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByText(', this device').waitFor()
  await page.getByRole('textbox', { name: 'Your password' }).fill(password)
  await page.getByRole('button', { name: 'Set up codes' }).click()
  await page.getByRole('img', { name: 'A QR code' }).waitFor()
  // Each step starts with the sentence that says what to do.
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toContain('Scan this with an authenticator app')
  // An app on the same phone can’t scan the screen.
  expect(await page.getByRole('link', { name: 'open it there' }).getAttribute('href')).toMatch(
    /^otpauth:\/\/totp\//,
  )
  const secret = (await page.locator('.account-section code').innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill(totpCode(fromBase32(secret), stepAt(new Date())))
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  await page.getByText('Keep these recovery codes').waitFor()
  expect(await focused()).toContain('You sign in with the code from your app')
  const recovery = await page.locator('.recovery-codes code').first().innerText()
  expect(errors).toEqual([])

  const other = await visitor(desktop)
  await other.page.goto('/admin/login')
  await waitForHydration(other.page)
  await other.page.getByLabel('Email').fill('olive@example.com')
  await other.page.getByLabel('Password').fill(password)
  await other.page.getByRole('button').click()
  await other.page.getByLabel('Code').fill(recovery)
  await other.page.getByRole('button').click()
  await other.page.waitForURL('**/admin/dashboard')
})
