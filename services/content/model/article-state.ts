export type ArticleState = 'live' | 'scheduled' | 'draft'

/**
 * Where a guide or a post stands on a day (`2026-11-21`): a draft is on no page, and what has a later
 * date is on none until that day; the first build from then on has it.
 */
export const articleState = (
  { draft, date }: { draft: boolean; date: string },
  day: string,
): ArticleState => (draft ? 'draft' : date > day ? 'scheduled' : 'live')

/** In: a moment. Out: its day, as dates are written in content. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)
