import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { desktop } from './visitor.ts'

const { visitor } = stage()

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('a menu of the header opens on hover and by keyboard, and closes when the mouse leaves', async () => {
  const { page, open } = await visitor(desktop)
  await open('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const roofing = menu.getByRole('link', { name: 'Roofing', exact: true })
  await menu.getByRole('link', { name: 'Services', exact: true }).hover()
  await roofing.click()
  await page.waitForURL('**/roofing')
  await page.mouse.move(640, 700)
  await roofing.waitFor({ state: 'hidden' })
  await menu.getByRole('link', { name: 'Remodel', exact: true }).focus()
  await page.keyboard.press('Shift+Tab')
  await menu.getByRole('link', { name: 'Custom Builds', exact: true }).waitFor()
})

test('one answer is open at a time, and clicking the open question closes it', async () => {
  const { page, open } = await visitor(desktop)
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
  const { page, open } = await visitor(desktop)
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
  const { page, faults, open } = await visitor(desktop)
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
