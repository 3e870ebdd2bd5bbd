import { mixed } from './mixed.ts'

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

/**
 * In: words. Out: how many pages have them, and the best of those, best first. Throws when the index
 * cannot be fetched.
 */
export async function search(words: string): Promise<{ total: number; pages: Found[] }> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  const towns = await ranked(pagefind, words, { town: 'yes' })
  const others = await ranked(pagefind, words, { town: 'no' })
  const pages = await Promise.all(mixed(towns, others).map((result) => result.data()))
  return {
    total: towns.length + others.length,
    pages: pages.map(({ url, excerpt, meta }) => ({
      path: url,
      title: meta.title ?? url,
      kind: meta.kind ?? 'Page',
      excerpt,
    })),
  }
}

/** Pagefind gives all pages with a quoted phrase the same score, so their order is that of its words. */
async function ranked(pagefind: Pagefind, words: string, filters: Filters) {
  const { results } = await pagefind.search(words, { filters })
  if (!/"[^"]+"/.test(words)) return results
  const exact = new Set(results.map(({ id }) => id))
  const byWords = await pagefind.search(words.replaceAll('"', ' ').trim(), { filters })
  return byWords.results.filter(({ id }) => exact.has(id))
}
