import type { Analytics, Breakdown, Days, TimeRow } from '../contract/analytics.ts'
import type { AnswerPromise } from '../contract/promise.ts'
import type { SitePage } from '../contract/site.ts'
import { momentOf } from '../promise/office-clock.ts'
import { answerTimesOf } from './answer-times.ts'
import { breakdownOf, totalOf, type Sums } from './breakdown.ts'
import type { LeadFigures } from './lead-figures.ts'
import { addDays, daysIn, partsOf, periodBefore } from './period.ts'
import type { TrafficBook } from './traffic-book.ts'

export interface Sources {
  traffic: Pick<TrafficBook, 'sums'>
  leadFigures: LeadFigures
  promise: AnswerPromise
  pageAt: (path: string) => SitePage | undefined
}

/** Longer periods are shown by the week. */
const mostDaysByDay = 45

/** Visits and leads of some days, and of as many days before. @throws StoreAway */
export async function sumsOver(
  days: Days,
  now: Date,
  { traffic, leadFigures, promise: { timeZone } }: Sources,
): Promise<Sums> {
  const begins = (day: string) => momentOf(day, '00:00', timeZone).toISOString()
  const span = { since: begins(days.from), before: begins(addDays(days.to, 1)) }
  const [counted, leads] = await Promise.all([
    traffic.sums(days.from, days.to),
    leadFigures.sums({ ...span, timeZone, now: now.toISOString() }),
  ])
  return { traffic: counted, leads }
}

/** What the analytics page shows. @throws StoreAway */
export async function analyticsOf(
  period: Days,
  by: Breakdown,
  now: Date,
  sources: Sources,
): Promise<Omit<Analytics, 'success'>> {
  const before = periodBefore(period)
  const [sums, sumsBefore] = await Promise.all([
    sumsOver(period, now, sources),
    sumsOver(before, now, sources),
  ])
  const unit = daysIn(period) > mostDaysByDay ? 'week' : 'day'
  const { hours } = sources.promise
  return {
    period,
    before,
    totals: totalOf(sums),
    totalsBefore: totalOf(sumsBefore),
    unit,
    time: overTime(period, unit, sums, sumsBefore),
    by,
    rows: breakdownOf(by, sums, sources.pageAt),
    answers: answerTimesOf(sums.leads, hours),
    answersBefore: answerTimesOf(sumsBefore.leads, hours),
  }
}

/** Each part of the period, beside the one that lies as many days earlier as the period is long. */
function overTime(period: Days, unit: 'day' | 'week', sums: Sums, sumsBefore: Sums): TimeRow[] {
  const length = daysIn(period)
  const within =
    ({ from, to }: Days) =>
    (day: string) =>
      day >= from && day <= to
  return partsOf(period, unit).map((part) => {
    const earlier = { from: addDays(part.from, -length), to: addDays(part.to, -length) }
    return {
      ...part,
      now: totalOf(sums, within(part)),
      before: totalOf(sumsBefore, within(earlier)),
    }
  })
}
