import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { launchShell } from '../../scripts/chromium.ts'
import { stage } from './stage.ts'
import { templatePages } from './template-pages.ts'
import { desktop, visitor as visitorOf } from './visitor.ts'

const { product, visitor } = stage()

/** Elements whose words are cut off by their own box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { overflowX, overflowY, clipPath, position } = getComputedStyle(element)
        const hides = /hidden|clip/
        if (clipPath !== 'none' && position === 'absolute') return false
        if (!element.textContent?.trim() || !element.checkVisibility()) return false
        if (element.closest('[aria-hidden=true]')) return false
        const tooTall = hides.test(overflowY) && element.scrollHeight > element.clientHeight + 1
        const tooWide = hides.test(overflowX) && element.scrollWidth > element.clientWidth + 1
        return element.clientHeight > 0 && (tooTall || tooWide)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )

const tooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * What a reader can read: the words of the page that are shown. Figures may have been measured; what
 * is decoration for screen readers (the names on the drawn map) is said elsewhere.
 */
const words = (page: Page) =>
  page.evaluate(() => {
    for (const decoration of document.querySelectorAll('main [aria-hidden=true]'))
      decoration.remove()
    return document
      .querySelector('main')
      ?.innerText.replaceAll(/\s+/g, ' ')
      .replaceAll(/[\d.]+/g, '#')
  })

for (const [name, path] of templatePages)
  test(`200 % zoom loses nothing on ${name}`, async () => {
    const whole = await visitor(desktop)
    await whole.open(path)
    const all = await words(whole.page)

    // Twice the zoom on a window of 1280 px is a window of 640.
    const zoomed = await visitor({ viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 })
    await zoomed.open(path)
    expect(await words(zoomed.page)).toBe(all)
    expect(await cutOff(zoomed.page)).toEqual([])
    expect(await tooWide(zoomed.page)).toBe(0)
    // What sticks to the top leaves most of the window to the page.
    const header = zoomed.page.locator('header').first()
    const { height = 0 } = (await header.count()) > 0 ? ((await header.boundingBox()) ?? {}) : {}
    expect(height).toBeLessThan(450 / 4)
  })

test('text of twice the size, as the reader set it, loses nothing on any template', async () => {
  const browser = await launchShell(['--blink-settings=defaultFontSize=32'])
  onTestFinished(() => browser.close())
  for (const [name, path] of templatePages) {
    const { page, open } = await visitorOf(browser, product().origin, desktop)
    await open(path)
    expect({ name, cutOff: await cutOff(page), tooWide: await tooWide(page) }).toEqual({
      name,
      cutOff: [],
      tooWide: 0,
    })
  }
})

for (const [name, path] of templatePages)
  test(`nothing moves on ${name} for a person who asked for no motion`, async () => {
    const { page, open } = await visitor({ ...desktop, reducedMotion: 'reduce' })
    await open(path)
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration, scrollBehavior } =
            getComputedStyle(element)
          const lasts = (durations: string) =>
            durations.split(',').some((duration) => parseFloat(duration) > 0.01)
          return (
            lasts(transitionDuration) ||
            (animationName !== 'none' && lasts(animationDuration)) ||
            scrollBehavior === 'smooth'
          )
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    )
    expect(moving).toEqual([])
  })

test('with forced colours, buttons, fields and the focus keep their edges', async () => {
  const { page, open } = await visitor({ ...desktop, forcedColors: 'active' })
  await open('/contact')
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll('main button, main .button, main input, main select')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('[type=hidden], [tabindex="-1"]'))
      .filter((element) => {
        const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element)
        if (element.matches('[type=checkbox]') && appearance !== 'none') return false
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
