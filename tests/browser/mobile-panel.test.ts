import { expect, test } from 'vitest'
import { stage } from './stage.ts'
import { alive, phone } from './visitor.ts'

const { visitor } = stage()

test('the mobile panel opens over a still page and closes in four ways', async () => {
  const { page, faults, open } = await visitor(phone)
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
  await page.keyboard.press('Enter')
  await panel.waitFor()
  const outside = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('a, button, summary, input')].filter(
          (each) => !each.closest('[inert], .panel, .header-nav, .header-action'),
        ).length,
    )
  // Only the menu's own button, which closes it again.
  await expect.poll(outside).toBe(1)
  await page.keyboard.press('Escape')
  await gone()

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
  const { page, open } = await visitor(phone)
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
