import type { Language } from '../contract/language.ts'

const locales: Record<Language, string> = { en: 'en-US', es: 'es-US' }
const weekMs = 6 * 24 * 60 * 60 * 1000

/** What the office's time is called. */
export const zoneNames: Record<Language, string> = {
  en: 'Mountain Time',
  es: 'hora de la montaña',
}

/**
 * When an answer is due, for whoever reads it now: `Tuesday 10:40 AM`, `el martes a las 10:40 a. m.`;
 * with the day of the month when it is more than six days off. Seconds are left away, so that the
 * words never promise more than a minute less than was promised.
 */
export function dueSoon(due: Date, now: Date, language: Language, timeZone: string): string {
  if (due.getTime() - now.getTime() > weekMs) return dueOn(due, language, timeZone)
  const day = inWords(due, { weekday: 'long' }, language, timeZone)
  return joined(day, clock(due, language, timeZone), language, ' ')
}

/** The same for whoever reads it at any time: `Tuesday, November 24, 10:40 AM`. */
export function dueOn(due: Date, language: Language, timeZone: string): string {
  const day = inWords(due, { weekday: 'long', month: 'long', day: 'numeric' }, language, timeZone)
  return joined(day, clock(due, language, timeZone), language, ', ')
}

const clock = (moment: Date, language: Language, timeZone: string) =>
  inWords(moment, { hour: 'numeric', minute: '2-digit', hour12: true }, language, timeZone)

function joined(day: string, time: string, language: Language, between: string): string {
  if (language === 'en') return `${day}${between}${time}`
  return `el ${day} ${/^1:/.test(time) ? 'a la' : 'a las'} ${time}`
}

/**
 * With plain spaces: the narrow ones that the platform writes are boxes in some mail programs. And
 * `a. m.` in every version of it, as Spanish writes it.
 */
function inWords(
  moment: Date,
  options: Intl.DateTimeFormatOptions,
  language: Language,
  timeZone: string,
): string {
  const words = formatOf(options, language, timeZone)
    .format(moment)
    .replaceAll(/[\u00a0\u202f]/g, ' ')
  return words.replace(/([ap])\.\s*m\./, '$1. m.')
}

/** Making one takes longer than all the rest of an answer. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(
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
