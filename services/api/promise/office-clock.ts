/** A day of the calendar, `2026-11-26`. */
export type Day = string

/** What a clock on the office's wall shows at a moment. */
interface WallTime {
  day: Day
  /** `08:00`, from 00:00 to 23:59. */
  time: string
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  // Sweden writes 2026-11-26 08:00.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  formats.set(timeZone, format)
  return format
}

export function wallTime(moment: Date, timeZone: string): WallTime {
  const [day = '', time = ''] = formatOf(timeZone).format(moment).split(' ')
  return { day, time }
}

const dayMs = 24 * 60 * 60 * 1000

/** How far the wall is ahead of UTC, in ms; whole minutes. */
function offsetAt(moment: number, timeZone: string): number {
  const minute = Math.floor(moment / 60_000) * 60_000
  const { day, time } = wallTime(new Date(minute), timeZone)
  return Date.parse(`${day}T${time}Z`) - minute
}

/**
 * The moment at which the wall shows `time` on `day`. What the wall shows twice (the clocks go back)
 * is the first of the two; what it never shows (they go forward) is as long after the leap as it
 * would have been after its beginning.
 */
export function momentOf(day: Day, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const before = asUtc - offsetAt(asUtc - dayMs, timeZone)
  const after = asUtc - offsetAt(asUtc + dayMs, timeZone)
  const shown = [before, after]
    .sort((one, other) => one - other)
    .find((moment) => moment + offsetAt(moment, timeZone) === asUtc)
  return new Date(shown ?? before)
}

export const dayAfter = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + dayMs).toISOString().slice(0, 10)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00Z`).getUTCDay()
