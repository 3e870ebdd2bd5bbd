import type { Business, HolidayName } from '../schema/business.ts'

/** A day of a year, as midnight in UTC. */
type Rule = (year: number) => Date

const dayMs = 24 * 60 * 60 * 1000
const [monday, thursday] = [1, 4]
const [january, february, june, july, september, november, december] = [0, 1, 5, 6, 8, 10, 11]

const on =
  (month: number, day: number): Rule =>
  (year) =>
    new Date(Date.UTC(year, month, day))

/** The nth such weekday of a month, 1 the first. */
const nth =
  (n: number, weekday: number, month: number): Rule =>
  (year) => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay()
    return new Date(Date.UTC(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7))
  }

/** The last Monday of May: the first one of June, and a week back. */
const memorialDay: Rule = (year) => new Date(nth(1, monday, june)(year).getTime() - 7 * dayMs)
const thanksgiving = nth(4, thursday, november)

/** The days of 5 U.S.C. § 6103(a), and two that contractors close on. */
const rules: Record<HolidayName, Rule> = {
  'New Year’s Day': on(january, 1),
  'Martin Luther King Jr. Day': nth(3, monday, january),
  'Presidents’ Day': nth(3, monday, february),
  'Memorial Day': memorialDay,
  Juneteenth: on(june, 19),
  'Independence Day': on(july, 4),
  'Labor Day': nth(1, monday, september),
  'Veterans Day': on(november, 11),
  Thanksgiving: thanksgiving,
  'Day after Thanksgiving': (year) => new Date(thanksgiving(year).getTime() + dayMs),
  'Christmas Eve': on(december, 24),
  'Christmas Day': on(december, 25),
}

/**
 * Returns the dates, `2026-11-26`, of these holidays from one year to another, in order. One that falls on a Sunday
 * is observed on the Monday as well (5 U.S.C. § 6103(b), Executive Order 11582). One on a Saturday is not moved:
 * the firm works on Saturdays, except on that one.
 */
export function holidayDates(names: readonly HolidayName[], from: number, to: number): string[] {
  const dates = new Set<string>()
  for (let year = from; year <= to; year += 1)
    for (const name of names) {
      const day = rules[name](year)
      dates.add(isoDay(day))
      if (day.getUTCDay() === 0) dates.add(isoDay(new Date(day.getTime() + dayMs)))
    }
  return [...dates].sort()
}

/**
 * Returns the days on which the office is closed, in order: its named holidays from one year to another, and its single
 * days of any year.
 */
export function closedDays(
  { closed, holidays }: Pick<Business, 'closed' | 'holidays'>,
  from: number,
  to: number,
): string[] {
  const single = holidays.map(({ date }) => date)
  return [...new Set([...holidayDates(closed, from, to), ...single])].sort()
}

/** Returns those of a year from a day on: pages, which carry them, are built again before that. */
export function closedDaysOfAYear(
  business: Pick<Business, 'closed' | 'holidays'>,
  today: string,
): string[] {
  const year = Number(today.slice(0, 4))
  const end = `${year + 1}${today.slice(4)}`
  return closedDays(business, year, year + 1).filter((day) => day >= today && day < end)
}

const isoDay = (day: Date): string => day.toISOString().slice(0, 10)

/** The formats of each time zone: creating an Intl.DateTimeFormat is slow. */
const formats = new Map<string, ReturnType<typeof createFormats>>()

const createFormats = (timeZone: string) => ({
  // The Swedish locale formats dates as 2026-11-26.
  days: new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }),
  offsets: new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
})

function formatsOf(timeZone: string) {
  const known = formats.get(timeZone) ?? createFormats(timeZone)
  formats.set(timeZone, known)
  return known
}

/**
 * Returns a moment's day in the office's time zone, as dates are written in content: `2026-11-21`. Every day of content,
 * from a post's date to a job's last, is a day there.
 */
export const dayOf = (moment: Date, timeZone: string): string =>
  formatsOf(timeZone).days.format(moment)

/** Returns a day's last second in a time zone, in ISO 8601 with the offset: `2026-11-21T23:59:59-07:00`. */
export function endOfDay(day: string, timeZone: string): string {
  // Clocks change at 2 a.m., and this is an afternoon in America: the offset is that of the day's end.
  const afternoon = new Date(`${day}T23:00:00Z`)
  const name = formatsOf(timeZone)
    .offsets.formatToParts(afternoon)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${day}T23:59:59${name?.replace('GMT', '') || 'Z'}`
}

/** Returns the day after a day: `2026-11-30` → `2026-12-01`. */
export const dayAfter = (day: string): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + dayMs))

/**
 * Returns the moment of a day, at midnight, or of a day and a time in a time zone: `2026-12-01`, `2026-12-01 07:00`. A time that
 * clocks skip is that of the hour after; of one that they show twice it is the first.
 */
export function momentIn(written: string, timeZone: string): Date {
  const [day = '', time = '00:00'] = written.split(' ')
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  // Clocks change by an hour, so one of the offsets of the day before and the day after is right.
  const candidates = [asUtc - dayMs, asUtc + dayMs].map((near) => asUtc - offsetAt(near, timeZone))
  const right = candidates.find((each) => each + offsetAt(each, timeZone) === asUtc)
  return new Date(right ?? Math.max(...candidates))
}

/** How far clocks are ahead of UTC at a moment, in ms. */
function offsetAt(moment: number, timeZone: string): number {
  const name = formatsOf(timeZone)
    .offsets.formatToParts(new Date(moment))
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign = '+', hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}
