/** A time during which the office is open. */
interface OpenSpan {
  /** `2026-11-30`, by the office's clock. */
  day: string
  /** `08:00` */
  opens: string
  hasBegun: boolean
  /** It begins today, or tomorrow if it is past noon: people need no weekday to know when. */
  isNext: boolean
}

/**
 * Returns the times of the next 15 days during which the office is open, without those that are over.
 * @param clock the office hours of the page (`clock` of the shell): time zone, closed days, and the hours from Sunday to
 * Saturday
 */
export function openSpans(clock: string, now: Date): OpenSpan[] {
  const [timeZone, closed = '', ...week] = clock.split(',')
  // The Swedish locale writes 2026-11-29 14:05:00.
  const [today = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ')
  return [...Array(15).keys()].flatMap((inDays) => {
    const date = new Date(Date.parse(today) + inDays * 864e5)
    const day = date.toISOString().slice(0, 10)
    // 08:00-18:00; both this and its end compare with a time as texts do.
    return ((!closed.includes(day) && week[date.getUTCDay()]) || '')
      .split(' ')
      .filter((span) => span.slice(6) > (inDays ? '' : time))
      .map((span) => ({
        day,
        opens: span.slice(0, 5),
        hasBegun: !inDays && span <= time,
        isNext: inDays <= +(time >= '12'),
      }))
  })
}

/** The office hours in the page; undefined: the firm has none. */
export const pageClock = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-clock]')?.dataset['clock']

/**
 * Marks the document while the office is closed (`data-closed`), so that style sheets show `.when-closed` instead of
 * `.when-open`, and writes when it opens into each `data-opens`: “Closed, opens 8:00”, with the weekday if that is
 * neither today nor, after noon, tomorrow. Its value has both texts, for `%t` the time and `%d` the weekday.
 */
export function showWhetherOpen(): void {
  const clock = pageClock()
  const next = clock && openSpans(clock, new Date())[0]
  if (!next) return
  const root = document.documentElement
  root.toggleAttribute('data-closed', !next.hasBegun)
  const utc = { weekday: 'short', timeZone: 'UTC' } as const
  const weekday = new Date(next.day).toLocaleDateString(root.lang, utc)
  const time = `${+next.opens.slice(0, 2) % 12 || 12}${next.opens.slice(2)}`
  for (const element of document.querySelectorAll<HTMLElement>('[data-opens]'))
    element.textContent = `${element.dataset['opens']?.split('|')[+!next.isNext]}`
      .replace('%d', weekday)
      .replace('%t', time)
}
