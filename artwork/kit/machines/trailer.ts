import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import { patch } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

/** A tandem dump trailer, tongue right, with its load; `tip` raises the box. */
export function trailer(load: readonly Face[] = []): Face[] {
  return [
    ...tire([-0.5, 0.4], 0.4, [-1.2, -0.95], made.white),
    ...tire([-1.4, 0.4], 0.4, [-1.2, -0.95], made.white),
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
    ...tire([-0.5, 0.4], 0.4, [0.98, 1.22], made.white),
    ...tire([-1.4, 0.4], 0.4, [0.98, 1.22], made.white),
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
