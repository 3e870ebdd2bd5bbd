import { z } from 'zod'

/** The counters of a row. A row is one day, page, referring site and campaign. */
const countedFields = ['views', 'visits', 'starts', 'begun'] as const

/** A row with its counters. */
export const pageviewCount = z.strictObject({
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

export const zeroCounts = (): PageviewNumbers => ({ views: 0, visits: 0, starts: 0, begun: 0 })

/** Adds to `sum` in place. */
export function addCounts(sum: PageviewNumbers, more: PageviewNumbers): void {
  for (const name of countedFields) sum[name] += more[name]
}

const columns = ['day', 'page', 'referrer', 'campaign', ...countedFields] as const
const { day, page, referrer, campaign, views, visits, starts, begun } = pageviewCount.shape

/** All counts of a month, a row for each day, page, referring site and campaign. */
export const trafficMonth = z.strictObject({
  id: z.string().regex(/^\d{4}-\d{2}$/),
  /** The names of the values in a row, for people who read the file. */
  columns: z.tuple([
    z.literal('day'),
    z.literal('page'),
    z.literal('referrer'),
    z.literal('campaign'),
    z.literal('views'),
    z.literal('visits'),
    z.literal('starts'),
    z.literal('begun'),
  ]),
  rows: z.array(z.tuple([day, page, referrer, campaign, views, visits, starts, begun])),
})
export type TrafficMonth = z.infer<typeof trafficMonth>

/** The month for storage, sorted, so that equal counts are equal bytes. */
export const toTrafficMonth = (id: string, counts: Iterable<PageviewCount>): TrafficMonth => ({
  id,
  columns: [...columns],
  rows: [...counts]
    .map((one): TrafficMonth['rows'][number] => [
      one.day,
      one.page,
      one.referrer,
      one.campaign,
      one.views,
      one.visits,
      one.starts,
      one.begun,
    ])
    .sort(([...one], [...other]) => compareRows(one, other)),
})

/** By day, page, referring site and campaign, by code unit. */
function compareRows(one: readonly unknown[], other: readonly unknown[]): number {
  for (const at of [0, 1, 2, 3]) {
    const [a, b] = [String(one[at]), String(other[at])]
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}

export const toPageviewCount = ([
  day,
  page,
  referrer,
  campaign,
  views,
  visits,
  starts,
  begun,
]: TrafficMonth['rows'][number]): PageviewCount => ({
  day,
  page,
  referrer,
  campaign,
  ...({ views, visits, starts, begun } satisfies PageviewNumbers),
})

/** The month of a day, `2026-11`. */
export const monthOfDay = (day: string): string => day.slice(0, 7)
