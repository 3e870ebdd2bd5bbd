import type { Coordinates } from '../../services/content/model/service-area.ts'

/** Units a kilometer: the outermost towns stay inside the middle 1000 of 1600, so that 4:3 keeps them all. */
const scale = 8.8

/**
 * Returns a position on the map of 1600 by 900: plate carrée, corrected for the latitude. `place.map.bounds` in
 * content/business.yaml are the coordinates of the edges.
 */
export const mapPosition = ([latitude, longitude]: Coordinates): readonly [
  x: number,
  y: number,
] => [800 + (longitude + 106.68) * 85.9 * scale, 450 - (latitude - 39.44) * 111.2 * scale]
