import type { Site } from './site.ts'
import { urls } from './urls.ts'

interface UnpublishedEntry {
  /** Relative to the project's folder. */
  file: string
  /** Where the piece will stand. */
  path: string
  /** Where it can be read until then: in development, and in the admin. */
  preview: string
  draft: boolean
  /** Year-month-day. */
  date: string
}

/** In: a site. Out: its posts and guides that stand on no page yet, drafts first, then by their day. */
export function unpublishedEntries({ unpublished }: Pick<Site, 'unpublished'>): UnpublishedEntry[] {
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

export type ArticleState = 'live' | 'scheduled' | 'draft'

/**
 * Where a guide or a post stands on a day (`2026-11-21`): a draft is on no page, and what has a later
 * date is on none until that day; the first build from then on has it.
 */
export const articleState = (
  { draft, date }: { draft: boolean; date: string },
  day: string,
): ArticleState => (draft ? 'draft' : date > day ? 'scheduled' : 'live')
