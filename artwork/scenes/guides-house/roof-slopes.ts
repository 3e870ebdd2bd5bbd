import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

const pitch = 2 / 3
const shingle = '#7b655a'
const metal = '#416c78'

/** The front edge of the cross gable's roof. */
export const rake = 4.2

/** On the main roof, which faces us. */
export const front = (x: number, z: number, lift = 0): Place => [x, 3.2 + (1 - z) * pitch + lift, z]

/** On the left slope of the cross gable; it meets the main roof where z is -x. */
export const side = (x: number, z: number, lift = 0): Place => [x, 3.2 + (x + 1) * pitch + lift, z]

/** Snow, shade and metal that are already toned. */
export const flat = (fill: string, ...points: readonly Place[]): Face =>
  patch(points, fill, true, true)

/** The main roof in shingles: courses, each joint halfway over the last. */
export const shingles = (): Face[] => [
  patch([front(-8.4, 1.8), front(7, 1.8), front(7, -5), front(-8.4, -5)], shingle),
  ...Array.from({ length: 9 }, (_, i) => 1.6 - i * 0.36).flatMap((z, i) => [
    patch(
      [front(-8.4, z), front(6, z), front(6, z - 0.06), front(-8.4, z - 0.06)],
      mix(shingle, '#2b2a30', 0.35),
    ),
    ...Array.from({ length: 9 }, (_, k) => -8.2 + k * 0.9 + (i % 2) * 0.45).map((x) =>
      patch(
        [front(x, z), front(x + 0.05, z), front(x + 0.05, z - 0.3), front(x, z - 0.3)],
        mix(shingle, '#2b2a30', 0.22),
      ),
    ),
  ]),
]

/** The cross gable in standing seam. */
export const seamed = (): Face[] => [
  flat(metal, side(-1.6, rake), side(2, rake), side(2, -2), side(-1, 1), side(-1.6, 1.6)),
  ...Array.from({ length: 10 }, (_, i) => rake - 0.3 - i * 0.62).map((z) => {
    const [low, back] = [Math.max(-1.6, -z), z - 0.08]
    return flat(
      mix(metal, '#122329', 0.5),
      side(low, z, 0.03),
      side(2, z, 0.03),
      side(2, back, 0.03),
      side(low, back, 0.03),
    )
  }),
]

/** A pipe rail on clamps: what keeps the snow on the metal. */
export const rail = (x: number): Face[] => [
  ...[3.9, 2.9, 1.9].map((z) =>
    flat(made.steelDark, side(x, z), side(x, z - 0.14), side(x, z - 0.14, 0.36), side(x, z, 0.36)),
  ),
  ...[0.1, 0.26].map((lift) => {
    const [near, top] = [rake - 0.1, lift + 0.09]
    return flat(
      made.steelDark,
      side(x, near, lift),
      side(x, -x, lift),
      side(x, -x, top),
      side(x, near, top),
    )
  }),
]
