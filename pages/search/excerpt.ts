/** Stands between pieces of a page's text that are no sentences: its title, headings, cells. */
export const apart = ' ·'

/**
 * In: what Pagefind shows of a page's text, marks in it, and the page's title, which begins the text.
 * Out: the same without what it shows of the title, since that stands above it, and without a sign of
 * separation at either end.
 */
export function shownOf(excerpt: string, title: string): string {
  const end = excerpt.indexOf(`${apart} `)
  const start = excerpt.slice(0, Math.max(end, 0)).replaceAll(/<\/?mark>/g, '')
  const own = title.endsWith(start) ? excerpt.slice(end + 1) : excerpt
  return own.replace(/^\s*· /, '').replace(/ ·\s*$/, '')
}
