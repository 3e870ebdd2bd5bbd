import {
  eachLanguage,
  defaultLanguage,
  type Language,
  localeOf,
} from '../../services/content/model/languages.ts'

const formatFor = eachLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
)

const monthFormatFor = eachLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      year: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
)

/** `2026-05` → `May 2026`; in Spanish `mayo de 2026`. */
export const formatMonth = (month: string, language: Language): string =>
  monthFormatFor(language).format(new Date(`${month}-01T00:00:00Z`))

/** `2026-05-14` → `May 14, 2026`; in Spanish `14 de mayo de 2026`. */
export const formatDay = (day: string, language: Language = defaultLanguage): string =>
  formatFor(language).format(new Date(`${day}T00:00:00Z`))

/**
 * A calendar day and its text in the page's language. Formatted on the server: the first use of
 * `Intl` takes a quarter of an article's hydration time on a phone.
 */
export interface FormattedDay {
  day: string
  text: string
}

export const formattedDay = (day: string, language?: Language): FormattedDay => ({
  day,
  text: formatDay(day, language),
})

/** The reading time of a number of words, at 220 words per minute. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / 220))
