import { normalizePath } from '../site/static-site-rules.ts'

/** What a page has of others, chosen by itself: of drafts mostly the newest ones. */
const suggestions = /<section[^>]* class="[^"]*\b(?:read-next|next-project)\b[\s\S]*?<\/section>/g

/** The part of a page that is its own, without header, footer and what it suggests to read next. */
export const mainOf = (html: string): string =>
  (/<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html).replaceAll(suggestions, '')

const linksIn = (html: string): string[] =>
  [...mainOf(html).matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path = '']) => normalizePath(path))

interface Pages {
  /** Returns the HTML of a page as it will be; undefined: there is none. */
  read(path: string): Promise<string | undefined>
  /** Whether an address is that of a page as it will be. */
  isPage(path: string): boolean
  /** Whether a page is on the site now. */
  isPublished(path: string): boolean
}

/**
 * Returns what a preview shows as it will be: the pages that it is of, the pages and downloads that they link to, and those that pages
 * among these link to that aren't on the site yet.
 * @param roots the paths of the pages that it is of
 */
export async function pageSet(
  roots: readonly string[],
  { read, isPage, isPublished }: Pages,
): Promise<ReadonlySet<string>> {
  const pages = new Set(roots)
  const reading = [...roots]
  for (const path of reading)
    for (const link of linksIn((await read(path)) ?? '')) {
      if (pages.has(link) || !(isPage(link) || link.startsWith('/files/'))) continue
      pages.add(link)
      // What is on the site leads to everything.
      if (isPage(link) && !isPublished(link)) reading.push(link)
    }
  return pages
}
