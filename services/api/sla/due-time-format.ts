import { translatorOf } from '../../content/model/translator.ts'
import type { Language } from '../contract/language.ts'
import type { SiteFile } from '../site/contract.ts'
import type { ResponseSla } from './contract.ts'
import { toLocalTime } from './time-zone.ts'

/** The reader of a time, and the office's time zone. */
export interface Clock {
  language: Language
  words: SiteFile['words']
  timeZone: string
}

/** Returns the clock of staff, who read English. */
export const staffClock = (of: {
  words: Clock['words']
  responseSla: Pick<ResponseSla, 'timeZone'>
}): Clock => ({ language: 'en', words: of.words, timeZone: of.responseSla.timeZone })

/** A due time within this time is written with its weekday only. */
const weekdayOnlyMs = 6 * 24 * 60 * 60 * 1000

/** How a time is written for a reader who sees it now. */
function nearness(moment: Date, now: Date, { timeZone }: Clock): Nearness {
  if (toLocalTime(moment, timeZone).day === toLocalTime(now, timeZone).day) return 'today'
  return moment.getTime() - now.getTime() <= weekdayOnlyMs ? 'soon' : 'later'
}

/**
 * Formats the due time for a reader who sees it now: `today 10:40 AM`, `Tuesday 10:40 AM`, `el martes a las 10:40 a. m.`;
 * with the day of the month when it is more than six days ahead. Seconds are truncated, so the text is at most a minute early.
 */
export const formatDueTime = (due: Date, now: Date, clock: Clock): string =>
  format(due, `due.${nearness(due, now, clock)}`, clock)

/** Formats a time of day for staff: `9:00 PM`. */
export const formatClock = (at: Date, timeZone: string): string =>
  formatLocal(at, { hour: 'numeric', minute: '2-digit', hour12: true, timeZone }, 'en')

/** Formats the due time to follow “You’ll hear from us”: `Monday by 9:00 AM`, `el lunes a más tardar a las 9:00 a. m.` */
export const formatAnswerWhen = (due: Date, now: Date, clock: Clock): string =>
  format(due, `answer.${nearness(due, now, clock)}`, clock)

/** Formats the opening to follow “We’re closed until”: `Monday at 8:00 AM`, `el lunes a las 8:00 a. m.` */
export const formatOpening = (at: Date, now: Date, clock: Clock): string =>
  format(at, `opening.${nearness(at, now, clock)}`, clock)

/** Formats the same for a reader who may see it later, in an email: never as `today`. */
export const formatOpeningDay = (at: Date, now: Date, clock: Clock): string =>
  format(at, nearness(at, now, clock) === 'later' ? 'opening.later' : 'opening.soon', clock)

/** Formats a day, midnight in UTC: `Monday, November 30`, `lunes, 30 de noviembre`. */
export const formatWeekdayAndDate = (day: Date, language: Language): string =>
  formatLocal(day, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }, language)

/** Formats the due time for a reader who may see it later: `Tuesday, November 24, 10:40 AM`. */
export const formatDueDate = (due: Date, clock: Clock): string => format(due, 'due.later', clock)

type Nearness = 'today' | 'soon' | 'later'
type Key = `${'due' | 'answer' | 'opening'}.${Nearness}`

function format(moment: Date, key: Key, { language, words, timeZone }: Clock): string {
  const local = (options: Intl.DateTimeFormatOptions) =>
    formatLocal(moment, { ...options, timeZone }, language)
  const time = local({ hour: 'numeric', minute: '2-digit', hour12: true })
  return translatorOf(
    words[language],
    'times',
    language,
  )(key, {
    weekday: local({ weekday: 'long' }),
    date: local({ month: 'long', day: 'numeric' }),
    time,
    hour: Number.parseInt(time, 10),
  })
}

/** Cached: creating an Intl.DateTimeFormat is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats with plain spaces, since some mail programs show the narrow no-break spaces of Intl as boxes, and with `a.
 * m.` in every version of ICU, which stay on one line with the hour.
 */
function formatLocal(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  language: Language,
): string {
  const name = JSON.stringify([options, language])
  const known = formats.get(name) ?? new Intl.DateTimeFormat(`${language}-US`, options)
  formats.set(name, known)
  const words = known.format(moment).replaceAll(/[\u00a0\u202f]/g, ' ')
  return words.replace(/ ([ap])\.\s*m\./, '\u00a0$1.\u00a0m.')
}
