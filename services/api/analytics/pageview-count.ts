import { z } from 'zod'
import { defineCounts, type CountsCollection } from '../storage/counts.ts'

/** The names of a row's counters. A row is one day, page, referring site and campaign. */
const countedFields = ['views', 'visits', 'starts', 'begun'] as const

/** A row with its counters. */
const pageviewCount = z.strictObject({
  /** The day in the office's time zone, `2026-11-26`. */
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** A path of this site. */
  page: z.string().startsWith('/').max(300),
  /** The referring host, or empty. */
  referrer: z.string().max(100),
  /** The campaign, or empty. */
  campaign: z.string().max(200),
  views: z.number().int().min(0),
  /** Visits that started on it. */
  visits: z.number().int().min(0),
  /** Forms started on it. */
  starts: z.number().int().min(0),
  /** Forms started on any page, in visits that started on it. */
  begun: z.number().int().min(0),
})
export type PageviewCount = z.infer<typeof pageviewCount>
export type PageviewNumbers = Pick<PageviewCount, (typeof countedFields)[number]>

export const traffic = defineCounts({
  name: 'traffic',
  by: ['day', 'page', 'referrer', 'campaign'],
  numbers: countedFields,
  row: pageviewCount,
})

/** The stored counts. They have no personal data and are never deleted. */
export type PageviewCounts = CountsCollection<
  Exclude<(typeof traffic)['by'][number], 'day'>,
  keyof PageviewNumbers
>

export const zeroCounts = (): PageviewNumbers => ({ views: 0, visits: 0, starts: 0, begun: 0 })

/** Adds to `sum` in place. */
export function addCounts(sum: PageviewNumbers, more: PageviewNumbers): void {
  for (const name of countedFields) sum[name] += more[name]
}
