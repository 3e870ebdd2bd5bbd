import { addDays } from '../contract/day.ts'

/** A calendar day, `2026-11-26`. */
export type Day = string

/** Local time of the office. */
interface LocalTime {
  day: Day
  /** `08:00`, from 00:00 to 23:59. */
  time: string
}

const zones = new Map<string, ReturnType<typeof openZone>>()
const maxOffsets = 1_000
const quarterMs = 15 * 60_000

const openZone = (timeZone: string) => ({
  // Every other locale takes a tenth of a second to load.
  format: new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }),
  /** A cache: formatting takes 30 µs, and clocks change at full quarters of an hour only. */
  offsets: new Map<number, number>(),
})

const dayMs = 24 * 60 * 60 * 1000

/** Returns the UTC offset in ms, in whole minutes. */
function utcOffsetAt(moment: number, timeZone: string): number {
  const zone = zones.get(timeZone) ?? openZone(timeZone)
  zones.set(timeZone, zone)
  const { format, offsets } = zone
  const quarter = Math.floor(moment / quarterMs) * quarterMs
  const known = offsets.get(quarter)
  if (known !== undefined) return known
  // 11/26/2026, 08:00
  const [month = '', date = '', year = '', time = ''] = format.format(quarter).split(/\/|, /)
  const offset = Date.parse(`${year}-${month}-${date}T${time}Z`) - quarter
  if (offsets.size >= maxOffsets) offsets.clear()
  offsets.set(quarter, offset)
  return offset
}

export function toLocalTime(moment: Date, timeZone: string): LocalTime {
  const wall = new Date(moment.getTime() + utcOffsetAt(moment.getTime(), timeZone)).toISOString()
  return { day: wall.slice(0, 10), time: wall.slice(11, 16) }
}

/** Formats ISO 8601 in local time with its UTC offset: `2026-11-23T10:00:00-07:00`. */
export function isoWithOffset(moment: Date, timeZone: string): string {
  const offset = utcOffsetAt(moment.getTime(), timeZone)
  const wall = new Date(moment.getTime() + offset).toISOString().slice(0, 19)
  const [hours, minutes] = [
    Math.floor(Math.abs(offset) / 3_600_000),
    (Math.abs(offset) / 60_000) % 60,
  ]
  const digits = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':')
  return `${wall}${offset < 0 ? '-' : '+'}${digits}`
}

/**
 * Returns the instant of a local time. An ambiguous time (DST ends) is the first of the two; a skipped time (DST
 * starts) is moved forward by the gap.
 */
export function toInstant(day: Day, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const before = asUtc - utcOffsetAt(asUtc - dayMs, timeZone)
  const after = asUtc - utcOffsetAt(asUtc + dayMs, timeZone)
  const shown = [before, after]
    .sort((one, other) => one - other)
    .find((moment) => moment + utcOffsetAt(moment, timeZone) === asUtc)
  return new Date(shown ?? before)
}

export const nextDay = (day: Day): Day => addDays(day, 1)

/** Returns the day of the week; 0 is Sunday. */
export const dayOfWeek = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay()
