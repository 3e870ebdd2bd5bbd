/**
 * Returns the light and the season at a place in the northern hemisphere: `night`, `winter-dawn` … Sunrise and sunset
 * are accurate to about a quarter of an hour. There is snow from November to April.
 *
 * @param latitude in degrees, as `longitude`
 */
export function lightAt(moment: Date, latitude: number, longitude: number): string {
  // Hours before (negative) or after solar noon.
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
