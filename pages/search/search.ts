import { shownOf } from './excerpt.ts'
import { mixed } from './mixed.ts'
import { withoutSmallWords } from './small-words.ts'

/** A page that was found. */
export interface Found {
  path: string
  title: string
  /** `Guide`, `Service`, `Town` … */
  kind: string
  /** A sentence or two with the words marked: text and `<mark>`, made by Pagefind. */
  excerpt: string
}

/** What the built site offers at /pagefind/pagefind.js; of it what is used here. */
interface Pagefind {
  options(set: { ranking: { metaWeights: Record<string, number> } }): Promise<void>
  search(query: string, options?: { filters: Filters }): Promise<{ results: PagefindResult[] }>
}
/** `town` says whether a page is one trade's in one town (scripts/build/search-index.ts). */
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
  meta: { title?: string; kind?: string }
}

const address = '/pagefind/pagefind.js'

/** What a page is called, and said to be about, says more than a word in passing, which weighs 1. */
const ranking = { metaWeights: { title: 15, keywords: 10 } }

/**
 * In: words, or a question. Out: how many pages have them, and the best of those, best first. Throws
 * when the index cannot be fetched.
 */
export async function search(words: string): Promise<{ total: number; pages: Found[] }> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  await pagefind.options({ ranking })
  const towns = await ranked(pagefind, words, { town: 'yes' })
  const others = await ranked(pagefind, words, { town: 'no' })
  const pages = await Promise.all(mixed(towns, others).map((result) => result.data()))
  return {
    total: towns.length + others.length,
    pages: pages.map(({ url, excerpt, meta: { title = url, kind = 'Page' } }) => ({
      path: url,
      title,
      kind,
      excerpt: shownOf(excerpt, title),
    })),
  }
}

/** More than Pagefind's score of any page: what says the very phrase stands before what has its words apart. */
const phraseFirst = 1000

/** Pagefind gives all pages with a phrase the same score, so their order is that of its words. */
async function ranked(pagefind: Pagefind, query: string, filters: Filters) {
  const found = async (what: string) => (await pagefind.search(what, { filters })).results
  const words = query.replaceAll('"', ' ').trim()
  if (!words) return []
  const quoted = /"[^"]+"/.test(query)
  const results = await found(quoted ? words : withoutSmallWords(words))
  if (!/\s/.test(words)) return results
  const exact = new Set((await found(quoted ? query : `"${words}"`)).map(({ id }) => id))
  if (quoted) return results.filter(({ id }) => exact.has(id))
  return results.map((result) =>
    exact.has(result.id) ? { ...result, score: result.score + phraseFirst } : result,
  )
}
