import { expect, test } from 'vitest'
import { axeViolations } from './axe.ts'
import { sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

test('axe finds no violations while a dropdown, the newsletter box and an answer are open', async () => {
  const { page, open } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await open('/roofing-breckenridge-colorado')
  await page.locator('#faq summary').first().click()
  await page.getByText('FREE Mountain Building Guide').first().click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link').first().hover()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds no violations while the mobile panel or the newsletter box is open', async () => {
  const { page, open } = await visitor({ ...phone, reducedMotion: 'reduce' })
  await open('/contact')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).locator('summary').first().click()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('FREE Guide').first().click()
  expect(await axeViolations(page)).toEqual([])
})

test('axe finds no violations in a form with errors and a notification', async () => {
  const { page, open } = await visitor({ ...desktop, reducedMotion: 'reduce' })
  await page.route('**/api/contact', (route) =>
    route.fulfill({
      status: 400,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, fields: { phone: 'Please check the number.' } }),
    }),
  )
  await open('/contact')
  const form = page.locator('#form form')
  await form.getByLabel('Name').fill('Ana Trujillo')
  await form.getByLabel('Email').fill('ana@example.com')
  await form.getByLabel('Phone').fill('1')
  await form.getByLabel('Service').selectOption('custom')
  await sendButton(form).click()
  await page.getByText('Please check the number.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await page.route('**/api/contact', (route) => route.abort())
  await sendButton(form).click()
  await page.locator('.toast').waitFor()
  expect(await axeViolations(page)).toEqual([])
})
