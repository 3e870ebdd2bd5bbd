import type { Language } from '../contract/language.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
/** A due time within this time is written with its weekday only. */
const weekdayOnlyMs = 6 * 24 * 60 * 60 * 1000

const weekdayParts = { weekday: 'long' } as const
const dateParts = { weekday: 'long', month: 'long', day: 'numeric' } as const
const clockParts = { hour: 'numeric', minute: '2-digit', hour12: true } as const

const isNear = (moment: Date, now: Date) => moment.getTime() - now.getTime() <= weekdayOnlyMs

/**
 * Formats the due time for a reader who sees it now: `Tuesday 10:40 AM`, `el martes a las 10:40 a. m.`; with the day of
 * the month when it is more than six days ahead. Seconds are truncated, so the text is at most a minute early.
 */
export const formatDueTime = (due: Date, now: Date, language: Language, timeZone: string): string =>
  isNear(due, now)
    ? format(due, weekdayParts, ' ', language, timeZone)
    : formatDueDate(due, language, timeZone)

const byWords: Record<Language, string> = { en: ' by ', es: ' a más tardar ' }
const atWords: Record<Language, string> = { en: ' at ', es: ' ' }

/** Formats the due time to follow “You’ll hear from us”: `Monday by 9:00 AM`, `el lunes a más tardar a las 9:00 a. m.` */
export const formatAnswerWhen = (due: Date, now: Date, language: Language, timeZone: string) =>
  format(due, isNear(due, now) ? weekdayParts : dateParts, byWords[language], language, timeZone)

/** Formats the opening to follow “We’re closed until”: `Monday at 8:00 AM`, `el lunes a las 8:00 a. m.` */
export const formatOpening = (at: Date, now: Date, language: Language, timeZone: string) =>
  format(at, isNear(at, now) ? weekdayParts : dateParts, atWords[language], language, timeZone)

/** Formats the due time for a reader who may see it later: `Tuesday, November 24, 10:40 AM`. */
export const formatDueDate = (due: Date, language: Language, timeZone: string): string =>
  format(due, dateParts, language === 'en' ? ', ' : ' ', language, timeZone)

/** @param between what joins the day and the time */
function format(
  moment: Date,
  dayParts: Intl.DateTimeFormatOptions,
  between: string,
  language: Language,
  timeZone: string,
): string {
  const day = formatLocal(moment, dayParts, language, timeZone)
  const time = formatLocal(moment, clockParts, language, timeZone)
  if (language === 'en') return `${day}${between}${time}`
  // “el martes 24 de noviembre”: Intl has a comma, which is wrong after an article.
  return `el ${day.replace(',', '')}${between}${/^1:/.test(time) ? 'a la' : 'a las'} ${time}`
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
  timeZone: string,
): string {
  const name = JSON.stringify([options, language, timeZone])
  const known =
    formats.get(name) ?? new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
  formats.set(name, known)
  const words = known.format(moment).replaceAll(/[\u00a0\u202f]/g, ' ')
  return words.replace(/ ([ap])\.\s*m\./, '\u00a0$1.\u00a0m.')
}
