const locales = { en: 'en-US', es: 'es-US' }
const formats: { [language in keyof typeof locales]?: Intl.DateTimeFormat } = {}

/** Made when a day is first told: on a phone that takes as long as a page to come alive. */
const formatIn = (language: keyof typeof locales) =>
  (formats[language] ??= new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  }))

/** `2026-05-14` → `May 14, 2026`; in Spanish `14 de mayo de 2026`. */
export const dayInWords = (day: string, language: keyof typeof locales = 'en'): string =>
  formatIn(language).format(new Date(`${day}T00:00:00Z`))

/** Minutes that a grown-up needs for so many words. */
export const readingMinutes = (count: number): number => Math.max(1, Math.round(count / 220))
