import { nextDay, toInstant, toLocalTime } from '../../sla/time-zone.ts'
import { addDays } from '../../contract/day.ts'

/** Times of day, `21:00`; over midnight if it ends earlier than it begins. */
export interface QuietHours {
  from: string
  to: string
}

/** Returns the quiet hours that a moment is in; undefined: it is in none. They follow the wall clock of the time zone. */
export function quietAt(
  now: Date,
  quiet: QuietHours,
  timeZone: string,
): { since: Date; until: Date } | undefined {
  const today = toLocalTime(now, timeZone).day
  return [addDays(today, -1), today]
    .map((day) => hoursOf(day, quiet, timeZone))
    .find(({ since, until }) => since <= now && now < until)
}

/** Returns when quiet hours begin next. */
export function nextQuiet(now: Date, quiet: QuietHours, timeZone: string): Date {
  const today = toLocalTime(now, timeZone).day
  const [first, second] = [today, nextDay(today)].map((day) => hoursOf(day, quiet, timeZone).since)
  return first !== undefined && first > now ? first : (second ?? now)
}

/** Returns the quiet hours that begin on a day. */
const hoursOf = (day: string, { from, to }: QuietHours, timeZone: string) => ({
  since: toInstant(day, from, timeZone),
  until: toInstant(from < to ? day : nextDay(day), to, timeZone),
})
