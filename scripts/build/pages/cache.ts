import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { adminShell, documentShell } from '../../../renderer/content-files.ts'
import { trackReads } from '../../../services/content/model/memoize.ts'
import type { Graph } from '../graph.ts'
import type { InlineCode } from './inline-code.ts'
import type { BuiltPage } from './list.ts'

/** What is around a page, by its part of the site (renderer/content-files.ts): every page is made from one of these. */
export const shells = { shell: documentShell, 'admin shell': adminShell }

const shellOf = ({ pageId }: Pick<BuiltPage, 'pageId'>): keyof typeof shells =>
  pageId.startsWith('/pages/admin/') ? 'admin shell' : 'shell'

interface CachedPage {
  pageId: string
  /** A hash of all that the page was made from. */
  key: string
  /** Of its file, as it was written. */
  size: number
  mtimeMs: number
  inline: InlineCode
}

/** A page whose inputs have been read. */
interface ReadPage {
  page: BuiltPage
  /** A hash of all that it is made from. */
  key: string
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
  const lastOf = (page: BuiltPage) => {
    const last = graph.last(nameOf(page))
    const cached = last?.value as CachedPage | undefined
    if (!last || cached?.pageId !== page.pageId) return undefined
    const there = stat(page)
    return there?.size === cached.size && there.mtimeMs === cached.mtimeMs
      ? { ...last, cached }
      : undefined
  }
  // The footer contains the year.
  const year = new Date().getFullYear()
  const keep = ({ page, reads }: ReadPage, cached: CachedPage) =>
    graph.keep(nameOf(page), cached, [shellOf(page), ...reads])
  return {
    /** The inline code of a page when nothing that it was made from has changed. */
    findUnchanged(page: BuiltPage): InlineCode | undefined {
      const last = lastOf(page)
      if (!last?.unchanged) return undefined
      graph.keep(nameOf(page), last.cached)
      return last.cached.inline
    },
    /** The key of a page that is made from these. */
    keyOf: (page: BuiltPage, inputs: PageInputs | undefined): string =>
      createHash('sha256')
        .update(JSON.stringify([year, graph.hashOf(shellOf(page)), page.path, page.pageId]))
        .update(JSON.stringify([inputs?.data]))
        .update(`\n${inputs?.body ?? ''}`)
        .digest('base64url'),
    /** The inline code of a page that would be the same as it is. */
    find(read: ReadPage): InlineCode | undefined {
      const last = lastOf(read.page)
      if (last?.cached.key !== read.key) return undefined
      keep(read, last.cached)
      return last.cached.inline
    },
    /** Called when the page's file is written. */
    add(read: ReadPage, inline: InlineCode): void {
      const { page, key } = read
      const { pageId } = page
      const there = stat(page)
      if (!there) return
      const { size, mtimeMs } = there
      keep(read, { pageId, key, size, mtimeMs, inline })
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
  const { result, reads } = trackReads((): unknown => Reflect.apply(data, undefined, [context]))
  // What it read after waiting would not be known.
  if (result instanceof Promise) throw new Error(`The +data.ts of ${pageId} is asynchronous`)
  return { inputs: { data: result, body: context.body }, reads }
}
