import { made } from '../materials.ts'
import { box, pane, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

/** A dump truck looking right, its box heaped with stone; 7 m long, wheels on zero. */
export function truck(fill: string, load: string = made.gravel): Face[] {
  const body = '#4d5b60'
  return [
    ...[-2.5, -1.3, 2.35].flatMap((x) => tire([x, 0.52], 0.52, [-1.15, -0.8], made.white)),
    ...box([-3.5, 3.5], [0.66, 0.95], [-0.55, 0.55], made.steelDark),
    ...prism(
      [
        [-3.4, 2.1],
        [0.7, 2.1],
        [0.1, 2.45],
        [-0.9, 2.72],
        [-2, 2.5],
      ],
      [-1, 1],
      load,
    ),
    ...prism(
      [
        [-3.6, 1],
        [0.9, 1],
        [0.9, 2.2],
        [-3.75, 2.2],
      ],
      [-1.2, 1.2],
      body,
    ),
    ...[-3.3, -2.3, -1.3, -0.3, 0.7].flatMap((x) =>
      box([x - 0.07, x + 0.07], [1.05, 2.15], [1.2, 1.28], body),
    ),
    ...box([-3.75, 0.95], [2.12, 2.26], [1.16, 1.32], body),
    ...prism(
      [
        [0.88, 2.1],
        [1.9, 2.78],
        [1.9, 2.86],
        [0.88, 2.3],
      ],
      [-1.15, 1.15],
      body,
    ),
    ...prism(
      [
        [1.1, 0.7],
        [3.65, 0.7],
        [3.7, 1.62],
        [2.65, 1.78],
        [2.3, 2.66],
        [1.1, 2.7],
      ],
      [-1.1, 1.1],
      fill,
    ),
    ...prism(
      [
        [1.35, 1.75],
        [2.44, 1.75],
        [2.16, 2.5],
        [1.35, 2.5],
      ],
      [1.1, 1.12],
      made.glass,
    ),
    pane([1.32, 1.36], [0.75, 1.7], 1.12, made.steelDark),
    ...prism(
      [
        [1.75, 0.62],
        [2.95, 0.62],
        [2.85, 1.08],
        [2.6, 1.22],
        [2.1, 1.22],
        [1.85, 1.08],
      ],
      [1.1, 1.16],
      made.steelDark,
    ),
    ...box([3.6, 3.85], [0.55, 0.85], [-1.15, 1.15], made.steel),
    ...[-2.5, -1.3, 2.35].flatMap((x) => tire([x, 0.52], 0.52, [0.86, 1.2], made.white)),
    ...box([-3.55, -3.4], [0.35, 1], [0.85, 1.2], made.rubber),
  ]
}
