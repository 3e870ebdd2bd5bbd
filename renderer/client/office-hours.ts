/** A time during which the office is open, by its own clock. */
export interface OpenSpan {
  /** `2026-11-30` */
  day: string
  /** How many days from today. */
  inDays: number
  /** `08:00` */
  opens: string
  closes: string
}

/**
 * Returns the spans of the next 15 days during which the office is open, without those that are over; today's first one
 * may have begun.
 * @param clock the office hours of the page (`clock` of the shell): time zone, closed days, and the hours from Sunday to
 * Saturday
 */
export function openSpans(clock: string, now: Date): (OpenSpan & { hasBegun: boolean })[] {
  const [timeZone, closed = '', ...week] = clock.split(',')
  // The Swedish locale writes 2026-11-29 14:05:00.
  const [today = '', time = ''] = now.toLocaleString('sv', { timeZone }).split(' ')
  return Array.from({ length: 15 }, (_, inDays) => {
    const date = new Date(Date.parse(today) + inDays * 864e5)
    const day = date.toISOString().slice(0, 10)
    const spans = closed.includes(day) ? '' : week[date.getUTCDay()]
    return (spans ? spans.split(' ') : []).flatMap((span) => {
      const [opens = '', closes = ''] = span.split('-')
      const hasBegun = !inDays && opens <= time
      return !inDays && closes <= time ? [] : { day, inDays, opens, closes, hasBegun }
    })
  }).flat()
}

/** The office hours in the page; undefined: the firm has none. */
export const pageClock = (): string | undefined =>
  document.querySelector<HTMLElement>('[data-clock]')?.dataset['clock']

/**
 * Marks the document while the office is closed (`data-closed`), so that style sheets show `.when-closed` instead of
 * `.when-open`, and writes when it opens into each `data-opens`: “Closed, opens 8:00”, with the weekday if that is
 * neither today nor tomorrow. Its value has both texts, for `%t` the time and `%d` the weekday.
 */
export function showWhetherOpen(): void {
  const clock = pageClock()
  const next = clock && openSpans(clock, new Date())[0]
  if (!next) return
  document.documentElement.toggleAttribute('data-closed', !next.hasBegun)
  for (const element of document.querySelectorAll<HTMLElement>('[data-opens]')) {
    const texts = element.dataset['opens']?.split('|') ?? []
    const { lang } = element.closest<HTMLElement>('[lang]') ?? document.documentElement
    const weekday = new Date(next.day).toLocaleDateString(lang, {
      weekday: 'short',
      timeZone: 'UTC',
    })
    element.textContent = `${texts[next.inDays < 2 ? 0 : 1]}`
      .replace('%d', weekday)
      .replace('%t', `${Number.parseInt(next.opens) % 12 || 12}${next.opens.slice(2)}`)
  }
}
