import { expect, test } from 'vitest'
import { setUpOwner } from './accounts.ts'
import { faultsAtBothWidths } from './axe.ts'
import { appearanceTest, ownProduct } from './fixtures.ts'
import { signIn } from './accounts.ts'
import { desktop, waitForHydration } from './visitor.ts'

const { product, visitor } = ownProduct({ RATE_LIMIT: 'off' })

test('the owner makes a token with the keyboard, a program sends a lead with it, and it ends when it is revoked', async () => {
  const { page, errors } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await setUpOwner(page, product())
  await page.goto('/admin/settings?part=api-tokens')
  await waitForHydration(page)
  await page.getByText('No tokens yet.').waitFor()
  await page.getByLabel('Program').fill('Phone system')
  await page.keyboard.press('Enter')
  await page.getByText('Pick what it may do.').waitFor()
  // The browser reports the answer that was expected.
  expect(errors.splice(0)).toHaveLength(2)
  await page.getByLabel('Send leads').press('Space')
  await page.getByLabel('Read leads').press('Space')
  await page.getByRole('button', { name: 'Make a token' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Token for “Phone system”' })
  const token = await dialog.getByLabel('Token').inputValue()
  expect(token).toMatch(/^leadapi_[0-9A-Za-z]{38}$/)
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Never used.').waitFor()
  expect(await page.content()).not.toContain(token)

  const send = () =>
    fetch(`${product().origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ name: 'Walt Quist', phone: '970-555-0177', source: 'Phone system' }),
    })
  expect((await send()).status).toBe(200)
  await page.goto('/admin/contacts')
  await page.getByText('Walt Quist').first().waitFor()
  await page.goto('/admin/settings?part=api-tokens')
  await page.getByText('Last used').waitFor()
  await page.getByRole('button', { name: 'Revoke the token of Phone system' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke it' }).click()
  await page.getByText('Revoked', { exact: false }).first().waitFor()
  await expect.poll(async () => (await send()).status).toBe(401)
  expect(errors).toEqual([])
})

appearanceTest('axe finds no violations on the tokens at two widths, light and dark', async () => {
  const { page } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await signIn(page, 'olive@example.com')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/admin/settings?part=api-tokens')
    await page.getByText('Phone system').first().waitFor()
    expect(await faultsAtBothWidths(page)).toEqual([])
  }
})
