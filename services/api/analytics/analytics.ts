import type { Analytics, Breakdown, DateRange, TimeRow } from './contract.ts'
import type { ResponseSla } from '../sla/contract.ts'
import type { SitePage } from '../site/contract.ts'
import { addDays } from '../contract/day.ts'
import { nextDay, toInstant } from '../sla/time-zone.ts'
import { computeResponseTimes } from './response-times.ts'
import { computeBreakdown, computeTotal, type PeriodSums } from './breakdown.ts'
import type { LeadAnalytics } from './lead-analytics.ts'
import { countDays, splitPeriod } from './period.ts'
import type { PageviewCounts } from './traffic.ts'

export interface AnalyticsSources {
  traffic: Pick<PageviewCounts, 'sums'>
  leadAnalytics: LeadAnalytics
  responseSla: ResponseSla
  pageAt: (path: string) => SitePage | undefined
  isMissing: (path: string) => boolean
}

/** Longer periods are shown by week. */
const maxDailyPoints = 45

/** Loads visits and leads of a period and of the period before. @throws StoreUnavailableError */
export async function loadSums(
  days: DateRange,
  now: Date,
  { traffic, leadAnalytics, responseSla: { timeZone } }: AnalyticsSources,
): Promise<PeriodSums> {
  const begins = (day: string) => toInstant(day, '00:00', timeZone).toISOString()
  const span = { since: begins(days.from), before: begins(nextDay(days.to)) }
  const [counted, leads] = await Promise.all([
    traffic.sums(days.from, days.to),
    leadAnalytics.sums({ ...span, timeZone, now: now.toISOString() }),
  ])
  return { traffic: counted, leads }
}

/** Computes the data of the analytics page. @throws StoreUnavailableError */
export async function computeAnalytics(
  { period, before, by }: { period: DateRange; before: DateRange; by: Breakdown },
  now: Date,
  sources: AnalyticsSources,
): Promise<Omit<Analytics, 'success'>> {
  const [sums, sumsBefore] = await Promise.all([
    loadSums(period, now, sources),
    loadSums(before, now, sources),
  ])
  const unit = countDays(period) > maxDailyPoints ? 'week' : 'day'
  const { hours } = sources.responseSla
  return {
    period,
    before,
    totals: computeTotal(sums),
    totalsBefore: computeTotal(sumsBefore),
    unit,
    time: splitOverTime({ period, before, unit }, sums, sumsBefore),
    by,
    rows: computeBreakdown(by, sums, sources.pageAt),
    missing: findMissing(sums, sources),
    answers: computeResponseTimes(sums.leads, hours),
    answersBefore: computeResponseTimes(sumsBefore.leads, hours),
  }
}

/** The most addresses to list. */
const maxMissing = 50

/** Lists the opened addresses that lead nowhere today. */
const findMissing = (
  { traffic }: PeriodSums,
  { isMissing }: AnalyticsSources,
): Analytics['missing'] =>
  [...traffic.page]
    .map(([path, { views }]) => ({ path, views }))
    .filter(({ path, views }) => views > 0 && isMissing(path))
    .sort((one, other) => other.views - one.views || (one.path < other.path ? -1 : 1))
    .slice(0, maxMissing)

/**
 * Pairs each part of the period with the same part of the period before, counted from its first day. The last days of a
 * longer period before, such as October 31 beside November, are in its totals only: added to another day, they would
 * make that day wrong.
 */
function splitOverTime(
  { period, before, unit }: { period: DateRange; before: DateRange; unit: 'day' | 'week' },
  sums: PeriodSums,
  sumsBefore: PeriodSums,
): TimeRow[] {
  const offset = countDays({ from: before.from, to: period.from }) - 1
  const within =
    ({ from, to }: DateRange) =>
    (day: string) =>
      day >= from && day <= to
  return splitPeriod(period, unit).map((part) => {
    const earlier = { from: addDays(part.from, -offset), to: addDays(part.to, -offset) }
    return {
      ...part,
      now: computeTotal(sums, within(part)),
      before: computeTotal(sumsBefore, within(earlier)),
    }
  })
}
