import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import { patch } from '../solids.ts'
import type { Face } from '../space.ts'
import { tyre } from './parts.ts'

/** A roll-off container: sloped front, ribs along the side, rails and rollers below. */
export function dumpster(fill: string = '#3d6b6a', length = 6): Face[] {
  const half = length / 2
  const ribs = Array.from({ length: 9 }, (_, i) => -half + 0.35 + ((length - 0.7) * i) / 8)
  return [
    ...box([-half, half], [0.18, 0.3], [-0.9, 0.9], made.steelDark),
    patch(
      [
        [-half, 0.3, -1.15],
        [half, 0.3, -1.15],
        [half, 1.75, -1.15],
        [-half, 1.75, -1.15],
      ],
      made.steelDark,
      false,
      true,
    ),
    ...box([-half + 0.2, half - 0.2], [1.2, 1.6], [-1, 1], made.timber),
    ...bar([-half + 0.6, 1.4], [-half + 2.6, 2.25], 0.14, [-0.6, -0.4], made.board),
    ...bar([0.2, 1.5], [2.2, 2.05], 0.2, [-0.2, 0.05], made.cedarPale),
    ...bar([-0.6, 2.1], [1.1, 1.5], 0.12, [0.3, 0.5], made.board),
    ...box([1.2, 2.3], [1.4, 1.95], [0.1, 0.8], made.plaster),
    ...prism(
      [
        [-half, 0.3],
        [half, 0.3],
        [half, 1.75],
        [-half, 1.75],
      ],
      [1.13, 1.15],
      fill,
    ),
    patch(
      [
        [half, 0.3, 1.15],
        [half, 0.3, -1.15],
        [half, 1.75, -1.15],
        [half, 1.75, 1.15],
      ],
      fill,
    ),
    patch(
      [
        [-half, 0.3, -1.15],
        [-half, 0.3, 1.15],
        [-half, 1.75, 1.15],
        [-half, 1.75, -1.15],
      ],
      fill,
    ),
    ...ribs.flatMap((x) => box([x - 0.06, x + 0.06], [0.3, 1.66], [1.15, 1.25], fill)),
    ...box([-half - 0.05, half + 0.05], [1.64, 1.78], [1.1, 1.28], fill),
    ...box([half - 0.02, half + 0.1], [1.64, 1.78], [-1.2, 1.28], fill),
    ...[0.5, 0.95, 1.4].flatMap((y) => box([half, half + 0.08], [y, y + 0.1], [-1.1, 1.1], fill)),
    ...prism(
      [
        [-half + 0.2, 0],
        [-half + 0.5, 0],
        [-half + 0.55, 0.2],
        [-half + 0.15, 0.2],
      ],
      [0.7, 0.95],
      made.rubber,
    ),
    ...prism(
      [
        [half - 0.5, 0],
        [half - 0.2, 0],
        [half - 0.15, 0.2],
        [half - 0.55, 0.2],
      ],
      [0.7, 0.95],
      made.rubber,
    ),
  ]
}

/** A tandem dump trailer, tongue right, with its load; `tip` raises the box. */
export function trailer(load: readonly Face[] = []): Face[] {
  return [
    ...tyre([-0.5, 0.4], 0.4, [-1.2, -0.95], made.white),
    ...tyre([-1.4, 0.4], 0.4, [-1.2, -0.95], made.white),
    ...box([-3, 2.6], [0.6, 0.78], [-0.95, 0.95], made.steelDark),
    ...bar([2.6, 0.68], [4.1, 0.62], 0.14, [-0.6, -0.5], made.steelDark),
    ...bar([2.6, 0.68], [4.1, 0.62], 0.14, [-0.07, 0.07], made.steelDark),
    ...box([3.5, 3.62], [0, 0.95], [-0.06, 0.06], made.steel),
    ...box([4, 4.3], [0.55, 0.72], [-0.1, 0.1], made.steelDark),
    patch(
      [
        [-3, 0.78, -1],
        [2.6, 0.78, -1],
        [2.6, 1.5, -1],
        [-3, 1.5, -1],
      ],
      '#29454d',
      false,
      true,
    ),
    ...load,
    ...box([-3, 2.6], [0.78, 1.5], [0.96, 1.04], '#3a626c'),
    ...[-2.7, -1.65, -0.6, 0.45, 1.5, 2.4].flatMap((x) =>
      box([x - 0.05, x + 0.05], [0.78, 1.5], [1.04, 1.12], '#3a626c'),
    ),
    ...box([-3.05, 2.65], [1.42, 1.52], [0.94, 1.13], '#3a626c'),
    ...box([2.54, 2.62], [0.78, 1.75], [-1.02, 1.08], '#3a626c'),
    ...tyre([-0.5, 0.4], 0.4, [0.98, 1.22], made.white),
    ...tyre([-1.4, 0.4], 0.4, [0.98, 1.22], made.white),
    ...prism(
      [
        [-2, 0.8],
        [0.1, 0.8],
        [-0.05, 0.98],
        [-1.85, 0.98],
      ],
      [1.06, 1.26],
      made.steelDark,
    ),
  ]
}

/** A portable toilet, door to us. */
export function cabin(fill: string): Face[] {
  return [
    ...box([-0.62, 0.62], [0, 0.12], [-0.62, 0.62], made.steelDark),
    ...box([-0.56, 0.56], [0.12, 2.1], [-0.56, 0.56], fill),
    ...box([-0.44, 0.44], [0.2, 1.96], [0.56, 0.6], made.white),
    ...[0.5, 0.9, 1.3].flatMap((y) => box([-0.32, 0.32], [y, y + 0.26], [0.6, 0.615], fill)),
    ...box([-0.3, 0.3], [1.72, 1.86], [0.6, 0.61], made.steelDark),
    ...box([0.26, 0.36], [0.98, 1.12], [0.61, 0.66], made.steelDark),
    ...[-0.3, 0, 0.3]
      .map((z) => box([0.56, 0.575], [0.3, 1.7], [z - 0.08, z + 0.08], made.steelDark))
      .flat(),
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
