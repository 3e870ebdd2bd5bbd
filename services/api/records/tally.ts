import { z } from 'zod'

/** What is counted. All numbers are of one day, page, referring site and campaign. */
export const counted = ['views', 'visits', 'starts', 'begun'] as const

/** How often something happened, by what it is told apart by. */
export const tally = z.strictObject({
  /** Of the office’s calendar, `2026-11-26`. */
  day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  /** A path of ours. */
  page: z.string().startsWith('/').max(300),
  /** The host that sent the visit; empty for none. */
  referrer: z.string().max(100),
  /** What brought the visit; empty for none. */
  campaign: z.string().max(200),
  /** How often the page was looked at. */
  views: z.number().int().min(0),
  /** Visits that began on it. */
  visits: z.number().int().min(0),
  /** Forms that were begun on it. */
  starts: z.number().int().min(0),
  /** Forms that were begun, on whatever page, in visits that began on it. */
  begun: z.number().int().min(0),
})
export type Tally = z.infer<typeof tally>
export type Counts = Pick<Tally, (typeof counted)[number]>

export const noneCounted = (): Counts => ({ views: 0, visits: 0, starts: 0, begun: 0 })

/** Adds to `sum` in place. */
export function addCounts(sum: Counts, more: Counts): void {
  for (const name of counted) sum[name] += more[name]
}
