import { readFileSync, statSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { pageKind, type PageKind } from '../../services/api/search/contract.ts'
import type { SearchedPage } from '../../services/api/search/page-index.ts'
import { type Route, routes } from '../../services/content/model/routes.ts'
import { addressIn } from '../../services/content/model/languages.ts'
import type { Site } from '../../services/content/model/site.ts'
import { allSites, hasSearch } from '../../services/content/model/translations.ts'
import { urls } from '../../services/content/model/urls.ts'
import type { Graph } from './graph.ts'
import type { Output } from './output.ts'
import { fileOf } from './pages/list.ts'
import { readWords } from './pages/words.ts'

/**
 * Returns every indexable page, except the home page, the site map, which contains the text of all others, and the
 * further pages of long lists.
 */
export const searchedPages = (site: Site): Searched[] =>
  allSites(site).flatMap((each) =>
    routes(each)
      .filter(
        ({ index, path, kind, continues }) =>
          index &&
          path !== addressIn(each.language, urls.home, site.languages) &&
          kind !== 'sitemap' &&
          !continues,
      )
      .map((route) =>
        each === site || !hasSearch(each) ? route : { ...route, language: each.language },
      ),
  )

/** With its language, if that has a search page of its own. */
type Searched = Route & Pick<SearchedPage, 'language'>

/** Returns the kind by which results name a page: `location` for one with a view of its own, too. */
const searchedKind = (kind: string): PageKind =>
  pageKind.options.find((name) => kind.startsWith(name)) ?? 'page'

/** In `dist`. */
const fileName = 'search.jsonl'

/**
 * Writes dist/search.jsonl, the words of the pages: a `SearchedPage` a line. The line of a page whose file is not newer is
 * kept, unless the last build ran while the clock was ahead: every file would seem to be older.
 */
export async function writeSearchedPages(
  pages: readonly Searched[],
  {
    output,
    graph,
    isUnchanged,
  }: {
    output: Output
    graph: Graph
    /** Returns whether a file is that of the last list; left out: its time says so. */
    isUnchanged?: (path: string) => boolean
  },
): Promise<void> {
  const file = output.locate(fileName)
  // The graph has no entry when code has changed, or when the last build ended before this was written.
  const written = graph.last(fileName) ? readLines(file) : undefined
  const last =
    written && written.mtimeMs <= Date.now()
      ? written
      : { mtimeMs: 0, lines: new Map<string, string>() }
  const lines = pages.map((page) => {
    const html = output.locate(fileOf(page.path))
    const isKept = isUnchanged?.(fileOf(page.path)) ?? statSync(html).mtimeMs <= last.mtimeMs
    const start = bytesOf(startOfLine(page))
    const known = last.lines.get(start)
    if (known !== undefined && isKept) return known
    return start + bytesOf(restOfLine(page, readFileSync(html, 'utf8')))
  })
  const text = Buffer.from(lines.join('\n'), 'latin1')
  await output.put(fileName, text)
  graph.keep(fileName, true, [])
  if (isUnchanged) return
  // Its time says which pages it has.
  const now = new Date()
  await utimes(output.locate(fileName), now, now)
}

/** A line as it is read and written: a character for each byte, so that kept lines aren't decoded and encoded. */
const bytesOf = (text: string): string => Buffer.from(text).toString('latin1')

const startOfLine = ({ path, label: title, kind, language }: Searched): string =>
  JSON.stringify({
    path,
    title,
    kind: searchedKind(kind),
    ...(language && { language }),
  } satisfies Partial<SearchedPage>).slice(0, -1)

function restOfLine({ path, label, kind }: Route, html: string): string {
  const { words, tables, keywords } = readWords(path, html)
  const rest: Partial<SearchedPage> = {
    // Those of a town page name its neighbors.
    keywords: searchedKind(kind) === 'location' ? '' : keywords,
    ...(tables.length > 0 && { tables: tables.join(' ') }),
    text: words
      .filter((piece) => piece !== label)
      .map((piece) => (/[.?!:;…”]$/.test(piece) ? piece : `${piece} ·`))
      .join(' '),
  }
  return `,${JSON.stringify(rest).slice(1)}`
}

/** Reads the last build's lines, by what `startOfLine` returns. */
function readLines(file: string) {
  const mtimeMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const lines = mtimeMs === 0 ? [] : readFileSync(file, 'latin1').split('\n')
  const start = (line: string) => line.slice(0, line.indexOf(',"keywords":'))
  return { mtimeMs, lines: new Map(lines.map((line) => [start(line), line])) }
}
