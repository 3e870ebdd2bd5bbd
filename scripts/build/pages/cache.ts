import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { withReads } from '../../../services/content/model/once-per.ts'
import type { Graph } from '../graph.ts'
import type { PageFacts } from './facts.ts'
import type { BuiltPage } from './list.ts'

/** Every page is made from it: what renderer/content-files.ts calls the shell. */
export const shellPart = 'shell'

interface CachedPage {
  pageId: string
  searched: boolean
  /** A hash of all that the page was made from. */
  key: string
  /** Of its file, as it was written. */
  size: number
  mtimeMs: number
  facts: PageFacts
}

/** A page whose inputs have been read. */
interface ReadPage {
  page: BuiltPage
  /** Whether the search has it. */
  searched: boolean
  inputs: PageInputs | undefined
  reads: ReadonlySet<string>
}

/**
 * The pages of the last build. In: the graph, and the folder of the build. A page is reused while its inputs are the
 * same and nothing has written to its file since; its HTML is not read. While all that its `+data.ts` has read is the
 * same, that is not asked. A build that was interrupted has saved nothing, so what it wrote is rendered again.
 */
export function openPageCache(graph: Graph, folder: string) {
  const nameOf = ({ path }: BuiltPage) => `page ${path}`
  const stat = (page: BuiltPage) => statSync(join(folder, page.file), { throwIfNoEntry: false })
  /** Out: the page of the last build, if its file is as that has written it. */
  const lastOf = (page: BuiltPage, searched: boolean) => {
    const last = graph.last(nameOf(page))
    const cached = last?.value as CachedPage | undefined
    if (!last || cached?.pageId !== page.pageId || cached.searched !== searched) return undefined
    const there = stat(page)
    return there?.size === cached.size && there.mtimeMs === cached.mtimeMs
      ? { ...last, cached }
      : undefined
  }
  // The footer contains the year.
  const year = new Date().getFullYear()
  const keyOf = ({ page: { path, pageId }, searched, inputs }: ReadPage) =>
    createHash('sha256')
      .update(JSON.stringify([year, graph.hashOf(shellPart), path, pageId, searched, inputs?.data]))
      .update(`\n${inputs?.body ?? ''}`)
      .digest('base64url')
  const keep = ({ page, reads }: ReadPage, cached: CachedPage) =>
    graph.keep(nameOf(page), cached, [shellPart, ...reads])
  return {
    /** What the build knows of a page when nothing that it was made from has changed. */
    findUnread(page: BuiltPage, searched: boolean): PageFacts | undefined {
      const last = lastOf(page, searched)
      if (!last?.unchanged) return undefined
      graph.keep(nameOf(page), last.cached)
      return last.cached.facts
    },
    /** What the build knows of a page that would be the same as it is. */
    find(read: ReadPage): PageFacts | undefined {
      const last = lastOf(read.page, read.searched)
      if (last?.cached.key !== keyOf(read)) return undefined
      keep(read, last.cached)
      return last.cached.facts
    },
    /** Called when the page's file is written. */
    add(read: ReadPage, facts: PageFacts): void {
      const { page, searched } = read
      const { pageId } = page
      const there = stat(page)
      if (!there) return
      const { size, mtimeMs } = there
      keep(read, { pageId, searched, key: keyOf(read), size, mtimeMs, facts })
    },
  }
}

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
