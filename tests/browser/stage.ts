import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchBrowser } from '../../scripts/chromium.ts'
import { type Product, startProduct } from './product.ts'
import { visitor } from './visitor.ts'

/** One running product and one browser for all tests of a file; each visitor is somebody new. */
export function stage() {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    product = await startProduct()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser.close()
    await product.remove()
  })
  return {
    product: () => product,
    visitor: (options: BrowserContextOptions) => visitor(browser, product.origin, options),
  }
}
