import type { Comparison, DateRange } from './contract.ts'
import { addDays } from '../contract/day.ts'
import { dayOfWeek, nextDay, type Day } from '../sla/time-zone.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Counts the days from one to another, inclusive. */
export const countDays = ({ from, to }: DateRange): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs) + 1

/** Returns the period of a query: from a day to a day, or the last `days` up to `to` or today. */
export function resolvePeriod(
  { days, from, to }: { days: number; from?: Day | undefined; to?: Day | undefined },
  today: Day,
): DateRange {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - days)
  return first <= last ? { from: first, to: last } : { from: first, to: first }
}

/** Returns the period of the same length before. */
export const previousPeriod = (period: DateRange): DateRange => ({
  from: addDays(period.from, -countDays(period)),
  to: addDays(period.from, -1),
})

/**
 * Returns the period that a period of chosen days is compared with. Whole months are compared with whole months, and the
 * first days of a month with those of the month before; other days with as many days before.
 */
export function comparedPeriod(period: DateRange, compare: Comparison): DateRange {
  if (compare === 'year') return addMonths(period, -12)
  const { from, to } = period
  const months = monthNumber(to) - monthNumber(from) + 1
  const isCalendar = from.endsWith('-01') && (months === 1 || isMonthEnd(to))
  return isCalendar ? addMonths(period, -months) : previousPeriod(period)
}

const isMonthEnd = (day: Day): boolean => nextDay(day).endsWith('-01')

const monthNumber = (day: Day): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/** Moves a period by months. Whole months stay whole, with 28 to 31 days. */
function addMonths({ from, to }: DateRange, months: number): DateRange {
  const isWhole = from.endsWith('-01') && isMonthEnd(to)
  return {
    from: addMonthsToDay(from, months),
    to: addMonthsToDay(isWhole ? `${to.slice(0, 8)}31` : to, months),
  }
}

/** Returns the day with the same number in another month or, if that month is shorter, its last day. */
function addMonthsToDay(day: Day, months: number): Day {
  const [year, month, date] = day.split('-').map(Number)
  const isoDay = (dayOfMonth: number, later: number) =>
    new Date(Date.UTC(year ?? 0, (month ?? 0) - 1 + later, dayOfMonth)).toISOString().slice(0, 10)
  const last = isoDay(0, months + 1)
  return isoDay(Math.min(date ?? 1, Number(last.slice(8))), months)
}

/** Returns the Monday of a day’s week. */
export const startOfWeek = (day: Day): Day => addDays(day, -((dayOfWeek(day) + 6) % 7))

/** Splits a period into days, or into weeks from Monday; the first and the last week may be partial. */
export function splitPeriod({ from, to }: DateRange, unit: 'day' | 'week'): DateRange[] {
  const parts: DateRange[] = []
  for (let first = from; first <= to;) {
    const end = unit === 'day' ? first : addDays(startOfWeek(first), 6)
    parts.push({ from: first, to: end < to ? end : to })
    first = addDays(end, 1)
  }
  return parts
}
