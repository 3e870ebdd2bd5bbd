import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { readSiteFile } from '../../../services/api/site/site-file.ts'
import { launchBrowser } from '../../chromium.ts'
import { startBuiltService } from '../service/built-service.ts'

interface Phone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

/** Opens a page like a phone on its first visit: empty caches, a small viewport, device pixel ratio 2. */
export async function newPhone(browser: Browser): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  return { context, page, devtools }
}

/** Returns the paths of the first location page and the first article of the built site. */
export async function measuredPages(): Promise<{ location: string; article: string }> {
  const { locationServices, pages } = await readSiteFile('dist/site.json')
  const location = locationServices[0] && `/${locationServices[0].slug}`
  const article = pages.find((page) => page.article)?.path
  if (location === undefined || article === undefined)
    throw new Error('The built site has no location page or no article to measure.')
  return { location, article }
}

/** Starts the built site and a browser, and stops them after `measure`. */
export async function inBrowser<Result>(
  measure: (browser: Browser, origin: string) => Promise<Result>,
): Promise<Result> {
  const service = await startBuiltService()
  const browser = await launchBrowser()
  try {
    return await measure(browser, service.origin)
  } finally {
    await browser.close()
    await service.remove()
  }
}
