import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../scripts/chromium.ts'
import { type Product, startProduct } from './product.ts'
import { alive, desktop, phone, visitor } from './visitor.ts'

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

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('the mobile panel opens over a still page and closes in four ways', async () => {
  const { page, faults, open } = await visitor(browser, product.origin, phone)
  await open('/')
  const panel = page.getByRole('dialog', { name: 'Menu' })
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const show = async () => {
    await button.click()
    await panel.waitFor()
    // It slides in; afterwards it stands at the right edge.
    await expect.poll(async () => (await panel.boundingBox())?.x).toBeCloseTo(375 - 337.5, 0)
  }
  const gone = () => panel.waitFor({ state: 'hidden' })

  await show()
  expect((await panel.boundingBox())?.width).toBeCloseTo(337.5, 0)
  await page.mouse.wheel(0, 600)
  await page.mouse.click(10, 400)
  await gone()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await show()
  await page.keyboard.press('Escape')
  await gone()
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

  await show()
  await panel.getByRole('button', { name: 'Close the menu' }).click()
  await gone()

  await show()
  await panel.getByText('Services', { exact: true }).click()
  await panel.getByRole('link', { name: 'Siding', exact: true }).click()
  await page.waitForURL('**/siding')
  await alive(page)
  await gone()
  expect(faults).toEqual([])
})

test('one accordion of the mobile panel is open at a time, and a second touch closes it', async () => {
  const { page, open } = await visitor(browser, product.origin, phone)
  await open('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const accordions = page.getByRole('dialog', { name: 'Menu' }).locator('details')
  const openOnes = () =>
    accordions.evaluateAll((all) =>
      all
        .filter((each) => each.hasAttribute('open'))
        .map((each) => each.querySelector('summary')?.textContent),
    )
  const names = await accordions.locator('summary').allInnerTexts()
  expect(names).toEqual(['Services', 'Your Experts', 'Rent', 'About'])
  for (const name of names) {
    await accordions.locator('summary', { hasText: name }).click()
    await expect.poll(openOnes).toEqual([name])
  }
  await accordions.locator('summary', { hasText: 'About' }).click()
  await expect.poll(openOnes).toEqual([])
  const height = await accordions
    .first()
    .locator('ul')
    .evaluate((list) => getComputedStyle(list).maxHeight)
  expect(height).toBe('600px')
})

test('one answer is open at a time, and clicking the open question closes it', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  await open('/roofing-breckenridge-colorado')
  const questions = page.locator('#faq details')
  const openOnes = () =>
    questions.evaluateAll((all) =>
      all.flatMap((each, index) => (each.hasAttribute('open') ? index : [])),
    )
  expect(await questions.count()).toBeGreaterThan(2)
  for (const index of [0, 2, 1]) {
    await questions.nth(index).locator('summary').click()
    await expect.poll(openOnes).toEqual([index])
  }
  await questions.nth(1).locator('summary').click()
  await expect.poll(openOnes).toEqual([])
})

test('the header gets its shadow after 20 px, and the way back to the top appears after 300', async () => {
  const { page, open } = await visitor(browser, product.origin, desktop)
  await open('/roofing')
  const shadow = () =>
    page.locator('.header').evaluate((header) => getComputedStyle(header).boxShadow)
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await scrollTo(page, 20)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
  expect(await shadow()).toBe('none')
  await scrollTo(page, 21)
  await expect.poll(shadow).not.toBe('none')
  await scrollTo(page, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
  expect(await toTop.isVisible()).toBe(false)
  await scrollTo(page, 301)
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await toTop.waitFor({ state: 'hidden' })
  await expect.poll(shadow).toBe('none')
})

test('the map asks nothing of a third party before the click', async () => {
  const { page, faults, open } = await visitor(browser, product.origin, desktop)
  const asked: string[] = []
  await page.context().route(/google\.com/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await open('/contact')
  await page.locator('#map').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  expect(faults).toEqual([])
  await page.getByRole('link', { name: 'Open the map' }).click()
  await page.frameLocator('#map iframe').getByText('A map').waitFor()
  expect(asked).toHaveLength(1)
  expect(new URL(asked[0] ?? '').searchParams.get('q')).toContain('Edwards')
})
