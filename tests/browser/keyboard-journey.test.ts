import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { sendButton } from './estimate-form.ts'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration } from './visitor.ts'
import { atBothWidths } from './widths.ts'

const { visitor } = sharedProduct()

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`The Tab key does not lead to ${target.toString()}`)
}

atBothWidths('a visitor gets from the home page to a sent form by keyboard', async (device) => {
  const { page, errors, open } = await visitor(device)
  await open('/')
  const isWide = device.viewport.width > 768

  // Through the menu to a page about roofs.
  if (isWide) {
    const menu = page.getByRole('navigation', { name: 'Main' })
    await tabTo(page, menu.getByRole('link', { name: 'Services', exact: true }))
    await tabTo(page, menu.getByRole('link', { name: 'Roofing', exact: true }))
  } else {
    await tabTo(page, page.getByRole('button', { name: 'Menu', exact: true }))
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: 'Menu' })
    await tabTo(page, panel.locator('summary', { hasText: 'Services' }))
    await page.keyboard.press('Enter')
    await tabTo(page, panel.getByRole('link', { name: 'Roofing', exact: true }))
  }
  await page.keyboard.press('Enter')
  await page.waitForURL('**/roofing')
  await page.getByRole('heading', { level: 1, name: /roof/i }).waitFor()
  await waitForHydration(page)

  // The skip link leads past the header; then on to the form.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const form = page.locator('#estimate')
  const typeInto = async (label: string, text: string) => {
    await tabTo(page, form.getByLabel(label))
    await page.keyboard.type(text)
  }
  await typeInto('Service type', 'Remodels')
  expect(await form.getByLabel('Service type').inputValue()).toBe('remodels')
  await typeInto('Name', 'June Harrow')
  await typeInto('Phone', '970-555-0123')
  await typeInto('Email', 'june@example.com')
  await tabTo(page, form.locator('details.more > summary'))
  await page.keyboard.press('Enter')
  await typeInto('Town or address of the job', '12 Ski Hill Road, Breckenridge')
  await typeInto('Tell us about the job', 'Ice dams above the north eave.')
  await tabTo(page, form.getByLabel('Best time to call'))
  await page.keyboard.press('ArrowDown')
  expect(await form.getByLabel('Best time to call').inputValue()).toMatch(/^(morning|afternoon) \d/)
  const button = sendButton(form)
  await tabTo(page, button)

  // The first attempt fails: the button keeps the focus, and its note says what to do.
  await page.route('**/api/contact', (route) => route.abort())
  await page.keyboard.press('Enter')
  await form.getByText('Everything you typed is still here.').waitFor()
  await expect.poll(() => hasFocus(button)).toBe(true)
  await page.unroute('**/api/contact')
  errors.length = 0
  await page.keyboard.press('Enter')
  await form.getByRole('heading', { name: 'Thank you!' }).waitFor()

  // F8 focuses the notification, and Escape closes it.
  const toast = page.locator('.toast', { hasText: 'Thank you!' })
  await toast.waitFor()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  expect(await hasFocus(toast)).toBe(true)
  await page.keyboard.press('Escape')
  await toast.waitFor({ state: 'hidden' })
  expect(errors).toEqual([])
})
