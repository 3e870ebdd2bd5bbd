import type { Days } from '../contract/analytics.ts'
import { weekdayOf, type Day } from '../promise/office-clock.ts'

const dayMs = 24 * 60 * 60 * 1000

/** So many days later, or earlier. Days of the calendar know no summer time. */
export const addDays = (day: Day, count: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + count * dayMs).toISOString().slice(0, 10)

/** How many days from one to another, both counted in. */
export const daysIn = ({ from, to }: Days): number =>
  Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / dayMs) + 1

/** What a query asks for: from a day to a day, or the last `days` up to `to` or today. */
export function periodOf(
  { days, from, to }: { days: number; from?: Day | undefined; to?: Day | undefined },
  today: Day,
): Days {
  const last = to ?? today
  const first = from ?? addDays(last, 1 - days)
  return first <= last ? { from: first, to: last } : { from: first, to: first }
}

/** As many days right before. */
export const periodBefore = (period: Days): Days => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
})

/** The Monday of a day’s week. */
export const weekOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7))

/** A period in days, or in weeks from Monday to Sunday; the first and the last may be parts of one. */
export function partsOf({ from, to }: Days, unit: 'day' | 'week'): Days[] {
  const parts: Days[] = []
  for (let first = from; first <= to;) {
    const end = unit === 'day' ? first : addDays(weekOf(first), 6)
    parts.push({ from: first, to: end < to ? end : to })
    first = addDays(end, 1)
  }
  return parts
}
