/** Latitude and longitude, in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number]

/** The drawn map of the service area, in its own units. */
const mapSize = { width: 1600, height: 900 }

/** Units a kilometer: the outermost towns stay inside the middle 1000, so that 4:3 keeps them all. */
const scale = 8.8

/** Returns a position on the map: plate carrée, corrected for the latitude. */
export const mapPosition = ([latitude, longitude]: Coordinates): readonly [
  x: number,
  y: number,
] => [800 + (longitude + 106.68) * 85.9 * scale, 450 - (latitude - 39.44) * 111.2 * scale]

/** Returns a position on the map, in percent from the left and from the top. */
export function mapPositionPercent(spot: Coordinates): readonly [left: number, top: number] {
  const [x, y] = mapPosition(spot)
  return [(x / mapSize.width) * 100, (y / mapSize.height) * 100]
}

/**
 * The part of the map that every screen shows (phones cut its sides off, to 4:3), without a margin for the names of towns.
 */
const shown = { left: 220, right: 1380, top: 40, bottom: 860 }

/** How far the map reaches, in degrees. */
export const mapBounds = {
  south: 39.44 - (shown.bottom - 450) / (111.2 * scale),
  north: 39.44 - (shown.top - 450) / (111.2 * scale),
  west: -106.68 + (shown.left - 800) / (85.9 * scale),
  east: -106.68 + (shown.right - 800) / (85.9 * scale),
}

/** Whether a place is on the map. */
export const isOnMap = ([latitude, longitude]: Coordinates): boolean =>
  latitude >= mapBounds.south &&
  latitude <= mapBounds.north &&
  longitude >= mapBounds.west &&
  longitude <= mapBounds.east
