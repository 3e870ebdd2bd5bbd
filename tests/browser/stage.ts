import type { Browser, BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { launchShell } from '../../scripts/chromium.ts'
import { type Product, startProduct } from './product.ts'
import { visitor } from './visitor.ts'

/**
 * One running product and one browser for all tests of a file; each visitor is somebody new.
 * @param environment settings of the product beyond the usual ones
 */
export function stage(environment: NodeJS.ProcessEnv = {}) {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    product = await startProduct(environment)
    browser = await launchShell()
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
