import { expect, test } from 'vitest'
import { sharedProduct } from './fixtures.ts'
import { desktop } from './visitor.ts'

const { visitor } = sharedProduct()

test('with forced colors, buttons, fields and the focus keep visible outlines', async () => {
  const { page, open } = await visitor({ ...desktop, forcedColors: 'active' })
  await open('/contact')
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main .button, main input, main select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('[type=hidden], [tabindex="-1"]'))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element)
        if (element.matches('[type=checkbox], [type=radio]') && appearance !== 'none') return false
        return borderTopStyle === 'none' || parseFloat(borderTopWidth) === 0
      })
      .map((element) => element.outerHTML.slice(0, 100)),
  )
  expect(edges).toEqual([])
  await page.keyboard.press('Tab')
  const outline = await page.evaluate(
    () => document.activeElement && getComputedStyle(document.activeElement).outlineStyle,
  )
  expect(outline).toBe('solid')
})

test('the switch in the footer changes to dark and back; a choice that differs from the system is stored', async () => {
  const { page, open } = await visitor(desktop)
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const button = page.getByRole('button', { name: 'Dark mode' })
  await open('/contact')
  const light = await background()
  await button.click()
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  const dark = await background()
  expect(dark).not.toBe(light)

  await open('/about')
  expect(await background()).toBe(dark)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  await button.click()
  expect(await background()).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('')

  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).toBe(dark)
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await background()).toBe(light)
})
