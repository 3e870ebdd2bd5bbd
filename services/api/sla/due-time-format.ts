import type { Language } from '../contract/language.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
/** A due time within this time is written with its weekday only. */
const weekdayOnlyMs = 6 * 24 * 60 * 60 * 1000

/** The name of the office's time zone. */
export const timeZoneNames: Record<Language, string> = {
  en: 'Mountain Time',
  es: 'hora de la montaña',
}

/**
 * Formats the due time for a reader who sees it now: `Tuesday 10:40 AM`, `el martes a las 10:40 a. m.`; with the day of
 * the month when it is more than six days ahead. Seconds are truncated, so the text is at most a minute early.
 */
export function formatDueTime(due: Date, now: Date, language: Language, timeZone: string): string {
  if (due.getTime() - now.getTime() > weekdayOnlyMs) return formatDueDate(due, language, timeZone)
  return formatFrom(due, now, language, timeZone, ' ')
}

const byWords: Record<Language, string> = { en: ' by ', es: ' a más tardar ' }
const atWords: Record<Language, string> = { en: ' at ', es: ' ' }

/** Formats the due time to follow “You’ll hear from us”: `Monday by 9:00 AM`, `el lunes a más tardar a las 9:00 a. m.` */
export const formatAnswerWhen = (
  due: Date,
  now: Date,
  language: Language,
  timeZone: string,
): string => formatFrom(due, now, language, timeZone, byWords[language])

/** Formats the opening to follow “We’re closed until”: `Monday at 8:00 AM`, `el lunes a las 8:00 a. m.` */
export const formatOpening = (
  opening: Date,
  now: Date,
  language: Language,
  timeZone: string,
): string => formatFrom(opening, now, language, timeZone, atWords[language])

/** Formats the due time for a reader who may see it later: `Tuesday, November 24, 10:40 AM`. */
export function formatDueDate(due: Date, language: Language, timeZone: string): string {
  const day = formatLocal(due, dateParts, language, timeZone)
  return joinDayAndTime(
    day,
    clock(due, language, timeZone),
    language,
    language === 'en' ? ', ' : ' ',
  )
}

/** @param between what joins the day and the time */
function formatFrom(
  moment: Date,
  now: Date,
  language: Language,
  timeZone: string,
  between: string,
): string {
  const isNear = moment.getTime() - now.getTime() <= weekdayOnlyMs
  const day = formatLocal(moment, isNear ? { weekday: 'long' } : dateParts, language, timeZone)
  return joinDayAndTime(day, clock(moment, language, timeZone), language, between)
}

const dateParts = { weekday: 'long', month: 'long', day: 'numeric' } as const

const clock = (moment: Date, language: Language, timeZone: string) =>
  formatLocal(moment, { hour: 'numeric', minute: '2-digit', hour12: true }, language, timeZone)

function joinDayAndTime(day: string, time: string, language: Language, between: string): string {
  if (language === 'en') return `${day}${between}${time}`
  // “el martes 24 de noviembre”: Intl has a comma, which is wrong after an article.
  return `el ${day.replace(',', '')}${between}${/^1:/.test(time) ? 'a la' : 'a las'} ${time}`
}

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
  const words = formatterFor(options, language, timeZone)
    .format(moment)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  return words.replace(/ ([ap])\.\s*m\./, '\u00a0$1.\u00a0m.')
}

/** Cached: creating an Intl.DateTimeFormat is slow. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatterFor(
  options: Intl.DateTimeFormatOptions,
  language: Language,
  timeZone: string,
): Intl.DateTimeFormat {
  const name = JSON.stringify([options, language, timeZone])
  const known = formats.get(name)
  if (known) return known
  const format = new Intl.DateTimeFormat(locales[language], { ...options, timeZone })
  formats.set(name, format)
  return format
}
