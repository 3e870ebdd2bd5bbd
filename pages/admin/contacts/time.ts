const words = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Denver',
})

/** In: ISO 8601. Out: the office's wall clock, `Nov 21, 2026, 10:40 AM`. */
export const timeInWords = (iso: string): string => words.format(new Date(iso))

/** In: whole minutes. Out: `45 min`, `3 h 20 min`, `2 d 4 h`. */
export function durationInWords(minutes: number): string {
  const [days, hours, rest] = [
    Math.floor(minutes / 1440),
    Math.floor((minutes % 1440) / 60),
    minutes % 60,
  ]
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return rest > 0 ? `${hours} h ${rest} min` : `${hours} h`
  return `${rest} min`
}
