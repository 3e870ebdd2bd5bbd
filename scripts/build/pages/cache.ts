import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { adminShell, documentShell, documentShellAt } from '../../../renderer/content-files.ts'
import { pageNotices } from '../../../renderer/shell/page-notices.ts'
import { languageOf } from '../../../services/content/model/languages.ts'
import { trackReads } from '../../../services/content/model/memoize.ts'
import type { Derived, Graph } from '../graph.ts'
import type { Output } from '../output.ts'
import type { InlineCode } from './inline-code.ts'
import type { BuiltPage } from './list.ts'

const noticesAt = 'notices at '
const adminShellPart = 'admin shell'
const shellPart = /^shell (\w+)$/

/**
 * Makes what pages depend on beside their data: header and footer of their language, and the notices above them, which few pages
 * have. By the names of `frameOf`.
 */
export const framesOf: Derived = (part) => {
  if (part === adminShellPart) return adminShell
  if (part.startsWith(noticesAt)) {
    const path = part.slice(noticesAt.length)
    return (site) => {
      const shown = documentShellAt(site, path).notices[languageOf(path, site.languages)] ?? []
      return pageNotices(shown, path).map((notice) => ({ ...notice, pages: undefined }))
    }
  }
  const [, language] = shellPart.exec(part) ?? []
  return language === undefined
    ? undefined
    : (site) => ({ ...documentShell(site, language), notices: undefined })
}

const frameOf = ({ pageId, path, language }: Omit<BuiltPage, 'file' | 'status'>): string[] =>
  pageId.startsWith('/pages/admin/') ? [adminShellPart] : [`shell ${language}`, noticesAt + path]

/** The name of a page in the graph. */
export const nodeOf = ({ path }: Pick<BuiltPage, 'path'>): string => `page ${path}`

interface CachedPage {
  pageId: string
  /** A hash of all inputs of the page. */
  key: string
  /** Size of its file, as it was written. */
  size: number
  mtimeMs: number
  inline: InlineCode
}

/** A page whose inputs have been read. */
interface ReadPage {
  page: BuiltPage
  /** A hash of all its inputs. */
  key: string
  reads: ReadonlySet<string>
}

/**
 * Opens the page cache of the last build. A page is reused while its inputs are the same and its file has not been
 * written since; its HTML is not read. While its recorded dependencies are unchanged, its `+data.ts` does not run.
 * An interrupted build has saved nothing, so its pages are rendered again.
 * @param graph holds the recorded dependencies
 * @param output where the files are
 */
export function openPageCache(graph: Graph, output: Pick<Output, 'locate'>) {
  const stat = (page: BuiltPage) => statSync(output.locate(page.file), { throwIfNoEntry: false })
  /** Returns the page of the last build, if its file is unchanged since. */
  const lastOf = (page: BuiltPage) => {
    const last = graph.last(nodeOf(page))
    const cached = last?.value as CachedPage | undefined
    if (!last || cached?.pageId !== page.pageId) return undefined
    const there = stat(page)
    return there?.size === cached.size && there.mtimeMs === cached.mtimeMs
      ? { ...last, cached }
      : undefined
  }
  const keep = ({ page, reads }: ReadPage, cached: CachedPage) =>
    graph.keep(nodeOf(page), cached, [...frameOf(page), ...reads])
  return {
    /** Returns the inline code of a page whose recorded dependencies are unchanged. */
    findUnchanged(page: BuiltPage): InlineCode | undefined {
      const last = lastOf(page)
      if (!last?.unchanged) return undefined
      graph.keep(nodeOf(page), last.cached)
      return last.cached.inline
    },
    /** Computes the key of a page from what its `+data.ts` returned. */
    keyOf: (page: BuiltPage, data: unknown): string =>
      createHash('sha256')
        .update(JSON.stringify([frameOf(page).map(graph.hashOf), page.path, page.pageId]))
        .update(JSON.stringify([data]))
        .digest('base64url'),
    /** Returns the inline code of a page whose inputs give the same key. */
    find(read: ReadPage): InlineCode | undefined {
      const last = lastOf(read.page)
      if (last?.cached.key !== read.key) return undefined
      keep(read, last.cached)
      return last.cached.inline
    },
    /** Adds a page when its file is written. */
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

/** Every page's `+data.ts`. */
const dataModules = import.meta.glob('../../../pages/**/+data.ts', { import: 'data' })

/**
 * Runs a page's `+data.ts` and records its dependencies. The data is undefined for a page without a `+data.ts`, such as
 * those of the admin.
 * @throws what `+data.ts` throws
 */
export async function readPageData({
  path,
  pageId,
}: Pick<BuiltPage, 'path' | 'pageId'>): Promise<{ data: unknown; reads: ReadonlySet<string> }> {
  const data = await dataModules[`../../..${pageId}/+data.ts`]?.()
  if (typeof data !== 'function') return { data: undefined, reads: new Set() }
  // As Vike calls it.
  const context = { urlPathname: path }
  const { result, reads } = trackReads((): unknown => Reflect.apply(data, undefined, [context]))
  // Reads after an await would not be recorded.
  if (result instanceof Promise) throw new Error(`The +data.ts of ${pageId} is asynchronous`)
  return { data: result, reads }
}
