import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { separator } from '../../pages/search/search-results.ts'
import { type Route, routes } from '../../services/content/model/routes.ts'
import type { Site } from '../../services/content/model/site.ts'
import { writeAtomically } from '../../services/images/cache.ts'
import type { Output } from './output.ts'
import type { Graph } from './graph.ts'
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

interface SearchIndex {
  output: Output
  /** The folder of the output. */
  dist: string
  /** The hash of all code. */
  code: string
  pages: readonly Route[]
  graph: Graph
  /** Records what the index was made from. */
  cacheFile: string
}

/**
 * Writes the static index of the search page, which browsers load in chunks of a few kB; an index of the same words
 * is kept. Returns the paths of its files.
 * @throws Error with Pagefind's message
 */
export async function writeSearchIndex(build: SearchIndex): Promise<string[]> {
  const { output, dist, code, pages, graph, cacheFile } = build
  const began = performance.now()
  const records = pages
    .map((page) => recordOf(page, wordsOf(page.path, dist, graph)))
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  const key = createHash('sha256').update(code).update(JSON.stringify(records)).digest('base64url')
  const known = writtenFiles(dist, readCache(cacheFile), key)
  if (known) {
    known.forEach(output.retain)
    console.log(`search: ${records.length} pages, unchanged`)
    return known
  }
  const files = await indexFiles(records)
  for (const { path, content } of files) await output.put(path, Buffer.from(content))
  const paths = files.map(({ path }) => path)
  const saved: SavedIndex = { key, files: paths.map((path) => ({ path, ...stamp(dist, path) })) }
  await writeAtomically(cacheFile, Buffer.from(JSON.stringify(saved)))
  const took = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`search: ${records.length} pages, ${took} s`)
  return paths
}

type SearchRecord = ReturnType<typeof recordOf>

/** Returns the words of a page; those of the last build while the page's file is unchanged. */
function wordsOf(path: string, dist: string, graph: Graph): PageWords {
  const name = `words ${path}`
  const { size, mtimeMs } = stamp(dist, fileOf(path))
  const last = graph.last(name)?.value as (PageWords & { file: string }) | undefined
  const file = `${size} ${mtimeMs}`
  const known =
    last?.file === file
      ? last
      : { ...readWords(path, readFileSync(join(dist, fileOf(path)), 'utf8')), file }
  graph.keep(name, known, [])
  return known
}

function recordOf({ path, label, search = 'Page' }: Route, text: PageWords) {
  const isTown = search === 'Town'
  return {
    url: path,
    language: 'en',
    content: indexText(label, text.words),
    meta: {
      title: label,
      kind: search,
      keywords: isTown ? '' : text.keywords,
    },
    // The search page limits how many location pages of one service come first.
    filters: { town: [isTown ? 'yes' : 'no'] },
  }
}

async function indexFiles(records: readonly SearchRecord[]) {
  // Loaded lazily: most builds do not need it.
  const { close, createIndex } = await import('pagefind')
  const { index, errors } = await createIndex({ forceLanguage: 'en' })
  if (!index) throw new Error(errors.join('\n'))
  const add = async (record: SearchRecord) => {
    const { errors } = await index.addCustomRecord(record)
    if (errors.length > 0) throw new Error(`${record.url}: ${errors.join('\n')}`)
  }
  await Promise.all(records.map(add))
  // Written by the build, because Pagefind's own writing may not be finished when it resolves.
  const { files, errors: unwritten } = await index.getFiles()
  await close()
  if (unwritten.length > 0) throw new Error(unwritten.join('\n'))
  // Pagefind's own UI is left out; the site has its own search page.
  return files
    .filter(({ path }) => !/^pagefind-(component|highlight|modular|ui)/.test(path))
    .map(({ path, content }) => ({ path: `client/pagefind/${path}`, content }))
}

/**
 * Joins the pieces to one text with a line for each heading and cell. It begins with the title, which occurs in it
 * once, so that a page is found by its name.
 */
const indexText = (label: string, pieces: readonly string[]): string =>
  [
    `${label}${separator}`,
    ...pieces
      .filter((piece) => piece !== label)
      .map((piece) => (/[.?!:;…”]$/.test(piece) ? piece : `${piece}${separator}`)),
  ].join(' ')

const savedIndex = z.object({
  /** A hash of the code and of all inputs of the index. */
  key: z.string(),
  files: z.array(z.object({ path: z.string(), size: z.number(), mtimeMs: z.number() })),
})
type SavedIndex = z.infer<typeof savedIndex>

function readCache(file: string): SavedIndex | undefined {
  try {
    return savedIndex.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/** Returns the files of an index with this key, if all of them are unchanged. */
function writtenFiles(dist: string, last: SavedIndex | undefined, key: string) {
  if (last?.key !== key) return undefined
  const same = last.files.every(({ path, size, mtimeMs }) => {
    const now = stamp(dist, path)
    return now?.size === size && now.mtimeMs === mtimeMs
  })
  return same ? last.files.map(({ path }) => path) : undefined
}

function stamp(dist: string, path: string): { size: number; mtimeMs: number } {
  const { size = 0, mtimeMs = 0 } = statSync(join(dist, path), { throwIfNoEntry: false }) ?? {}
  return { size, mtimeMs }
}
