import { withReads } from '../../../services/content/model/reads.ts'
import type { BuiltPage } from './list.ts'

/** What a page is made from besides code and the shell. */
export interface PageInputs {
  /** What its `+data.ts` returns. */
  data: unknown
  /** Its article, compiled. */
  body: string | undefined
}

/** Every page's `+data.ts`. */
const dataModules = import.meta.glob('../../../pages/**/+data.ts', { import: 'data' })

/**
 * Out: what a page is made from, undefined for a page without a `+data.ts`, as those of the admin; and the parts of the
 * site that were read. @throws what `+data.ts` throws
 */
export async function readPageInputs({
  path,
  pageId,
}: Pick<BuiltPage, 'path' | 'pageId'>): Promise<{
  inputs: PageInputs | undefined
  reads: ReadonlySet<string>
}> {
  const data = await dataModules[`../../..${pageId}/+data.ts`]?.()
  if (typeof data !== 'function') return { inputs: undefined, reads: new Set() }
  // As Vike calls it; an article's body is put beside its data.
  const context: { urlPathname: string; body?: string } = { urlPathname: path }
  const { result, reads } = withReads((): unknown => Reflect.apply(data, undefined, [context]))
  // What it read after waiting would not be known.
  if (result instanceof Promise) throw new Error(`The +data.ts of ${pageId} is asynchronous`)
  return { inputs: { data: result, body: context.body }, reads }
}
