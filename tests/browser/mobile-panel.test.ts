import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { waitForHydration, phone } from './visitor.ts'
import { touchPhone } from './widths.ts'

const { visitor } = sharedProduct()

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

async function show(page: Page) {
  await buttonOf(page).click()
  await panelOf(page).waitFor()
}
const gone = (page: Page) => panelOf(page).waitFor({ state: 'hidden' })

test.each([
  [375, 337.5],
  [600, 340],
  [320, 288],
])('a slide-in panel (width 90% up to 340px): at %i px it is %d px', async (width, expected) => {
  const { page, open } = await visitor({ viewport: { width, height: 740 } })
  await open('/')
  await show(page)
  expect((await panelOf(page).boundingBox())?.width).toBeCloseTo(expected, 1)
  // After sliding in it is at the right edge.
  await expect
    .poll(async () => (await panelOf(page).boundingBox())?.x)
    .toBeCloseTo(width - expected)
})

test('marks the menu of a page, and of a page under it', async () => {
  const { page, open } = await visitor(phone)
  const marked = (path: string) =>
    open(path)
      .then(() => page.locator('.mobile-panel [data-active]').allTextContents())
      .then((labels) => labels.join(', '))
  expect(await marked('/property-management-vail-colorado')).toBe('Manage')
  expect(await marked('/roofing-vail-colorado')).toBe('Services, Roofing')
  expect(await marked('/careers/finish-carpenter')).toBe('About, Careers')
  await show(page)
  await page.getByText('About', { exact: true }).last().click()
  const colorOf = (name: string) =>
    panelOf(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).color)
  expect(await colorOf('Careers')).not.toBe(await colorOf('Blog'))
})

test('with a dimmed backdrop', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  await show(page)
  const backdrop = await panelOf(page).evaluate(
    (panel) => getComputedStyle(panel, '::backdrop').backgroundColor,
  )
  expect(backdrop).toMatch(/[,/] 0\.[4-8]\d*\)$/)
})

test('The panel closes on a backdrop click, on the close button, or when a link is chosen', async () => {
  const { page, errors, open } = await visitor(touchPhone)
  await open('/')
  await show(page)
  await page.touchscreen.tap(10, 400)
  await gone(page)

  await show(page)
  await panelOf(page).getByRole('button', { name: 'Close the menu' }).tap()
  await gone(page)

  await show(page)
  await panelOf(page).getByText('Services', { exact: true }).tap()
  await panelOf(page).getByRole('link', { name: 'Siding', exact: true }).tap()
  await page.waitForURL('**/siding')
  await waitForHydration(page)
  await gone(page)
  // Closed too when the page returns from the back/forward cache or is loaded anew.
  await page.goBack()
  await gone(page)
  expect(errors).toEqual([])
})

test('it also closes when a link is chosen on a tablet', async () => {
  const { page, open } = await visitor({ viewport: { width: 900, height: 740 } })
  await open('/')
  await show(page)
  await panelOf(page).getByText('Services', { exact: true }).click()
  await panelOf(page).getByRole('link', { name: 'Siding', exact: true }).click()
  await page.waitForURL('**/siding')
  await gone(page)
  await waitForHydration(page)
  expect(await page.locator('[inert]').count()).toBe(0)
  await page.mouse.move(450, 400)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

test('Page scrolling is locked while it is open', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  await show(page)
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await gone(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

test('the focus stays inside the panel and returns to its button', async () => {
  const { page, open } = await visitor(phone)
  await open('/')
  await buttonOf(page).focus()
  await page.keyboard.press('Enter')
  await panelOf(page).waitFor()
  const outside = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('a, button, summary, input')].filter(
          (each) =>
            !each.closest('[inert], .mobile-panel') &&
            each.checkVisibility({ visibilityProperty: true }),
        ).length,
    )
  await expect.poll(outside).toBe(0)
  await page.keyboard.press('Escape')
  await gone(page)
  expect(await buttonOf(page).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('The mobile menu has four accordions, Services, Your Experts, Rent and About. Only one is open at a time, and toggling an open one closes it', async () => {
  const { page, open } = await visitor(touchPhone)
  await open('/')
  await show(page)
  const accordions = panelOf(page).locator('details')
  const openOnes = () =>
    accordions.evaluateAll((all) =>
      all
        .filter((each) => each.hasAttribute('open'))
        .map((each) => each.querySelector('summary')?.textContent),
    )
  const names = await accordions.locator('summary').allInnerTexts()
  expect(names).toEqual(['Services', 'Your Experts', 'Rent', 'About'])
  for (const name of names) {
    await accordions.locator('summary', { hasText: name }).tap()
    await expect.poll(openOnes).toEqual([name])
  }
  await accordions.locator('summary', { hasText: 'About' }).tap()
  await expect.poll(openOnes).toEqual([])
})

test('Panels have a maximum height of 600px', async () => {
  const { page, open } = await visitor({ viewport: { width: 375, height: 2000 } })
  await open('/')
  await show(page)
  const list = panelOf(page).locator('details').first().locator('ul')
  await panelOf(page).getByText('Services', { exact: true }).click()
  // Also with a long menu.
  await list.evaluate((element) => {
    for (let more = 0; more < 40; more += 1)
      element.append(element.firstElementChild?.cloneNode(true) ?? '')
  })
  expect((await list.boundingBox())?.height).toBe(600)
  const scrolled = await list.evaluate((element) => {
    element.scrollTop = 100
    return element.scrollTop
  })
  expect(scrolled).toBe(100)
})
