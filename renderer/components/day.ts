const locales = { en: 'en-US', es: 'es-US' }
const formats: { [language in keyof typeof locales]?: Intl.DateTimeFormat } = {}

const formatIn = (language: keyof typeof locales) =>
  (formats[language] ??= new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }))

/** `2026-05-14` → `May 14, 2026`; in Spanish `14 de mayo de 2026`. */
export const dayInWords = (day: string, language: keyof typeof locales = 'en'): string =>
  formatIn(language).format(new Date(`${day}T00:00:00Z`))

/**
 * A calendar day and how its page says it. In a page's data, so that browsers need no `Intl` for it:
 * its first use is a quarter of the time in which an article comes alive on a phone.
 */
export interface ToldDay {
  day: string
  inWords: string
}

export const toldDay = (day: string): ToldDay => ({ day, inWords: dayInWords(day) })

/** Minutes that a grown-up needs for so many words. */
export const readingMinutes = (count: number): number => Math.max(1, Math.round(count / 220))
