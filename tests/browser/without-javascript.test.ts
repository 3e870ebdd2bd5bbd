import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = stage()

const plain = { ...desktop, javaScriptEnabled: false }

test('without JavaScript the estimate form posts and leads to the thank-you page', async () => {
  const { page, faults, open } = await visitor(plain)
  await open('/siding-frisco-colorado')
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('Plain Jane')
  await form.getByLabel('Email').fill('jane@example.com')
  await form.getByLabel('Phone').fill('970-555-0124')
  await form.getByLabel('Service type').selectOption('home-services')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await page.waitForURL('**/thank-you?answer-by=*')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/thank you/i)
  expect(await page.getByText(/^We answer by/).innerText()).toMatch(
    /^We answer by \w+day \d+:\d\d [AP]M, Mountain Time\.$/,
  )
  expect(faults).toEqual([])
})

test('without JavaScript the newsletter box opens, posts and leads to its thank-you page', async () => {
  const { page, faults, open } = await visitor(plain)
  await open('/about')
  await page.getByText('FREE Mountain Building Guide').first().click()
  await page.getByLabel(/Your email/).fill('jane@example.com')
  await page.getByRole('button', { name: 'Send it' }).click()
  await page.waitForURL('**/thank-you-guide')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).not.toBe('')
  expect(faults).toEqual([])
})

test('without JavaScript a mistake gives a readable page that keeps what was typed', async () => {
  const { page, open } = await visitor(plain)
  await open('/contact')
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('Zoë “Zip” O’Neil <zip@example.com>')
  await form.getByLabel('Email').fill('zoe@example.com')
  // Browsers cannot check this by themselves: too few digits.
  await form.getByLabel('Phone').fill('555')
  await form.getByLabel('Service type').selectOption('remodels')
  await form.getByLabel(/What should we know/).fill('Two lines\n& more <soon>')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await page.getByText('at least seven digits').waitFor()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('check your details')
  expect(await page.getByLabel('Name').inputValue()).toBe('Zoë “Zip” O’Neil <zip@example.com>')
  expect(await page.getByLabel('Service').inputValue()).toBe('remodels')
  expect(await page.getByLabel('Message').inputValue()).toBe('Two lines\n& more <soon>')
  await page.getByLabel('Phone').fill('970-555-0125')
  await page.getByRole('button', { name: 'Send again' }).click()
  await page.waitForURL('**/thank-you?answer-by=*')
})

test('without JavaScript the mobile menu opens, its accordions open, and links work', async () => {
  const { page, open } = await visitor({
    ...phone,
    javaScriptEnabled: false,
  })
  await open('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  const panel = page.getByRole('dialog', { name: 'Menu' })
  await panel.getByText('Services', { exact: true }).click()
  await panel.getByRole('link', { name: 'Roofing', exact: true }).click()
  await page.waitForURL('**/roofing')
})
