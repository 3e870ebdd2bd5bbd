import { eagerFirst } from '../page-parts.ts'
import type { Chapter } from '../../services/content/model/site.ts'

/**
 * Adapts the HTML of a chapter, which is compiled for the page of all chapters, to its own page: headings go up one
 * rank, and a link to another chapter, `#season` or `#season-dates`, points to that chapter's page. Its first picture
 * is the second of the page, so it is loaded eagerly (S2.52).
 */
export function chapterHtml(
  { slug, body }: Pick<Chapter, 'slug' | 'body'>,
  chapters: readonly Pick<Chapter, 'slug' | 'path' | 'body'>[],
): string {
  const own = new Set(body.headings.map(({ id }) => id))
  const pageOf = (id: string): string => {
    if (id === slug) return '#content'
    if (own.has(id)) return `#${id}`
    const other = chapters.find(
      (each) => each.slug === id || each.body.headings.some((heading) => heading.id === id),
    )
    if (!other) return `#${id}`
    return other.slug === id ? other.path : `${other.path}#${id}`
  }
  const html = body.html
    .replace(/(<\/?h)([3-6])\b/g, (_, tag: string, rank: string) => `${tag}${Number(rank) - 1}`)
    .replace(/href="#([^"]+)"/g, (_, id: string) => `href="${pageOf(id)}"`)
  return eagerFirst(html)
}
