import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { desktop, stopTheClock } from './visitor.ts'

const { visitor } = stage()

test('the newsletter box opens, says thank you, and closes itself after three seconds', async () => {
  const { page, faults, open } = await visitor(desktop)
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
  const { page, open } = await visitor(desktop)
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

test('at 320 px the open newsletter box fits beside its close button', async () => {
  const { page, open } = await visitor({ viewport: { width: 320, height: 640 } })
  await open('/about')
  await page.getByText('FREE Guide').click()
  const close = page.getByRole('button', { name: 'Close the newsletter form' })
  const { x = 0, width = 0 } = (await close.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await close.click()
  await close.waitFor({ state: 'hidden' })
})
