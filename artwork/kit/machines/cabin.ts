import { made } from '../materials.ts'
import { box, prism } from '../solids.ts'
import type { Face } from '../space.ts'

/** A portable toilet, door to us. */
export function cabin(fill: string): Face[] {
  return [
    ...box([-0.62, 0.62], [0, 0.12], [-0.62, 0.62], made.steelDark),
    ...box([-0.56, 0.56], [0.12, 2.1], [-0.56, 0.56], fill),
    ...box([-0.47, 0.47], [0.16, 2], [0.56, 0.58], made.white),
    ...box([-0.42, 0.42], [0.2, 1.95], [0.58, 0.61], fill),
    ...[1.62, 1.7, 1.78].flatMap((y) =>
      box([-0.26, 0.26], [y, y + 0.035], [0.61, 0.62], made.steelDark),
    ),
    ...box([-0.16, 0.16], [1.24, 1.5], [0.61, 0.62], made.white),
    ...box([0.26, 0.36], [0.98, 1.12], [0.61, 0.66], made.steelDark),
    ...[1.62, 1.7, 1.78].flatMap((y) =>
      box([0.56, 0.575], [y, y + 0.035], [-0.3, 0.3], made.steelDark),
    ),
    ...prism(
      [
        [-0.64, 2.08],
        [0.64, 2.08],
        [0.45, 2.34],
        [-0.45, 2.34],
      ],
      [-0.64, 0.64],
      made.white,
    ),
    ...box([-0.4, -0.32], [2.1, 2.6], [-0.4, -0.32], made.steelDark),
  ]
}
