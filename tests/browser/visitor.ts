import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { launchShell } from '../../scripts/chromium.ts'

export const desktop = { viewport: { width: 1280, height: 900 } }
export const phone = { viewport: { width: 375, height: 740 } }

export interface Visitor {
  page: Page
  /** Errors and warnings in the console, failed responses and requests to other origins so far. */
  errors: string[]
  /** Opens a path and waits for hydration, lazy parts included. */
  open(path: string): Promise<void>
}

export interface VisitorOptions extends BrowserContextOptions {
  /** Whether pictures load. Off by default, to save time. */
  pictures?: boolean
  /** Whether the page keeps its clock in `npm run test:clock`: Playwright's has no performance entries. */
  ownClock?: boolean
  /** Another browser than the one that all files share. */
  browser?: Browser
}

/** `npm run test:clock` moves the clock of this process and of the service; pages get the same time. */
const isClockMoved = Number(process.env['TEST_CLOCK_OFFSET'] ?? 0) !== 0

const browsers = new Map<boolean, Promise<Browser>>()

/** Returns the browser that all files of this worker share; it closes with the process. */
export function sharedBrowser(pictures = false): Promise<Browser> {
  const browser = browsers.get(pictures) ?? launchShell(pictures)
  browsers.set(pictures, browser)
  return browser
}

/** Opens a browser context, which is closed after the test. @param origin the product's */
export async function visitor(
  origin: string,
  { pictures, browser, ownClock, ...options }: VisitorOptions,
): Promise<Visitor> {
  const context = await (browser ?? (await sharedBrowser(pictures))).newContext({
    // What the service worker of the admin loads can't be intercepted; phone.test.ts tests it.
    serviceWorkers: 'block',
    ...options,
    baseURL: origin,
  })
  onTestFinished(async () => {
    // A test may end while a request that it intercepts is still in progress.
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
  // Only a missing element takes so long: a browser beside busy processes needs many times what it needs alone.
  context.setDefaultTimeout(90_000)
  if (isClockMoved && !ownClock) await context.clock.install({ time: new Date() })
  const errors: string[] = []
  const wanted = new Set<string>()
  context.on('console', (message) => {
    // The page itself may answer 404 on purpose, which Chromium logs to the console.
    const onPurpose = wanted.has(message.location().url) && message.text().includes('404')
    const noPicture =
      message.text().includes('not used because image loading is disabled') ||
      // On a busy machine a test takes longer than Chromium waits for the use of a preloaded picture.
      (!pictures && /\/api\/image\/\S+ was preloaded using link preload/.test(message.text()))
    const noWorker = message.text().includes('Service Worker registration blocked')
    if (['error', 'warning'].includes(message.type()) && !onPurpose && !noPicture && !noWorker)
      errors.push(message.text())
  })
  context.on('weberror', (event) => errors.push(String(event.error())))
  context.on('request', (request) => {
    if (!/^(data:|blob:)/.test(request.url()) && !request.url().startsWith(`${origin}/`))
      errors.push(`asked ${request.url()}`)
  })
  context.on('response', (answer) => {
    if (answer.status() >= 400 && !wanted.has(answer.url()))
      errors.push(`${answer.status()} ${answer.url()}`)
  })
  const page = await context.newPage()
  return {
    page,
    errors,
    open: async (path) => {
      wanted.add(origin + path)
      await page.goto(path)
      if (options.javaScriptEnabled === false) return
      await waitForHydration(page)
      await page.locator('main [role=status]', { hasText: 'Loading' }).waitFor({ state: 'hidden' })
    },
  }
}

/** Waits for hydration. */
export const waitForHydration = (page: Page) => page.locator('html[data-hydrated]').waitFor()

/** Pauses the clock of the page; the test advances it. */
export const stopTheClock = async (page: Page) =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
