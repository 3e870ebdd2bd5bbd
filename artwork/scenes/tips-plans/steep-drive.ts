import { made } from '../../kit/materials.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { winding } from '../../kit/winding.ts'

/** The hillside: it climbs to the left and toward us, and falls to the valley behind. */
export const lie = (x: number, z: number): Place => [x, -0.09 * x + 0.12 * z, z]

/** The line of the drive seen from above: up from the left, one tight turn, back to the left. */
const xs = [-26, -19, -13, -7, -1, 4.6, 8.2, 9.2, 8, 4.9, 0.8, -3.6, -8.4, -14, -20, -26]
const zs = [-29, -25, -21, -17.4, -14, -10.8, -7.4, -3.6, -0.8, 1, 1.9, 1.9, 1, -0.8, -3, -6]

/** The line moved sideways by `off` meters: above zero toward the outside of the turn. */
export const beside = winding(xs, zs, 5, lie)

/** A traffic cone as we see it from any side: foot, orange, a pale band, its shaded half. */
export function cone([x, y, z]: Place): Face[] {
  const half = (up: number) => 0.21 - up * 0.2
  const slice = (from: number, to: number, fill: string, left = -1): Face =>
    patch(
      [
        [x + left * half(from), y + from, z],
        [x + half(from), y + from, z],
        [x + half(to), y + to, z],
        [x + left * half(to), y + to, z],
      ],
      fill,
      true,
    )
  return [
    ...box([x - 0.27, x + 0.27], [y, y + 0.05], [z - 0.22, z + 0.22], '#3a3330'),
    slice(0.05, 0.84, '#d9592a'),
    slice(0.05, 0.84, '#ef7d42', 0.2),
    slice(0.34, 0.56, '#e8dfd0'),
    slice(0.34, 0.56, '#fbf6ea', 0.2),
  ]
}

/** A lath with a ribbon at the inner edge. */
export const lath = ([x, y, z]: Place): Face[] => [
  ...box([x - 0.05, x + 0.05], [y, y + 1.3], [z - 0.05, z + 0.05], made.board),
  pane([x + 0.05, x + 0.55], [y + 0.98, y + 1.26], z, '#d4562f', true),
]

/** Tilts a thing that looks along x by so many degrees, its nose (left) up. */
export function pitched(faces: readonly Face[], degrees: number): Face[] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return faces.map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Place => [x * cos + y * sin, y * cos - x * sin, z]),
  }))
}
