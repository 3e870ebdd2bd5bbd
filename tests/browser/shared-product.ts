import type { TestProject } from 'vitest/node'
import { startProduct, type Product } from './product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The origin of the product shared by files that do not look at what it stores. */
    sharedOrigin: string
  }
}

let product: Product | undefined

export async function setup(project: TestProject): Promise<void> {
  product = await startProduct()
  project.provide('sharedOrigin', product.origin)
}

export const teardown = (): Promise<void> | undefined => product?.remove()
