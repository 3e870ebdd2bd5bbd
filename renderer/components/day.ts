const words = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
}

/** `2026-05-14` → `May 14, 2026`; in Spanish `14 de mayo de 2026`. */
export const dayInWords = (day: string, language: keyof typeof words = 'en'): string =>
  words[language].format(new Date(`${day}T00:00:00Z`))

/** Minutes that a grown-up needs for so many words. */
export const readingMinutes = (count: number): number => Math.max(1, Math.round(count / 220))
