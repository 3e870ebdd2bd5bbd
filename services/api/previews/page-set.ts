import { normalizePath } from '../site/static-site-rules.ts'

/** The links in the main part of a page, without those that every page has in its header and footer. */
const linksIn = (html: string): string[] =>
  [...mainOf(html).matchAll(/\shref="(\/[^"#?]*)/g)].map(([, path = '']) => normalizePath(path))

/** The part of a page that is its own. */
export const mainOf = (html: string): string => /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? html

interface Pages {
  /** Returns the HTML of a page as it will be; undefined: there is none. */
  read(path: string): Promise<string | undefined>
  /** Whether a page is on the site now. */
  isPublished(path: string): boolean
}

/**
 * Returns the pages that a preview shows as they will be: those that it is of, what they link to, and what pages among these link to
 * that aren't on the site yet.
 * @param roots the paths of the pages that it is of
 */
export async function pageSet(
  roots: readonly string[],
  { read, isPublished }: Pages,
): Promise<ReadonlySet<string>> {
  const pages = new Set(roots)
  const reading = [...roots]
  for (const path of reading)
    for (const link of linksIn((await read(path)) ?? '')) {
      if (pages.has(link)) continue
      pages.add(link)
      // What is on the site leads to everything.
      if (!isPublished(link)) reading.push(link)
    }
  return pages
}
