import { afterAll, beforeAll, inject, test } from 'vitest'
import { type Product, startProduct } from './product.ts'
import { visitor, type VisitorOptions } from './visitor.ts'

/**
 * The product that all files share, with a new browser context for each visitor. For tests that look at pages and
 * send forms, not at what is stored.
 */
export function sharedProduct() {
  const origin = inject('sharedOrigin')
  return { origin, visitor: (options: VisitorOptions) => visitor(origin, options) }
}

/**
 * Starts a product for all tests of a file.
 * @param environment settings of the product beyond the usual ones
 */
export function ownProduct(environment: NodeJS.ProcessEnv = {}) {
  let product: Product
  beforeAll(async () => {
    product = await startProduct(environment)
  })
  afterAll(() => product.remove())
  return {
    product: () => product,
    visitor: (options: VisitorOptions) => visitor(product.origin, options),
  }
}

/** A test of how pages look, which does not depend on the store: the PostgreSQL project skips it. */
export const appearanceTest = test.skipIf('POSTGRES_SERVER' in process.env)
