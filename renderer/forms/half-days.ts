import type { Translator } from '../../services/content/model/translator.ts'
import type { Words } from '../../services/content/schema/words/words.ts'
import { openSpans } from '../client/office-hours.ts'

/** Half a day on which the office is open. */
interface HalfDay {
  /** `2026-11-30` */
  day: string
  half: 'morning' | 'afternoon'
}

const noon = '12:00'
/** A half-day with less time left than this is not offered: the request has to be read first. */
const leastMs = 60 * 60 * 1000

/**
 * Returns the next two half-days on which the office is open, each with an hour or more left.
 * @param clock the office hours of the page (`openSpans`)
 */
export function nextHalfDays(clock: string, now: Date): HalfDay[] {
  const halves = clock.replaceAll(
    /(\d\d:\d\d)-(\d\d:\d\d)/g,
    (span, opens: string, closes: string) =>
      opens < noon && closes > noon ? `${opens}-${noon} ${noon}-${closes}` : span,
  )
  return openSpans(halves, new Date(now.getTime() + leastMs))
    .map(({ day, opens }): HalfDay => ({ day, half: opens < noon ? 'morning' : 'afternoon' }))
    .filter(
      ({ day, half }, n, all) =>
        all.findIndex((other) => other.day === day && other.half === half) === n,
    )
    .slice(0, 2)
}

/**
 * Offers half-days in the list of the best time to call in place of its times, unless one of these is chosen already. The
 * value of one is its half and its day: `morning 2026-11-30` (`parseBestTime`).
 */
export function offerHalfDays(
  list: HTMLSelectElement,
  halves: readonly HalfDay[],
  t: Translator<Words['fields']>,
  language: string,
): void {
  const [any] = list.options
  if (halves.length === 0 || list.value !== '' || !any) return
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  list.replaceChildren(
    any,
    ...halves.map(({ day, half }) => {
      const label = t(`bestTime.halves.${half}`, { day: weekday.format(new Date(day)) })
      return new Option(label, `${half} ${day}`)
    }),
  )
}

/** Parses a value of that list: the best time to call and, with a half-day, its day. */
export function parseBestTime(value: string): { bestTime: string; callDay?: string } {
  const [bestTime = '', callDay] = value.split(' ')
  return { bestTime, ...(callDay && { callDay }) }
}
