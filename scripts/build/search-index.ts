import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { separator } from '../../pages/search/search-results.ts'
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

interface SearchIndex {
  output: Output
  /** The folder of the output. */
  dist: string
  /** The hash of all code. */
  code: string
  pages: readonly Route[]
  /** Keeps the words of each page, and what the index was made from. */
  cacheFile: string
}

/** What is kept of the last index. */
interface SavedIndex {
  code: string
  /** A hash of all inputs of the index. */
  key: string
  files: WrittenFile[]
  /** The words of each page by its path, with the file that they were read from. */
  words: Map<string, { file: WrittenFile; text: PageWords }>
}

interface WrittenFile {
  path: string
  size: number
  mtimeMs: number
}

/**
 * Writes the static index of the search page, which browsers load in chunks of a few kB; an index of the same words
 * is kept. Returns the paths of its files.
 * @throws Error with Pagefind's message
 */
export async function writeSearchIndex(build: SearchIndex): Promise<string[]> {
  const { output, dist, code, pages, cacheFile } = build
  const began = performance.now()
  const last = readSaved(cacheFile, code)
  const words: SavedIndex['words'] = new Map()
  const records = pages
    .map((page) => {
      const kept = wordsOf(page.path, dist, last)
      words.set(page.path, kept)
      return recordOf(page, kept.text)
    })
    .sort((a, b) => (a.url < b.url ? -1 : 1))
  const key = createHash('sha256').update(JSON.stringify(records)).digest('base64url')
  const isSame = last?.key === key && last.files.every((file) => isUnchanged(dist, file))
  const paths = isSame ? last.files.map(({ path }) => path) : await writeIndex(records, output)
  paths.forEach(output.retain)
  const files = paths.map((path) => stamp(dist, path))
  await writeAtomically(cacheFile, serialize({ code, key, files, words } satisfies SavedIndex))
  const took = isSame ? 'unchanged' : `${((performance.now() - began) / 1000).toFixed(1)} s`
  console.log(`search: ${records.length} pages, ${took}`)
  return paths
}

type SearchRecord = ReturnType<typeof recordOf>

/** Returns the words of a page; those of the last build while the page's file is unchanged. */
function wordsOf(path: string, dist: string, last: SavedIndex | undefined) {
  const file = fileOf(path)
  const kept = last?.words.get(path)
  if (kept && isUnchanged(dist, kept.file)) return kept
  const text = readWords(path, readFileSync(join(dist, file), 'utf8'))
  return { file: stamp(dist, file), text }
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

/** Makes an index and writes it. Returns the paths of its files. */
async function writeIndex(records: readonly SearchRecord[], output: Output): Promise<string[]> {
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
  const paths = []
  for (const { path, content } of files) {
    // Pagefind's own UI is left out; the site has its own search page.
    if (/^pagefind-(component|highlight|modular|ui)/.test(path)) continue
    await output.put(`client/pagefind/${path}`, Buffer.from(content))
    paths.push(`client/pagefind/${path}`)
  }
  return paths
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

/** Reads what is kept of the last index, if the code was the same. */
function readSaved(file: string, code: string): SavedIndex | undefined {
  try {
    const saved = deserialize(readFileSync(file)) as SavedIndex
    return saved.code === code ? saved : undefined
  } catch {
    return undefined
  }
}

function isUnchanged(dist: string, { path, size, mtimeMs }: WrittenFile): boolean {
  const now = stamp(dist, path)
  return now.size === size && now.mtimeMs === mtimeMs
}

function stamp(dist: string, path: string): WrittenFile {
  const { size = 0, mtimeMs = 0 } = statSync(join(dist, path), { throwIfNoEntry: false }) ?? {}
  return { path, size, mtimeMs }
}
