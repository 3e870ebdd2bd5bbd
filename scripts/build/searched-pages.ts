import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { SearchedPage } from '../../services/api/search/page-index.ts'
import { type Route, routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { writeAtomically } from '../../services/images/cache.ts'
import type { Output } from './output.ts'
import { fileOf } from './pages/list.ts'
import { type PageWords, readWords } from './pages/words.ts'

/**
 * Returns every indexable page, except the home page, the site map, which contains the text of all others, and the
 * further pages of long lists.
 */
export const searchedPages = (site: Site): Route[] =>
  routes(site).filter(
    ({ index, path, kind, continues }) => index && path !== '/' && kind !== 'sitemap' && !continues,
  )

interface Build {
  output: Output
  /** The folder of the output. */
  dist: string
  /** The hash of all code. */
  code: string
  pages: readonly Route[]
  /** Keeps the words of each page. */
  cacheFile: string
}

/** The words of the last build's pages by path, with the files that they were read from. */
interface SavedWords {
  code: string
  words: Map<string, { size: number; mtimeMs: number; text: PageWords }>
}

/** Writes dist/search.json, the words of the pages. A page whose file is unchanged is not read again. */
export async function writeSearchedPages(build: Build): Promise<void> {
  const { output, dist, code, pages, cacheFile } = build
  const last = readSaved(cacheFile, code)
  const words: SavedWords['words'] = new Map()
  const searched = pages.map((page) => {
    const file = join(dist, fileOf(page.path))
    const { size, mtimeMs } = statSync(file)
    const kept = last?.get(page.path)
    const text =
      kept?.size === size && kept.mtimeMs === mtimeMs
        ? kept.text
        : readWords(page.path, readFileSync(file, 'utf8'))
    words.set(page.path, { size, mtimeMs, text })
    return searchedPage(page, text)
  })
  await output.put('search.json', JSON.stringify(searched))
  await writeAtomically(cacheFile, serialize({ code, words } satisfies SavedWords))
}

const searchedPage = (
  { path, label, search = 'Page' }: Route,
  { words, keywords }: PageWords,
): SearchedPage => ({
  path,
  title: label,
  kind: search,
  // Those of a town page name the trade's and the town's neighbors.
  keywords: search === 'Town' ? '' : keywords,
  text: words
    .filter((piece) => piece !== label)
    .map((piece) => (/[.?!:;…”]$/.test(piece) ? piece : `${piece} ·`))
    .join(' '),
})

/** Reads what is kept of the last build, if the code was the same. */
function readSaved(file: string, code: string): SavedWords['words'] | undefined {
  try {
    const saved = deserialize(readFileSync(file)) as SavedWords
    return saved.code === code ? saved.words : undefined
  } catch {
    return undefined
  }
}
