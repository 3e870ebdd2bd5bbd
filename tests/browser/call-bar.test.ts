import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { templatePages } from './template-pages.ts'
import { phone } from './visitor.ts'

const { visitor } = sharedProduct()

const publicPages = templatePages.filter(([, path]) => !path.startsWith('/admin'))

for (const [name, path] of publicPages)
  test(`${name} on a phone: at every scroll position there is a way to call or ask`, async () => {
    const { page, open } = await visitor({ ...phone, reducedMotion: 'reduce' })
    await open(path)
    expect(await positionsWithoutAWay(page)).toEqual([])
  })

/** Scrolls down by a third of the window at a time. Out: where nothing to call or to ask with can be pressed. */
const positionsWithoutAWay = (page: Page) =>
  page.evaluate(async () => {
    const ways = [
      'a[href^="tel:"]',
      'a[href^="/contact"]',
      'a[href$="#estimate"]',
      '#estimate :is(input:not([type=hidden]), select, textarea, button)',
    ].join()
    const canBePressed = (way: Element) => {
      const { left, top, right, bottom, width } = way.getBoundingClientRect()
      if (width === 0 || top < 0 || bottom > innerHeight) return false
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return seen !== null && way.contains(seen)
    }
    const frame = () => new Promise(requestAnimationFrame)
    const missing: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; ; top = Math.min(end, top + Math.round(innerHeight / 3))) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
      if (![...document.querySelectorAll(ways)].some(canBePressed)) missing.push(top)
      if (top === end) return missing
    }
  })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Call or ask' })

test('the call bar is 56 px high, and leads to the page’s own form where there is one', async () => {
  const { page, open } = await visitor(phone)
  await open('/roofing-breckenridge-colorado')
  expect((await bar(page).boundingBox())?.height).toBe(56)
  const links = () =>
    bar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(await links()).toEqual([expect.stringMatching(/^tel:\+1\d{10}$/), '#estimate'])
  await open('/projects')
  expect(await links()).toEqual([expect.stringMatching(/^tel:/), '/contact'])
})

test('the call bar gives way to the form, to a field with the focus and to the menu', async () => {
  const { page, open } = await visitor(phone)
  await open('/roofing')
  await bar(page).getByRole('link', { name: 'Receive Your Estimate' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await bar(page).waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await bar(page).waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await bar(page).waitFor()

  await open('/building-guide')
  await bar(page).waitFor()
  await page.locator('.sign-up [name=email]').focus()
  await bar(page).waitFor({ state: 'hidden' })
})

test('the call bar covers nothing at the end of a page', async () => {
  const { page, open } = await visitor(phone)
  await open('/projects')
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  const legal = await page.locator('.footer-bottom').boundingBox()
  const barTop = (await bar(page).boundingBox())?.y ?? 0
  expect((legal?.y ?? Infinity) + (legal?.height ?? 0)).toBeLessThanOrEqual(barTop)
})
