import type { Site } from './site.ts'
import { urls } from './urls.ts'

interface NotYet {
  /** Relative to the project's folder. */
  file: string
  /** Where the piece will stand. */
  path: string
  /** Where it can be read until then: in development, and on the desk. */
  preview: string
  draft: boolean
  /** Year-month-day. */
  date: string
}

/** In: a site. Out: its posts and guides that stand on no page yet, drafts first, then by their day. */
export function notYetPublished({ unpublished }: Pick<Site, 'unpublished'>): NotYet[] {
  const piece = (kind: 'post' | 'guide') => (one: Site['posts' | 'guides'][number]) => ({
    file: `content/${kind}s/${one.slug}.md`,
    path: one.path,
    preview: urls.preview(kind, one.slug),
    draft: one.draft,
    date: one.date,
  })
  return [...unpublished.posts.map(piece('post')), ...unpublished.guides.map(piece('guide'))].sort(
    (a, b) => Number(b.draft) - Number(a.draft) || a.date.localeCompare(b.date),
  )
}
