import type { ResponseTimes } from '../../services/api/analytics/contract.ts'
import { dayOf } from '../../services/content/model/office-days.ts'

const plain = new Intl.NumberFormat('en-US')
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 })

/** `12,345` */
export const formatNumber = (count: number): string => plain.format(count)

/** `$12,345` */
export const formatDollars = (value: number): string => money.format(value)

/** `12.3K`, for an axis. */
export const formatCompact = (count: number): string => short.format(count)

/** `4.2%`, or a dash when `whole` is 0. Shares below 10% keep one decimal. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–'
  const percent = (part / whole) * 100
  return `${percent >= 10 || percent === 0 ? Math.round(percent) : percent.toFixed(1)}%`
}

/** `1 visit`, `1,234 visits`. */
export const formatCount = (count: number, [one, many]: readonly [string, string]): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** A change as text: `12% more`, `3% less`, `same as before`, `none before`; undefined when both are 0. */
export function formatChange(now: number, before: number): string | undefined {
  if (before === 0) return now === 0 ? undefined : 'none before'
  const percent = Math.round((now / before - 1) * 100)
  if (percent === 0) return 'same as before'
  return percent > 0 ? `${formatNumber(percent)}% more` : `${-percent}% less`
}

const utcDateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-05-14` → `May 14, 2026`, for tables. */
export const formatDay = (day: string): string => utcDateFormat.format(new Date(`${day}T00:00:00Z`))

/** The formats of each time zone: creating an Intl.DateTimeFormat is slow. */
const officeFormats = new Map<string, OfficeTime>()

/** Returns the functions that format moments by the clock of a time zone; one object for each zone. */
export function officeTime(timeZone: string): OfficeTime {
  const known = officeFormats.get(timeZone) ?? createOfficeTime(timeZone)
  officeFormats.set(timeZone, known)
  return known
}

export type OfficeTime = ReturnType<typeof createOfficeTime>

function createOfficeTime(timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone })
  const dateTimeFormat = format({ dateStyle: 'medium', timeStyle: 'short' })
  const timeFormat = format({ timeStyle: 'short' })
  const dayFormat = format({ month: 'short', day: 'numeric' })
  const dateFormat = format({ dateStyle: 'medium' })
  return {
    /** Returns the day of a moment: `2026-11-21`. */
    dayOf: (moment: Date): string => dayOf(moment, timeZone),
    /** Formats an ISO 8601 time: `Nov 21, 2026, 10:40 AM`. */
    formatTime: (iso: string): string => dateTimeFormat.format(new Date(iso)),
    /**
     * Formats a time in its shortest form: `12 min ago`, `8:15 AM` today, `Nov 5` this year, `Nov 5, 2024`.
     *
     * @param iso ISO 8601
     * @param now in ms
     */
    formatShortTime(iso: string, now: number): string {
      const at = new Date(iso)
      const minutes = Math.floor((now - at.getTime()) / 60_000)
      // `now` advances in steps, so a lead may be newer than it.
      if (minutes >= -clockStepMinutes && minutes < 60)
        return minutes <= 0 ? 'just now' : `${minutes} min ago`
      if (dateFormat.format(at) === dateFormat.format(now)) return timeFormat.format(at)
      const sameYear = dateFormat.format(at).slice(-4) === dateFormat.format(now).slice(-4)
      return sameYear ? dayFormat.format(at) : dateFormat.format(at)
    },
  }
}

/** How far `now` may be behind the real time, in minutes. */
const clockStepMinutes = 2

/** Whole minutes as `under a minute`, `45 min`, `24 h`, and from two days on `2 d 4 h`. */
export function formatDuration(minutes: number): string {
  if (minutes === 0) return 'under a minute'
  const inDays = minutes >= 2 * 1440
  const days = inDays ? Math.floor(minutes / 1440) : 0
  const [hours, rest] = [Math.floor((minutes - days * 1440) / 60), minutes % 60]
  if (inDays) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${rest} min`
}

