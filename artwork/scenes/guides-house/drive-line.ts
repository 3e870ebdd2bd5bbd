import type { Place } from '../../kit/space.ts'
import { winding } from '../../kit/winding.ts'

/** The line of the drive from the road to the garage, seen from above: x, then z. */
const xs = [-26, -19, -12, -5, 2, 8, 11.6, 12, 9.4, 5, 0, -4, -5, -2.6, 2, 8, 14, 18.6, 20, 20]
const zs = [
  18, 13, 9.4, 6.6, 4.8, 3, 0.6, -2.6, -5.4, -7.4, -9.4, -12, -15.2, -18.4, -20.4, -22.6, -25,
  -28.6, -33, -38,
]

/** A place on the slope, which climbs away from us. */
export const lie = (x: number, z: number): Place => [x, 0.16 * (14 - z), z]

/** The line moved sideways by `off` meters: an edge, a rut, a row of stakes. */
export const beside = winding(xs, zs, 4, lie)
