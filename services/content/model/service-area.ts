import type { ServiceAreaMap } from '../schema/business.ts'

/** Latitude and longitude, in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** Latitudes and longitudes of the edges of a map, in degrees. */
type Bounds = ServiceAreaMap['bounds']

/** Returns a position on a map, in percent from the left and from the top. */
export const mapPosition = (
  [latitude, longitude]: Coordinates,
  { north, south, west, east }: Bounds,
): readonly [left: number, top: number] => [
  ((longitude - west) / (east - west)) * 100,
  ((north - latitude) / (north - south)) * 100,
]

/**
 * The part of a map that every screen shows, in percent: phones cut the sides of 16:9 off, to 4:3. The rest is margin for
 * the names of towns.
 */
const shown = { left: 13.75, right: 86.25, top: 4.45, bottom: 95.55 }

/** Returns how far the part of a map that every screen shows reaches, in degrees. */
export function shownBounds({ north, south, west, east }: Bounds): Bounds {
  const latitude = (top: number) => north - ((north - south) * top) / 100
  const longitude = (left: number) => west + ((east - west) * left) / 100
  return {
    north: latitude(shown.top),
    south: latitude(shown.bottom),
    west: longitude(shown.left),
    east: longitude(shown.right),
  }
}

/** Whether a place is inside of these bounds. */
export const isInside = (
  [latitude, longitude]: Coordinates,
  { north, south, west, east }: Bounds,
): boolean => latitude >= south && latitude <= north && longitude >= west && longitude <= east

const earthRadiusMiles = 3959
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Returns the distance between two places in miles, as the crow flies (haversine formula). */
export function milesBetween([lat1, lon1]: Coordinates, [lat2, lon2]: Coordinates): number {
  const half =
    Math.sin(radians(lat2 - lat1) / 2) ** 2 +
    Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * Math.sin(radians(lon2 - lon1) / 2) ** 2
  return 2 * earthRadiusMiles * Math.asin(Math.sqrt(half))
}
