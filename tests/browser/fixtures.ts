import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core'
import { afterAll, beforeAll, inject } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { visitor } from './visitor.ts'

/** The browser of the whole run, with contexts that end with the file. */
export const connectToBrowser = (): Promise<Browser> => chromium.connect(inject('browserAddress'))

/**
 * The product that all files share; each visitor is somebody new. For tests that look at pages and send
 * forms, and not at what is stored.
 */
export function sharedProduct() {
  let browser: Browser
  beforeAll(async () => {
    browser = await connectToBrowser()
  })
  afterAll(() => browser.close())
  const origin = inject('sharedOrigin')
  return {
    origin,
    visitor: (options: BrowserContextOptions) => visitor(browser, origin, options),
  }
}

/**
 * A product of its own for all tests of a file.
 * @param environment settings of the product beyond the usual ones
 */
export function ownProduct(environment: NodeJS.ProcessEnv = {}) {
  let product: Product
  let browser: Browser
  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(environment), connectToBrowser()])
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
