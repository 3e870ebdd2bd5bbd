import { cleanExcerpt, isAbout, mixResults, removeStopWords } from './search-results.ts'

/** A search result. */
export interface SearchResult {
  path: string
  title: string
  /** `Guide`, `Service`, `Town` … */
  kind: string
  /** An excerpt with the query's words in `<mark>`, made by Pagefind. */
  excerpt: string
}

/** The part of the API of /pagefind/pagefind.js that is used here. */
interface Pagefind {
  options(set: { ranking: { metaWeights: Record<string, number> } }): Promise<void>
  search(query: string, options?: { filters: Filters }): Promise<{ results: PagefindResult[] }>
}
/** `town`: whether a page is about one trade in one town (scripts/build/search-index.ts). */
interface Filters {
  town: 'yes' | 'no'
}
interface PagefindResult {
  id: string
  score: number
  data(): Promise<PagefindPage>
}
interface PagefindPage {
  url: string
  excerpt: string
  meta: Readonly<Record<string, string>>
}

const pagefindUrl = '/pagefind/pagefind.js'

/** Weights of matches in the title and the keywords; a match in the text has weight 1. */
const ranking = { metaWeights: { title: 15, keywords: 10 } }

/**
 * Searches the built pages.
 *
 * @returns the number of matches, and the best of them, sorted by score
 * @throws when the index cannot be fetched
 */
export async function search(words: string): Promise<{ total: number; pages: SearchResult[] }> {
  const pagefind = (await import(/* @vite-ignore */ pagefindUrl)) as Pagefind
  await pagefind.options({ ranking })
  const towns = await rankedResults(pagefind, words, { town: 'yes' })
  const others = await rankedResults(pagefind, words, { town: 'no' })
  const pages = await Promise.all(mixResults(towns, others).map((result) => result.data()))
  // Without a match, Pagefind returns pages that have the first letters of a word.
  if (!pages.some((page) => isAbout(words, page))) return { total: 0, pages: [] }
  return {
    total: towns.length + others.length,
    pages: pages.map(({ url, excerpt, meta: { title = url, kind = 'Page' } }) => ({
      path: url,
      title,
      kind,
      excerpt: cleanExcerpt(excerpt, title),
    })),
  }
}

/** Higher than any score of Pagefind, so that pages with the exact phrase rank before pages with the separate words. */
const phraseBoost = 1000

/** Pagefind gives all pages with a phrase the same score, so they are sorted by their score for the words. */
async function rankedResults(pagefind: Pagefind, query: string, filters: Filters) {
  const found = async (what: string) => (await pagefind.search(what, { filters })).results
  const words = query.replaceAll('"', ' ').trim()
  if (!words) return []
  const quoted = /"[^"]+"/.test(query)
  const results = await found(quoted ? words : removeStopWords(words))
  if (!/\s/.test(words)) return results
  const exact = new Set((await found(quoted ? query : `"${words}"`)).map(({ id }) => id))
  if (quoted) return results.filter(({ id }) => exact.has(id))
  return results.map((result) =>
    exact.has(result.id) ? { ...result, score: result.score + phraseBoost } : result,
  )
}
