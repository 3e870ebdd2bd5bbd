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

/** Out: undefined for a page without a `+data.ts`, as those of the admin. @throws what `+data.ts` throws */
export async function readPageInputs({
  path,
  pageId,
}: Pick<BuiltPage, 'path' | 'pageId'>): Promise<PageInputs | undefined> {
  const data = await dataModules[`../../..${pageId}/+data.ts`]?.()
  if (typeof data !== 'function') return undefined
  // As Vike calls it; an article's body is put beside its data.
  const context: { urlPathname: string; body?: string } = { urlPathname: path }
  const result: unknown = await Reflect.apply(data, undefined, [context])
  return { data: result, body: context.body }
}
