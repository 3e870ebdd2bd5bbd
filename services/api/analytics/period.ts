import type { DateRange } from './contract.ts'
import { addDays, dayOfWeek, type Day } from '../sla/time-zone.ts'

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
