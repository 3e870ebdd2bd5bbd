const timeZone = 'America/Denver'
const words = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone,
})
const clock = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone })
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone })

/** In: ISO 8601. Out: the office's wall clock, `Nov 21, 2026, 10:40 AM`. */
export const timeInWords = (iso: string): string => words.format(new Date(iso))

/**
 * In: ISO 8601, and now in ms. Out: as short as it can be told by the office's clock: `12 min ago`, `8:15 AM` today,
 * `Nov 5` this year, `Nov 5, 2024`.
 */
export function shortTime(iso: string, now: number): string {
  const at = new Date(iso)
  const minutes = Math.floor((now - at.getTime()) / 60_000)
  // The desk's clock goes by minutes: what came since its last stroke came now.
  if (minutes >= -stroke && minutes < 60) return minutes <= 0 ? 'just now' : `${minutes} min ago`
  if (day.format(at) === day.format(now)) return clock.format(at)
  const sameYear = day.format(at).slice(-4) === day.format(now).slice(-4)
  return sameYear ? dayOfYear.format(at) : day.format(at)
}

/** In minutes. */
const stroke = 2

/** In: whole minutes. Out: `under a minute`, `45 min`, `24 h`, and from two days on `2 d 4 h`. */
export function durationInWords(minutes: number): string {
  if (minutes === 0) return 'under a minute'
  const inDays = minutes >= 2 * 1440
  const days = inDays ? Math.floor(minutes / 1440) : 0
  const [hours, rest] = [Math.floor((minutes - days * 1440) / 60), minutes % 60]
  if (inDays) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${rest} min`
}
