import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** Defined by `policyRefusals`. */
    reportRefusal?: (what: string) => void
  }
}

/** A page of any browser that runs functions in it. */
type Evaluator = Pick<Page, 'evaluate'>

/** Checks that apply to every page. Each returns what is wrong, or an empty list or 0. */

/** Addresses of pictures that do not load. */
export const brokenPictures = (page: Evaluator) =>
  page.evaluate(async () => {
    const shown = await Promise.all(
      [...document.images].map(async (image) => {
        image.loading = 'eager'
        await image.decode().catch(() => undefined)
        return image.naturalWidth > 0 ? '' : image.currentSrc || image.src
      }),
    )
    return shown.filter((source) => source !== '')
  })

/** How many px the page is wider than the window; Infinity when the overflow is only hidden. */
export const overflow = (page: Evaluator) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const clipped = getComputedStyle(document.body).overflowX !== 'visible'
    return clipped ? Infinity : scrollWidth - clientWidth
  })

/** Tablets in landscape (1180, 1194), and both sides of the menu's breakpoints. */
export const headerWidths = [1024, 1100, 1114, 1150, 1180, 1194, 1229, 1232, 1280]

/** The height of the header's row, its right edge, and how many px the page is wider than the window. */
export const headerSize = (page: Evaluator) =>
  page.evaluate(() => {
    const row = document.querySelector('.header-row')
    const items = row?.querySelectorAll(':scope > *, .header-nav > ul > li') ?? []
    return {
      height: row?.getBoundingClientRect().height ?? 0,
      right: Math.max(...[...items].map((item) => item.getBoundingClientRect().right)),
      sideways: document.documentElement.scrollWidth - innerWidth,
    }
  })

/** Spaces out text, as readers may do with an extension (WCAG 1.4.12). */
export const spaceOutText = (page: Evaluator) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })

/** Elements whose text is cut off by their own box. */
export const clippedText = (page: Evaluator) =>
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

/** Fields with text below 16 px: iPhones zoom in when such a field gets the focus. */
export const smallFields = (page: Evaluator) =>
  page.evaluate(() =>
    [...document.querySelectorAll('input:not([type=file]), select, textarea')]
      .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.outerHTML.slice(0, 120)),
  )

/**
 * The visible text of the page. Digits are replaced, since some are measured; what is hidden from screen readers
 * (the names on the drawn map) is left out, since it is repeated as text.
 */
export const visibleText = (page: Page) =>
  page.evaluate(() => {
    // Choices depend on what is chosen before them, and the list below the types on whether the form's code is there.
    const decorations = [
      ...document.querySelectorAll<HTMLElement>(
        'main :is([aria-hidden=true], select, .types ~ .field:has(select))',
      ),
    ]
    for (const decoration of decorations) decoration.classList.add('unread')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('.unread { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
    const text = document.querySelector('main')?.innerText ?? ''
    document.adoptedStyleSheets.pop()
    for (const decoration of decorations) decoration.classList.remove('unread')
    return (
      text
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/[\d.]+/g, '#')
        // The states of faces on the page about them.
        .replaceAll(/\b(?:unloaded|loading)\b/g, 'loaded')
    )
  })

/**
 * Visible text that is pale on paper: printing leaves backgrounds out. Pictures and drawings have grounds of their own.
 * Contrast by WCAG 2.2; the limit is 4.5, and 3 for large text.
 */
export async function paleInPrint(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const pale = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d')
    /** Draws the color on white, whatever its notation. */
    const onPaper = (color: string): number[] => {
      if (!context) return []
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    }
    const linear = (value: number) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
    const contrast = (color: string) => {
      const [red = 0, green = 0, blue = 0] = onPaper(color).map(linear)
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement: owner } = texts.currentNode
      const words = textContent?.trim().slice(0, 40)
      if (!words || !owner || owner.closest('svg, script, style, noscript, template')) continue
      if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNode(texts.currentNode)
      const { width, height } = range.getBoundingClientRect()
      // Only screen readers read it.
      if (width <= 1 || height <= 1 || owner.closest('.visually-hidden')) continue
      const { color, fontSize, fontWeight } = getComputedStyle(owner)
      const [size, weight] = [parseFloat(fontSize), Number(fontWeight)]
      const large = size >= 24 || (size >= 18.66 && weight >= 700)
      if (contrast(color) < (large ? 3 : 4.5)) found.add(`${owner.tagName}: ${words} (${color})`)
    }
    return [...found]
  })
  await page.emulateMedia({ media: null })
  return pale
}

/** Elements that move although the visitor asked for no motion. */
export const movingElements = (page: Page) =>
  page.evaluate(() =>
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

/** Scrolls from one picture to the next, as a reader does, and waits for each. */
export const scrollThroughPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) {
      if (!image.checkVisibility()) continue
      image.scrollIntoView()
      await image.decode().catch(() => undefined)
    }
  })

