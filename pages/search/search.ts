/** A page that was found. */
export interface Found {
  path: string
  title: string
  /** `Guide`, `Service`, `Town` … */
  kind: string
  /** A sentence or two with the words marked: text and `<mark>`, made by Pagefind. */
  excerpt: string
}

/** So many are shown. */
const most = 20

/** What the built site offers at /pagefind/pagefind.js; of it what is used here. */
interface Pagefind {
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>
}
interface PagefindPage {
  url: string
  excerpt: string
  meta: { title?: string; kind?: string }
}

const address = '/pagefind/pagefind.js'

/** In: words. Out: the pages that have them, best first. Throws when the index cannot be fetched. */
export async function search(words: string): Promise<Found[]> {
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind
  const { results } = await pagefind.search(words)
  const pages = await Promise.all(results.slice(0, most).map((result) => result.data()))
  return pages.map(({ url, excerpt, meta }) => ({
    path: url,
    title: meta.title ?? url,
    kind: meta.kind ?? 'Page',
    excerpt,
  }))
}
