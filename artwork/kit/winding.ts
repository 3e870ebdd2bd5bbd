import type { Place } from './space.ts'

/** Catmull–Rom: a smooth curve through the stops, so many points to each stretch. */
const smooth = (stops: readonly number[], points: number): number[] =>
  stops.slice(1, -2).flatMap((b, i) => {
    const [a, c, d] = [stops[i] ?? b, stops[i + 2] ?? b, stops[i + 3] ?? b]
    return Array.from({ length: points }, (_, n) => n / points).map(
      (t) =>
        b +
        0.5 *
          ((c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3),
    )
  })

/**
 * A road that winds over the ground. In: its stops seen from above, points to each stretch, and how
 * the ground lies. Out: the line moved sideways by so many meters: an edge, a rut, a row of stakes.
 */
export function winding(
  xs: readonly number[],
  zs: readonly number[],
  points: number,
  lie: (x: number, z: number) => Place,
): (off: number) => Place[] {
  const [across, away] = [smooth(xs, points), smooth(zs, points)]
  return (off) =>
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
}
