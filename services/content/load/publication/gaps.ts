import type { Publication } from './publication.ts'

/**
 * Returns why what one entry says of another cannot stand: the other is a `draft`, appears after it (`before`: it isn't there before
 * that), or ends while it stays (`after`). Undefined if the other is there as long as the first, from now on.
 */
export function gapBetween(
  one: Publication,
  other: Publication,
  now: Date,
): 'draft' | 'before' | 'after' | undefined {
  const begins = Math.max(one.from?.at ?? -Infinity, now.getTime())
  const ends = one.until?.at ?? Infinity
  if (one.draft || ends <= now.getTime()) return undefined
  if (other.draft) return 'draft'
  if (other.from && other.from.at > begins) return 'before'
  return other.until && other.until.at < ends ? 'after' : undefined
}
