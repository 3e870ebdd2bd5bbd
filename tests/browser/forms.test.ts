import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../scripts/chromium.ts'
import { type Product, startProduct } from './product.ts'
import { alive, desktop, visitor } from './visitor.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

async function fillIn(page: Page) {
  const form = page.locator('#estimate')
  await form.getByLabel('Name').fill('June Harrow')
  await form.getByLabel('Email').fill('june@example.com')
  await form.getByLabel('Phone').fill('970-555-0123')
  await form.getByLabel('Service type').selectOption('remodels')
  return form
}

/** From here on, time in the page goes by only where the test says so. */
const stopTheClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

test('the thank-you panel leaves after five seconds; a quiet line and an empty form stay', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  await page.clock.install()
  await open('/contact')
  await stopTheClock(page)
  const form = await fillIn(page)
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  const thanks = form.getByRole('heading', { name: 'Thank you!' })
  await thanks.waitFor()
  await page.clock.runFor(4900)
  expect(await thanks.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await thanks.waitFor({ state: 'hidden' })
  await form.getByText('Your request was received.').waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('')
  expect(await form.getByRole('checkbox').isChecked()).toBe(true)
})

test('pressing the button many times sends one request', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await open('/kitchens')
  const form = await fillIn(page)
  await form.getByRole('button', { name: 'Receive Your Estimate' }).dblclick()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
  expect(sent).toHaveLength(1)
})

test('when the service is away, the form says so, keeps what was typed, and a retry succeeds', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  await open('/contact')
  const form = await fillIn(page)
  await page.context().route('**/api/contact', (route) => route.abort())
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await page.getByText("We couldn't process your request. Please try again.").first().waitFor()
  expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
  await page.context().unroute('**/api/contact')
  await page.reload()
  await alive(page)
  expect(await form.getByLabel('Name').inputValue()).toBe('June Harrow')
  expect(await form.getByLabel('Service type').inputValue()).toBe('remodels')
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()
})

test('a filled honeypot sends nothing and shows nothing', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await open('/contact')
  const form = await fillIn(page)
  await form.locator('[name=website]').evaluate((input) => Reflect.set(input, 'value', 'x'))
  const told = page.waitForEvent('console', (message) => message.text().includes('not sent'))
  await form.getByRole('button', { name: 'Receive Your Estimate' }).click()
  await told
  expect(sent).toEqual([])
  expect(await form.getByRole('heading', { name: 'Thank you!' }).isVisible()).toBe(false)
  expect(await page.locator('.toast').count()).toBe(0)
})

test('the newsletter box opens, says thank you, and closes itself after three seconds', async () => {
  const { page, faults, open } = await visitor(browser, product.origin, desktop)
  await page.clock.install()
  await open('/about')
  await stopTheClock(page)
  await page.getByText('FREE Mountain Building Guide').first().click()
  await page.getByLabel(/Your email/).fill('june@example.com')
  await page.getByRole('button', { name: 'Send it' }).click()
  const thanks = page.getByText('Thank you! Check your email soon.')
  await thanks.waitFor()
  await page.clock.runFor(2900)
  expect(await thanks.isVisible()).toBe(true)
  await page.clock.runFor(200)
  await thanks.waitFor({ state: 'hidden' })
  await page.getByText('FREE Mountain Building Guide').first().click()
  expect(await page.getByLabel(/Your email/).inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('a newsletter sign-up that fails tells so, and the form stays', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  await open('/about')
  await page.context().route('**/api/newsletter/subscribe', (route) => route.abort())
  await page.getByText('FREE Mountain Building Guide').first().click()
  await page.getByLabel(/Your email/).fill('june@example.com')
  const alert = page.waitForEvent('dialog')
  const press = page.getByRole('button', { name: 'Send it' }).click()
  const dialog = await alert
  expect(dialog.message()).toBe('Sorry, there was an error subscribing. Please try again.')
  await dialog.accept()
  await press
  expect(await page.getByLabel(/Your email/).inputValue()).toBe('june@example.com')
  await page.getByRole('button', { name: 'Send it' }).waitFor()
})
