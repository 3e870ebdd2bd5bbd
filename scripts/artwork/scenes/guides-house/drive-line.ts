import type { Place } from '../../kit/space.ts'

/** The line of the drive from the road to the garage, seen from above: x, then z. */
const xs = [-26, -19, -12, -5, 2, 8, 11.6, 12, 9.4, 5, 0, -4, -5, -2.6, 2, 8, 14, 18.6, 20, 20]
const zs = [
  18, 13, 9.4, 6.6, 4.8, 3, 0.6, -2.6, -5.4, -7.4, -9.4, -12, -15.2, -18.4, -20.4, -22.6, -25,
  -28.6, -33, -38,
]

/** A place on the slope, which climbs away from us. */
export const lie = (x: number, z: number): Place => [x, 0.16 * (14 - z), z]

/** Catmull–Rom: a smooth curve through the stakes, four points to each stretch. */
const smooth = (stops: readonly number[]): number[] =>
  stops.slice(1, -2).flatMap((b, i) => {
    const [a, c, d] = [stops[i] ?? b, stops[i + 2] ?? b, stops[i + 3] ?? b]
    return [0, 0.25, 0.5, 0.75].map(
      (t) =>
        b +
        0.5 *
          ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3),
    )
  })

const [across, away] = [smooth(xs), smooth(zs)]

/** The line moved sideways by `off` metres: an edge, a rut, a row of stakes. */
export const beside = (off: number): Place[] =>
  across.map((x, i) => {
    const z = away[i] ?? 0
    const [before, after] = [Math.max(0, i - 1), Math.min(across.length - 1, i + 1)]
    const [dx, dz] = [
      (across[after] ?? x) - (across[before] ?? x),
      (away[after] ?? z) - (away[before] ?? z),
    ]
    const long = Math.hypot(dx, dz) || 1
    return lie(x + (off * dz) / long, z - (off * dx) / long)
  })
