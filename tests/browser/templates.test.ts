import { expect, test } from 'vitest'
import { axeViolationsForWidth, withoutFrame } from './axe.ts'
import { opened } from './opened-template.ts'
import {
  clippedText,
  movingElements,
  overflow,
  positionsWithoutContact,
  requestedReactScripts,
  tabKeyFaults,
  visibleText,
} from './page-checks.ts'
import { sharedProduct } from './fixtures.ts'
import { pagesWithTheirFrame, templatePages } from './template-pages.ts'
import { desktop, phone } from './visitor.ts'

const { visitor } = sharedProduct()

/** What these show is measured in the browser, or depends on their address: they need React at once. */
const renderedByReact = /admin|debug|performance|no\/such|how-to-bild/

/** Nothing but links, one for each page of the site: the Tab key is tried on other lists of links. */
const isListOfLinks = (path: string) => path === '/sitemap'

// One visit for all that is checked: opening a page costs more than looking at it.
for (const [name, path] of templatePages)
  test(`${name}: whole, quiet, accessible, without React until it is touched, reached by keyboard, at any width, zoom and text size, on a phone with a way to call or ask at every scroll position`, async () => {
    const someone = await visitor({ ...desktop, pictures: true, reducedMotion: 'reduce' })
    const reactScripts = requestedReactScripts(someone.page)
    const { page, settled } = await opened(someone, path)
    expect(await movingElements(page)).toEqual([])
    const isWhole = pagesWithTheirFrame.includes(path)
    expect(await axeViolationsForWidth(page, isWhole ? 'html' : withoutFrame)).toEqual([])
    await settled()
    // Nothing has been touched yet.
    if (!renderedByReact.test(path)) expect(reactScripts).toEqual([])
    const text = await visibleText(page)
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    if (!isListOfLinks(path))
      expect(await tabKeyFaults(page, isWhole ? 'body' : 'main')).toEqual([])

    // Where each layout of the style sheets is narrowest.
    for (const width of [320, 480, 600, 768, 900, 1000, 1100, 1600]) {
      await page.setViewportSize({ width, height: 300 })
      expect({ width, overflow: await overflow(page) }).toEqual({ width, overflow: 0 })
    }

    // Twice the zoom on a window of 1280 px is a window of 640.
    await page.setViewportSize({ width: 640, height: 450 })
    expect(await visibleText(page)).toBe(text)
    expect(await clippedText(page)).toEqual([])
    // What sticks to the top leaves most of the window to the page.
    const header = page.locator('header').first()
    const { height = 0 } = (await header.count()) > 0 ? ((await header.boundingBox()) ?? {}) : {}
    expect(height).toBeLessThan(450 / 4)

    await page.setViewportSize(phone.viewport)
    // As it opens: at its top, and nothing has the focus, which hides the call bar.
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      scrollTo({ top: 0, behavior: 'instant' })
    })
    expect(await overflow(page)).toBe(0)
    expect(await axeViolationsForWidth(page, isWhole ? 'html' : withoutFrame)).toEqual([])
    if (!path.startsWith('/admin')) expect(await positionsWithoutContact(page)).toEqual([])

    await page.setViewportSize(desktop.viewport)
    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    )
    expect({ clipped: await clippedText(page), overflow: await overflow(page) }).toEqual({
      clipped: [],
      overflow: 0,
    })
  })

// The rest of what a phone shows is checked above. Which file of a picture it asks for is decided while the page loads.
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
