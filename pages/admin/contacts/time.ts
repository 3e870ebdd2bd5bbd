const words = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Denver',
})

/** In: ISO 8601. Out: the office's wall clock, `Nov 21, 2026, 10:40 AM`. */
export const timeInWords = (iso: string): string => words.format(new Date(iso))
