import { websiteSource } from '../contract/lead-source.ts'
import type { Breakdown, FunnelMetrics, BreakdownRow } from './contract.ts'
import type { SitePage } from '../site/contract.ts'
import { addCounts, type PageviewNumbers, zeroCounts } from './pageview-count.ts'
import type { LeadCounts, LeadSums } from './lead-analytics.ts'
import { startOfWeek } from './period.ts'
import type { PageviewSums } from './traffic.ts'

/** Visits and leads of the same days. */
export interface PeriodSums {
  traffic: PageviewSums
  leads: LeadSums
}

const emptyMetrics = (): FunnelMetrics => ({
  views: 0,
  visits: 0,
  begun: 0,
  leads: 0,
  won: 0,
  value: 0,
})

/**
 * Computes visits and leads by one dimension. A visit counts for its landing page, with that page's service and town,
 * so that each column adds up. Views count for the viewed page.
 */
export function computeBreakdown(
  by: Breakdown,
  { traffic, leads }: PeriodSums,
  pageAt: (path: string) => SitePage | undefined,
): BreakdownRow[] {
  switch (by) {
    case 'landing':
      return sortByVisits(joinSums(traffic.page, leads.landings)).map((row) => {
        const title = pageAt(row.name)?.title
        return { ...row, ...(title !== undefined && { title }) }
      })
    case 'service':
    case 'town':
      return sortByVisits(
        joinSums(traffic.page, leads.landings, (path) => pageAt(path)?.[by] ?? ''),
      )
    case 'campaign':
      return sortByVisits(joinSums(traffic.campaign, leads.campaigns))
    case 'referrer':
      return sortByVisits(joinSums(traffic.referrer, leads.referrers))
    case 'source':
      return sortByVisits(joinSums(ofWebsite(traffic), leads.sources))
    case 'week':
      return joinSums(traffic.day, leads.days, startOfWeek).sort((one, other) =>
        one.name < other.name ? -1 : 1,
      )
  }
}

/** Computes the totals of a period. */
export function computeTotal(
  { traffic, leads }: PeriodSums,
  isIn = (_day: string) => true,
): FunnelMetrics {
  const rows = joinSums(traffic.day, leads.days, (day) => (isIn(day) ? 'in' : 'out'))
  const { name: _, ...total } = rows.find(({ name }) => name === 'in') ?? {
    name: '',
    ...emptyMetrics(),
  }
  return total
}

/** Returns all visits as those of the website; people who call have none. */
function ofWebsite({ day }: PageviewSums): ReadonlyMap<string, PageviewNumbers> {
  const total = zeroCounts()
  for (const counts of day.values()) addCounts(total, counts)
  return day.size === 0 ? new Map() : new Map([[websiteSource, total]])
}

function joinSums(
  counts: ReadonlyMap<string, PageviewNumbers>,
  leads: ReadonlyMap<string, LeadCounts>,
  nameOf = (key: string) => key,
): BreakdownRow[] {
  const rows = new Map<string, BreakdownRow>()
  const rowOf = (key: string): BreakdownRow => {
    const name = nameOf(key)
    const row = rows.get(name) ?? { name, ...emptyMetrics() }
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

/** Sorts by visits, then by leads, views and name, for a stable order. */
const sortByVisits = (rows: BreakdownRow[]): BreakdownRow[] =>
  rows.sort(
    (one, other) =>
      other.visits - one.visits ||
      other.leads - one.leads ||
      other.views - one.views ||
      (one.name < other.name ? -1 : 1),
  )
