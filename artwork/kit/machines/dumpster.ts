import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import { patch } from '../solids.ts'
import type { Face } from '../space.ts'

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
