const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** `2026-05-14` → `May 14, 2026`, narrow enough for a table. */
export const dayShort = (day: string): string => words.format(new Date(`${day}T00:00:00Z`))
