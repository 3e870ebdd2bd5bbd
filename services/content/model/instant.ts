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
export function utcOffsetAt(moment: number, timeZone: string): number {
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

/**
 * Returns the instant of a local time, such as `08:00` on `2026-11-26`. An ambiguous time (DST ends) is the first of the two; a skipped time (DST
 * starts) is moved forward by the gap.
 */
export function toInstant(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const before = asUtc - utcOffsetAt(asUtc - dayMs, timeZone)
  const after = asUtc - utcOffsetAt(asUtc + dayMs, timeZone)
  const shown = [before, after]
    .sort((one, other) => one - other)
    .find((moment) => moment + utcOffsetAt(moment, timeZone) === asUtc)
  return new Date(shown ?? before)
}

/** A day of content, or a day with a time: `2026-12-01`, `2026-12-01 07:00`. */
const written =
  /^((?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?: ((?:[01]\d|2[0-3]):[0-5]\d))?$/

/** Whether a value is written as a day, or a day with a time. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && written.test(value)

/** The day of a moment as it is written in content. */
export const dayOfMoment = (moment: string): string => moment.slice(0, 10)

/** Returns when what is written as `from` begins: a day alone begins at midnight in the office's time zone. */
export function startOf(moment: string, timeZone: string): Date {
  const [, day = '', time = '00:00'] = written.exec(moment) ?? []
  return toInstant(day, time, timeZone)
}

/** Returns when what is written as `until` is over: a day alone is over when the next one begins. */
export function endOf(moment: string, timeZone: string): Date {
  const [, day = '', time] = written.exec(moment) ?? []
  return time === undefined
    ? toInstant(new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10), '00:00', timeZone)
    : toInstant(day, time, timeZone)
}
