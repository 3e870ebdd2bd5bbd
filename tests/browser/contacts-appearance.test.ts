import { expect, test } from 'vitest'
import { faultsAtBothWidths } from './axe.ts'
import { contactsFixture, leadRegion } from './contacts-fixture.ts'
import { olive, sam } from './accounts.ts'
import { tabKeyFaults } from './page-checks.ts'
import { phone } from './visitor.ts'

const { openAdmin } = contactsFixture()

test('on a phone a lead covers the list, nothing is wider than the screen, and touch targets are large enough', async () => {
  const { page, errors } = await openAdmin(sam, '', { ...phone, hasTouch: true, isMobile: true })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(375)
  await page.locator('a.lead-name').nth(1).tap()
  const lead = leadRegion(page)
  await lead.getByRole('heading', { level: 2 }).waitFor()
  expect(await lead.boundingBox()).toMatchObject({ x: 0, y: 0, width: 375 })
  expect(await page.locator('.lead-list').isVisible()).toBe(false)
  expect(await width()).toBe(375)
  const targets = lead.locator('a.button, .facts a, button, summary, select, input')
  const smallTargets = () =>
    targets.evaluateAll((all) =>
      all
        .filter((each) => each.getClientRects().length > 0)
        .map((each) => ({
          what: each.textContent || each.tagName,
          // A tick is as large as its label.
          box: (each.closest('label.check') ?? each).getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height < 44 || box.width < 44)
        .map(({ what, box }) => `${what} ${box.width} × ${box.height}`),
    )
  expect(await smallTargets()).toEqual([])
  // An old tablet, held upright.
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await smallTargets()).toEqual([])
  await page.setViewportSize(phone.viewport)
  await page.goBack()
  await lead.waitFor({ state: 'detached' })
  expect(await page.locator('.lead-list').isVisible()).toBe(true)
  // With text twice as large the bar at the bottom scrolls to its last button.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await page.getByRole('button', { name: 'More' }).tap()
  await page.getByRole('link', { name: 'Settings' }).waitFor()
  expect(errors).toEqual([])
})

test('a printed lead has everything about it, without the list and the controls', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA22')
  const lead = leadRegion(page)
  await lead.getByRole('heading', { level: 2 }).waitFor()
  // A sheet of letter paper, which is narrower than a desktop window.
  for (const width of [816, 1280]) {
    await page.setViewportSize({ width, height: 400 })
    await page.emulateMedia({ media: 'print' })
    expect(
      await lead.evaluate((each) => {
        const { position, maxHeight } = getComputedStyle(each)
        return { position, maxHeight, root: getComputedStyle(document.documentElement).overflowY }
      }),
    ).toEqual({ position: 'static', maxHeight: 'none', root: 'visible' })
    for (const hidden of ['.lead-list', '.status-tabs', '.reply', '.new-note', '.close'])
      expect(await page.locator(hidden).first().isVisible(), hidden).toBe(false)
    await lead.getByText('Words.').waitFor()
    await page.emulateMedia({ media: 'screen' })
  }
})

test('with forced colors, what is chosen in menus, tabs, list and palette differs from the rest', async () => {
  const { page } = await openAdmin(olive, '?lead=HP-AAAA28', { forcedColors: 'active' })
  await leadRegion(page).getByRole('heading', { level: 2 }).waitFor()
  const differs = (chosen: string, other: string) =>
    page.evaluate(
      (selectors) => {
        const [one, two] = selectors.map((selector) => {
          const element = document.querySelector(selector)
          return element && getComputedStyle(element).backgroundColor
        })
        return Boolean(one && two) && one !== two
      },
      [chosen, other],
    )
  for (const row of ['.admin-nav li a', '.status-tabs a', '.leads tbody tr'])
    await expect
      .poll(() => differs(`${row}[aria-current]`, `${row}:not([aria-current])`))
      .toBe(true)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What do you want' }).waitFor()
  const option = '[role=option][aria-selected='
  await expect.poll(() => differs(`${option}true]`, `${option}false]`)).toBe(true)
  await page.goto('/admin/analytics')
  await page.getByRole('group', { name: 'Period' }).waitFor()
  expect(await differs('.tabs [aria-pressed=true]', '.tabs [aria-pressed=false]')).toBe(true)
})

test('Tab shows the focus on every control of the list on a phone', async () => {
  const { page } = await openAdmin(olive, '?status=won', phone)
  expect(await tabKeyFaults(page, 'body')).toEqual([])
})

test('axe finds no violations in list, filters, lead and dialogs, light and dark, at two widths', async () => {
  const { page } = await openAdmin(olive)
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Select Visitor 15').check()
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.goto('/admin/contacts?lead=HP-AAAA28')
  await leadRegion(page).getByRole('heading', { level: 2 }).waitFor()
  await leadRegion(page).getByText('Write', { exact: true }).click()
  expect(await faultsAtBothWidths(page)).toEqual([])
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'What do you want' }).fill('status')
  expect(await faultsAtBothWidths(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  expect(await faultsAtBothWidths(page, 'dialog[open]')).toEqual([])
})
