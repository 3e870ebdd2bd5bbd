import type { PageviewNumbers, PageviewCount } from './pageview-count.ts'

/** Counts by one dimension: day, path, host or campaign. */
type PageviewCountsByKey = ReadonlyMap<string, PageviewNumbers>

/** The counts of a period, by each of the four dimensions. */
export interface PageviewSums {
  days: PageviewCountsByKey
  pages: PageviewCountsByKey
  referrers: PageviewCountsByKey
  campaigns: PageviewCountsByKey
}

/** Stored page-view counts. They have no personal data and are never deleted. */
export interface PageviewRepository {
  /** Adds to the stored counts, also of other processes. @throws NotStoredError nothing was added */
  add(counts: readonly PageviewCount[]): Promise<void>
  /** The sums of the days from `from` to `to`, inclusive. */
  sums(from: string, to: string): Promise<PageviewSums>
}

/** Numbers of leads and won leads, and the won value in whole US dollars. */
export interface LeadCounts {
  leads: number
  won: number
  value: number
}

type LeadCountsByKey = ReadonlyMap<string, LeadCounts>

/** The leads of a period, by day and by attribution (leads/attribution). */
export interface LeadSums {
  /** By day of receipt in the office's time zone. */
  days: LeadCountsByKey
  landings: LeadCountsByKey
  referrers: LeadCountsByKey
  campaigns: LeadCountsByKey
  /** Numbers of first answers by minutes that count for the response SLA. */
  answers: ReadonlyMap<number, number>
  /** Overdue and unanswered. */
  late: number
}

export interface LeadSumsQuery {
  /** Received at or after `from` and before `to`; ISO 8601 in UTC. */
  since: string
  before: string
  /** The time zone of days. */
  timeZone: string
  /** Leads due before are overdue. */
  now: string
}

/** Sums over leads for analytics, without spam, merged leads and probes. */
export interface LeadAnalyticsRepository {
  sums(span: LeadSumsQuery): Promise<LeadSums>
  /** The number of unanswered leads that are overdue at `now`, ISO 8601 in UTC. */
  countOverdue(now: string): Promise<number>
}