/**
 * `We answered 71 of 101 leads within 24 h (70%)`. Overdue leads count, so that leaving leads unanswered doesn’t make the
 * share better.
 */
export const formatInTime = ({
  answered,
  inTime,
  late,
  promise,
}: Pick<ResponseTimes, 'answered' | 'inTime' | 'late' | 'promise'>): string =>
  `We answered ${formatNumber(inTime)} of ${formatCount(answered + late, ['lead', 'leads'])} within ${formatDuration(promise)} (${formatShare(inTime, answered + late)})`

/** How long ago something was, in its largest unit: `45 min`, `7 h`, `3 d`. */
export function formatAge(minutes: number): string {
  if (minutes < 60) return `${Math.max(minutes, 1)} min`
  if (minutes < 2 * 1440) return `${Math.floor(minutes / 60)} h`
  return `${formatNumber(Math.floor(minutes / 1440))} d`
}

/** The time left until a due time: `45 min left`, `2 d 4 h late`. */
export const formatTimeLeft = (minutes: number): string =>
  minutes < 0 ? `${formatDuration(-minutes)} late` : `${formatDuration(minutes)} left`

const byteUnits = [
  [1e9, 'GB'],
  [1e6, 'MB'],
  [1e3, 'kB'],
] as const

/** Bytes as `48.2 GB` or `310 kB`. */
export function formatBytes(bytes: number): string {
  const [unit, name] = byteUnits.find(([least]) => bytes >= least) ?? [1, 'bytes']
  const count = bytes / unit
  return `${count.toLocaleString('en', { maximumFractionDigits: count < 100 && unit > 1 ? 1 : 0 })} ${name}`
}

const maxDollars = 1_000_000_000

/** An amount; commas, spaces (also non-breaking ones) and apostrophes only between groups of three digits. */
const amount =
  /^\$?\s*(?<digits>\d{1,3}(?:[,\s'’]\d{3})+|\d+)?(?<part>\.\d+)?\s*(?<unit>k|m)?\s*(?:usd|dollars)?$/i

const dollarUnits = { k: 1_000, m: 1_000_000 }

/** Parses typed text such as `12,500.00`, `$12 500`, `12k` or `1.2M`, cents included. */
function parseAmount(text: string): number | undefined {
  const { digits = '', part: fraction = '', unit = '' } = amount.exec(text.trim())?.groups ?? {}
  if (digits === '' && fraction === '') return undefined
  // `12.500` may be twelve thousand.
  if (unit === '' && fraction.length > '.50'.length) return undefined
  const factor = unit === '' ? 1 : dollarUnits[unit.toLowerCase() === 'k' ? 'k' : 'm']
  // Rounds the decimal: in binary floating point 1.005 × 1000 is 1004.9999.
  return Number((Number(`${digits.replaceAll(/\D/g, '')}${fraction}`) * factor).toFixed(4))
}

/** Returns typed text as whole dollars; undefined when `problemWithAmount` refuses it. */
export const parseDollars = (text: string): number | undefined =>
  problemWithAmount(text) === undefined ? parseAmount(text) : undefined

/** Returns what to fix in a typed amount. Values are in whole dollars, and nothing typed is rounded unseen. */
export function problemWithAmount(text: string): string | undefined {
  const dollars = parseAmount(text)
  if (dollars === undefined) return 'Enter an amount like 12,500.'
  if (dollars > maxDollars) return `Enter an amount up to ${formatNumber(maxDollars)}.`
  if (Number.isInteger(dollars)) return undefined
  const [less, more] = [Math.floor(dollars), Math.ceil(dollars)].map(formatNumber)
  return `Leave out the cents: ${less} or ${more}.`
}

/** `12,500`, for a field whose label already says dollars. */
export const formatAmount = (dollars: number | undefined): string =>
  dollars === undefined ? '' : dollars.toLocaleString('en-US')
