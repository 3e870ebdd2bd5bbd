import { z } from 'zod'
import type { BuiltPage } from './build.ts'

const document = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(z.looseObject({ '@type': z.string(), '@id': z.string() })).min(1),
})

/** The nodes of the page's structured data; throws when there is not exactly one block or it does not parse. */
export function graphOf({ path, root }: BuiltPage) {
  const [block, ...more] = root.querySelectorAll('script[type="application/ld+json"]')
  if (!block || more.length > 0) throw new Error(`${path} has ${more.length + 1} or no blocks`)
  return document.parse(JSON.parse(block.rawText))['@graph']
}
