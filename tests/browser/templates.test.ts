import { expect, test } from 'vitest'
import { axeViolationsForWidth, withoutFrame } from './axe.ts'
import { opened } from './opened-template.ts'
import {
  clippedText,
  movingElements,
  overflow,
  paleInPrint,
  smallFields,
  spaceOutText,
  positionsWithoutContact,
  requestedReactScripts,
  tabKeyFaults,
  visibleText,
} from './page-checks.ts'
import { sharedProduct } from './fixtures.ts'
import { pagesWithTheirFrame, templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

/** These pages show what is measured in the browser or depends on the URL, so they load React immediately. */
const renderedByReact = /admin|debug|performance|no\/such|how-to-bild/

/** A list of links to every page of the site. The Tab key is tested on shorter lists. */
const isListOfLinks = (path: string) => path === '/sitemap'

// One visit for all checks: opening a page costs more than checking it.
for (const [name, path] of templatePages)
  test(`${name}: no errors, no axe violations, no React before interaction, keyboard access, nothing pale in print, no overflow at any width, zoom, text size or text spacing, and a contact link in every phone window`, async () => {
    const someone = await visitor({ ...desktop, pictures: true, reducedMotion: 'reduce' })
    const reactScripts = requestedReactScripts(someone.page)
    const { page, settled } = await opened(someone, path)
    expect(await movingElements(page)).toEqual([])
    const isWhole = pagesWithTheirFrame.includes(path)
    expect(await axeViolationsForWidth(page, isWhole ? 'html' : withoutFrame)).toEqual([])
    await settled()
    // No interaction so far.
    if (!renderedByReact.test(path)) expect(reactScripts).toEqual([])
    expect(await paleInPrint(page)).toEqual([])
    const text = await visibleText(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    if (!isListOfLinks(path))
      expect(await tabKeyFaults(page, isWhole ? 'body' : 'main')).toEqual([])

    // The narrowest width of each layout in the style sheets.
    for (const width of [320, 480, 600, 768, 900, 1000, 1100, 1600]) {
      await page.setViewportSize({ width, height: 300 })
      expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 })
    }

    // The narrowest window with the full menu has it in one line.
    await page.setViewportSize({ width: 1100, height: 700 })
    const menus = page
      .locator('.header-nav')
      .evaluateAll((all) => all.map(({ clientHeight }) => clientHeight))
    expect(Math.max(0, ...(await menus))).toBeLessThan(80)

    // 200 % zoom of a 1280 px window is a 640 px window.
    await page.setViewportSize({ width: 640, height: 450 })
    expect(await visibleText(page)).toBe(text)
    expect(await clippedText(page)).toEqual([])
    // Sticky elements leave most of the window to the page.
    const header = page.locator('header').first()
    const { height = 0 } = (await header.count()) > 0 ? ((await header.boundingBox()) ?? {}) : {}
    expect(height).toBeLessThan(450 / 4)

    await page.setViewportSize(phone.viewport)
    // At the top and without a focused element, which would hide the call bar.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: 0, behavior: 'instant' })
    })
    expect(await overflow(page)).toBe(0)
    expect(await smallFields(page)).toEqual([])
    expect(await axeViolationsForWidth(page, isWhole ? 'html' : withoutFrame)).toEqual([])
    if (!path.startsWith('/admin')) expect(await positionsWithoutContact(page)).toEqual([])

    await page.setViewportSize(desktop.viewport)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    const fits = { clipped: [], overflow: 0 }
    expect({ clipped: await clippedText(page), overflow: await overflow(page) }).toEqual(fits)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    await spaceOutText(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      const spaced = { clipped: await clippedText(page), overflow: await overflow(page) }
      expect({ width, ...spaced }).toEqual({ width, ...fits })
    }
    await page.setViewportSize({ width: 1100, height: 700 })
    const rightEdges = page
      .locator('.header-row > *')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().right))
    expect(Math.max(0, ...(await rightEdges))).toBeLessThan(1100)

    // 400 % zoom of a 1280 × 1024 px window: the header scrolls away.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
    const atTop = () => page.evaluate(() => document.elementFromPoint(160, 30)?.closest('.header'))
    await expect.poll(atTop).toBeFalsy()
  })

// The test above covers the rest on a phone; which file of a picture is requested is decided during page load.
test.each([
  '/',
  '/services',
  '/roofing',
  '/roofing-vail-colorado',
  '/vail-colorado',
  '/insider',
  '/about',
])('%s loads on a phone what it shows, once', async (path) => {
  const { settled } = await opened(
    await visitor({ ...phone, pictures: true, reducedMotion: 'reduce' }),
    path,
  )
  await settled()
})
