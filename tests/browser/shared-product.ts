import type { BrowserServer } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { launchShellServer } from '../../scripts/chromium.ts'
import { startProduct, type Product } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product that files share which never look at what it has stored. */
    sharedOrigin: string
    /** The browser of a whole run; each file connects to it. */
    browserAddress: string
  }
}

let product: Product | undefined
let browser: BrowserServer | undefined

/** One product and one browser for a whole run: starting them for each file took a minute. */
export async function setup(project: TestProject): Promise<void> {
  ;[product, browser] = await Promise.all([startProduct(), launchShellServer()])
  project.provide('sharedOrigin', product.origin)
  project.provide('browserAddress', browser.wsEndpoint())
}

export async function teardown(): Promise<void> {
  await browser?.close()
  await product?.remove()
}
