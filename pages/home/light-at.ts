/**
 * The light and the season at a place in the northern hemisphere, as `night`, `winter-dawn` …, by the height of the sun to
 * about a quarter of an hour. Snow lies from November to April.
 *
 * In: a moment, and the place in degrees.
 */
export function lightAt(moment: Date, latitude: number, longitude: number): string {
  // Hours before or after the moment when the sun stands in the south.
  const hour =
    ((moment.getUTCHours() + moment.getUTCMinutes() / 60 + longitude / 15 + 24) % 24) - 12
  const month = moment.getUTCMonth() + 1
  const radians = Math.PI / 180
  const declination = -23.4 * Math.cos(30 * month * radians)
  const halfDay =
    Math.acos(-Math.tan(latitude * radians) * Math.tan(declination * radians)) / radians / 15
  const season = month > 10 || month < 5 ? 'winter-' : ''
  if (Math.abs(hour) > halfDay + 0.5) return `${season}night`
  if (hour < 1 - halfDay) return `${season}dawn`
  return season + (hour > halfDay - 1.5 ? 'alpenglow' : 'noon')
}
