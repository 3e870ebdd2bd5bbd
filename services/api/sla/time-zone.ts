import { utcOffsetAt } from '../../content/model/instant.ts'
import { addDays } from '../contract/day.ts'

export { toInstant } from '../../content/model/instant.ts'

/** A calendar day, `2026-11-26`. */
export type Day = string

/** Local time of the office. */
interface LocalTime {
  day: Day
  /** `08:00`, from 00:00 to 23:59. */
  time: string
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

export const nextDay = (day: Day): Day => addDays(day, 1)

/** Returns the day of the week; 0 is Sunday. */
export const dayOfWeek = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay()