/** Scrolls down by a window at a time. @returns positions without a visible call link, contact link or form field */
export const positionsWithoutContact = (page: Page) =>
  page.evaluate(async () => {
    const contacts = [
      'a[href^="tel:"]',
      'a[href^="sms:"]',
      'a[href^="/contact"]',
      'a[href$="#estimate"]',
      '#estimate :is(input:not([type=hidden]), select, textarea, button)',
    ].join()
    const canBePressed = (element: Element) => {
      const { left, top, right, bottom, width } = element.getBoundingClientRect()
      if (width === 0 || top < 0 || bottom > innerHeight) return false
      const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return seen !== null && element.contains(seen)
    }
    const frame = () => new Promise(requestAnimationFrame)
    const missing: number[] = []
    const end = document.documentElement.scrollHeight - innerHeight
    for (let top = 0; ; top = Math.min(end, top + innerHeight)) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
      if (![...document.querySelectorAll(contacts)].some(canBePressed)) missing.push(top)
      if (top === end) return missing
    }
  })

/** Of the pictures that were requested, those that are not shown: another format or width was loaded in vain. */
export async function requestedInVain(page: Page, requested: readonly string[]): Promise<string[]> {
  const shown = await page.evaluate(() =>
    [...document.images]
      .filter(({ naturalWidth }) => naturalWidth > 0)
      .map(({ currentSrc }) => currentSrc),
  )
  return requested.filter((address) => address.includes('/api/image/') && !shown.includes(address))
}

/**
 * Presses Tab from the top of the page, or of its main part, to its end.
 * @returns elements that have the focus without an outline, out of the window or covered, and those that Tab never
 * reaches
 */
export async function tabKeyFaults(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const operable = await numberOperable(page, part)
  const faults: string[] =
    part === 'main' || operable.length > 1 ? [] : ['there is nothing to operate']
  // The search page focuses its field; start at the top anyway.
  while (await focused(page)) await page.keyboard.press('Tab')
  if (part === 'main') await skipToContent(page)
  const reached = new Set<string>()
  for (let presses = 0; presses < operable.length + 80; presses += 1) {
    await page.keyboard.press('Tab')
    const now = await focused(page)
    if (!now || (part === 'main' && !now.inMain)) break
    const { number, outlined, inWindow, covered } = now
    // A dropdown link is visible only while its menu has the focus, so it has no number.
    const what = number ? operable[Number(number)] : 'a dropdown'
    if (number) reached.add(number)
    if (!outlined) faults.push(`${what} has no outline`)
    if (!inWindow) faults.push(`${what} is out of sight`)
    // A dropdown stays open for a moment after it loses the focus.
    else if (covered && !(await uncovered(page))) faults.push(`${what} is covered`)
  }
  // The form's list gives way to its choices once its code has arrived.
  const hidden = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-number]')]
      .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
      .map(({ dataset }) => dataset['number']),
  )
  const missed = operable.filter(
    (_, index) => !reached.has(String(index)) && !hidden.includes(String(index)),
  )
  return [...faults, ...missed.map((what) => `${what} is not reached`)]
}

/** Skips the header by the first link of the page, as a keyboard user does. */
async function skipToContent(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.locator('main:focus').waitFor()
}

/** Numbers every interactive element of this part in document order. */
const numberOperable = (page: Page, part: 'body' | 'main') =>
  page.evaluate((within) => {
    const operable =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex="0"]'
    return [...(document.querySelector(within)?.querySelectorAll(operable) ?? [])]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert], [aria-hidden=true]') &&
          element.getAttribute('tabindex') !== '-1' &&
          // Tab reaches the checked radio button of a group; arrow keys reach the others.
          !element.matches(':disabled, [type=radio]:not(:checked)'),
      )
      .map((element, index) => {
        element.setAttribute('data-number', String(index))
        return `${index}: ${element.outerHTML.slice(0, 80)}`
      })
  }, part)

/** Describes the focused element: its number, and whether it is outlined, in the window and uncovered. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    // In a table the whole row may be outlined.
    const outlined = [element, element.closest('tr') ?? element].some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && outlineWidth !== '0px'
    })
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const { left, top, width, height } = box
    const isSeen = (part: number) => {
      const seen = document.elementFromPoint(left + width / 2, top + height * part)
      return seen === element || element.contains(seen) || seen?.contains(element) === true
    }
    return {
      number: element.getAttribute('data-number'),
      inMain: element.closest('main') !== null,
      outlined,
      inWindow: top + height > 0 && top < innerHeight,
      covered: ![0.1, 0.5, 0.9].some(isSeen),
    }
  })

/** Whether the focused element gets uncovered: at once, or when the page has scrolled. */
async function uncovered(page: Page): Promise<boolean> {
  for (let looks = 0; looks < 100; looks += 1) {
    await page.waitForTimeout(100)
    if (!(await focused(page))?.covered) return true
  }
  return false
}

/** Collects all violations of the page's Content-Security-Policy, from the first byte on. */
export async function policyRefusals(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('reportRefusal', (what: string) => refused.push(what))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      window.reportRefusal?.(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return refused
}

/** Collects the URLs of pictures as they are requested. */
export function requestedPictures(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') requested.push(request.url())
  })
  return requested
}

/** Collects the URLs of full page loads from now on. */
export function fullLoads(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  return loads
}

const assets = 'dist/client/assets'
const reactScripts = new Set(
  readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .filter((file) => readFileSync(join(assets, file), 'utf8').includes('react.dev/errors'))
    .map((file) => `/assets/${file}`),
)

/** Collects the scripts with React in them as they are requested. */
export function requestedReactScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (reactScripts.has(pathname)) requested.push(pathname)
  })
  return requested
}
