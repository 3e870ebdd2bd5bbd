import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** A spot of the sheet: across and down from its middle, in meters. */
export type Spot = readonly [x: number, z: number]

/** Catmull–Rom through the spots, so that roads bend as roads do. */
export const curve = (spots: readonly Spot[], parts = 6): Spot[] =>
  spots.slice(1, -2).flatMap((b, i): Spot[] => {
    const [a, c, d] = [spots[i] ?? b, spots[i + 2] ?? b, spots[i + 3] ?? b]
    const at = (k: 0 | 1, t: number) =>
      b[k] +
      0.5 *
        ((c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    return Array.from({ length: parts }, (_, n): Spot => [at(0, n / parts), at(1, n / parts)])
  })

/** A flat shape on the sheet. */
export const lay = (spots: readonly Spot[], y: number, fill: string): Face =>
  patch(
    spots.map(([x, z]): Place => [x, y, z]),
    fill,
    true,
    true,
  )

/** A line of even width through the spots. */
export function stroke(spots: readonly Spot[], wide: number, y: number, fill: string): Face {
  const off = (side: number) =>
    spots.map(([x, z], i): Spot => {
      const [a, b] = [spots[i - 1] ?? [x, z], spots[i + 1] ?? [x, z]]
      const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
      const long = Math.hypot(dx, dz) || 1
      return [x - (dz / long) * wide * side, z + (dx / long) * wide * side]
    })
  return lay([...off(0.5), ...off(-0.5).toReversed()], y, fill)
}
