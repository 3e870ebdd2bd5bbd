/** Stands between pieces of a page's text that are no sentences: its title, headings, cells. */
export const apart = ' ·'

/**
 * In: what Pagefind cut out of a page's text, marks in it, and the page's title, which begins the text.
 * Out: the same without what it has of the title, since that stands above it; `…` where text goes on.
 */
export function shownOf(excerpt: string, title: string): string {
  const end = excerpt.indexOf(`${apart} `)
  const first = excerpt.slice(0, Math.max(end, 0)).replaceAll(/<\/?mark>/g, '')
  const isTitle = first !== '' && title.endsWith(first)
  const words = (isTitle ? excerpt.slice(end + apart.length) : excerpt)
    .replace(/^[\s·]+/, '')
    .replace(/[\s·]+$/, '')
  return `${isTitle ? '' : '… '}${words}${/[.?!]$/.test(words) ? '' : ' …'}`
}
