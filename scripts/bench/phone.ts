import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

interface Phone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

/** A phone on its first visit: empty caches, a small viewport, device pixel ratio 2. */
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
