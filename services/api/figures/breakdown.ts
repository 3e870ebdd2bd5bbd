import type { Breakdown, Figures, FiguresRow } from '../contract/analytics.ts'
import type { SitePage } from '../contract/site.ts'
import type { Counts } from '../records/tally.ts'
import type { LeadCounts, LeadSums } from './lead-figures.ts'
import { weekOf } from './period.ts'
import type { TrafficSums } from './traffic-book.ts'

/** Visits and leads of the same days. */
export interface Sums {
  traffic: TrafficSums
  leads: LeadSums
}

export const nothing = (): Figures => ({
  views: 0,
  visits: 0,
  begun: 0,
  leads: 0,
  won: 0,
  value: 0,
})

/**
 * Visits and the leads that came of them, by one of the things that tell them apart. A visit belongs to
 * the page that it began on, and to that page’s service and town, whichever pages it saw later; so each
 * column adds up. Views belong to the page that was looked at.
 */
export function breakdownOf(
  by: Breakdown,
  { traffic, leads }: Sums,
  pageAt: (path: string) => SitePage | undefined,
): FiguresRow[] {
  switch (by) {
    case 'landing':
      return mostFirst(joined(traffic.pages, leads.landings)).map((row) => {
        const title = pageAt(row.name)?.title
        return { ...row, ...(title !== undefined && { title }) }
      })
    case 'service':
    case 'town':
      return mostFirst(joined(traffic.pages, leads.landings, (path) => pageAt(path)?.[by] ?? ''))
    case 'campaign':
      return mostFirst(joined(traffic.campaigns, leads.campaigns))
    case 'referrer':
      return mostFirst(joined(traffic.referrers, leads.referrers))
    case 'week':
      return joined(traffic.days, leads.days, weekOf).sort((one, other) =>
        one.name < other.name ? -1 : 1,
      )
  }
}

/** Everything of some days in one line. */
export function totalOf({ traffic, leads }: Sums, isIn = (_day: string) => true): Figures {
  const rows = joined(traffic.days, leads.days, (day) => (isIn(day) ? 'in' : 'out'))
  const { name: _, ...total } = rows.find(({ name }) => name === 'in') ?? { name: '', ...nothing() }
  return total
}

function joined(
  counts: ReadonlyMap<string, Counts>,
  leads: ReadonlyMap<string, LeadCounts>,
  nameOf = (key: string) => key,
): FiguresRow[] {
  const rows = new Map<string, FiguresRow>()
  const rowOf = (key: string): FiguresRow => {
    const name = nameOf(key)
    const row = rows.get(name) ?? { name, ...nothing() }
    rows.set(name, row)
    return row
  }
  for (const [key, { views, visits, begun }] of counts) {
    const row = rowOf(key)
    row.views += views
    row.visits += visits
    row.begun += begun
  }
  for (const [key, { leads: count, won, value }] of leads) {
    const row = rowOf(key)
    row.leads += count
    row.won += won
    row.value += value
  }
  return [...rows.values()]
}

/** By visits, then by leads, views and name, so that the order is the same each time. */
const mostFirst = (rows: FiguresRow[]): FiguresRow[] =>
  rows.sort(
    (one, other) =>
      other.visits - one.visits ||
      other.leads - one.leads ||
      other.views - one.views ||
      (one.name < other.name ? -1 : 1),
  )
