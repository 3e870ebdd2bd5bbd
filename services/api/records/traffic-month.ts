import { z } from 'zod'
import { counted, tally, type Counts, type Tally } from './tally.ts'

const columns = ['day', 'page', 'referrer', 'campaign', ...counted] as const
const { day, page, referrer, campaign, views, visits, starts, begun } = tally.shape

/** All counts of a month, a line for each day, page, referring site and campaign. */
export const trafficMonth = z.strictObject({
  id: z.string().regex(/^\d{4}-\d{2}$/),
  /** What stands in a row, for whoever opens the file. */
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

/** In: the tallies of a month. Out: the month as it is kept, in an order of its own. */
export const monthFrom = (id: string, tallies: Iterable<Tally>): TrafficMonth => ({
  id,
  columns: [...columns],
  rows: [...tallies]
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
    .sort(([...one], [...other]) => order(one, other)),
})

/** By day, page, referring site and campaign, by code unit. */
function order(one: readonly unknown[], other: readonly unknown[]): number {
  for (const at of [0, 1, 2, 3]) {
    const [a, b] = [String(one[at]), String(other[at])]
    if (a !== b) return a < b ? -1 : 1
  }
  return 0
}

export const tallyOf = ([
  day,
  page,
  referrer,
  campaign,
  views,
  visits,
  starts,
  begun,
]: TrafficMonth['rows'][number]): Tally => ({
  day,
  page,
  referrer,
  campaign,
  ...({ views, visits, starts, begun } satisfies Counts),
})

/** The month of a day, `2026-11`. */
export const monthOfDay = (day: string): string => day.slice(0, 7)
