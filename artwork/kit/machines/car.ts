import { made } from '../materials.ts'
import { box, patch, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

const glass = '#33454f'

/** A family car looking right: one volume under a narrower roof, a box for skis on top. */
export function car(fill: string): Face[] {
  const [near, far] = [0.92, -0.92]
  const [hood, roof] = [0.93, 0.74]
  const side = (points: readonly (readonly [number, number])[]) =>
    patch(
      points.map(([x, y]) => [x, y, hood - ((y - 1) / 0.62) * (hood - roof) + 0.01] as const),
      glass,
    )
  return [
    ...tire([-1.4, 0.36], 0.36, [far, far + 0.2], made.steel),
    ...tire([1.45, 0.36], 0.36, [far, far + 0.2], made.steel),
    ...prism(
      [
        [-2.3, 0.34],
        [2.3, 0.34],
        [2.34, 0.62],
        [2.22, 0.92],
        [1.15, 1.04],
        [-2.24, 1.06],
        [-2.34, 0.7],
      ],
      [far, near],
      fill,
    ),
    ...box([-2.3, 2.3], [0.3, 0.42], [far - 0.01, near + 0.01], made.rubber),
    // The cabin leans in on all four sides.
    patch(
      [
        [-2.18, 1.05, hood],
        [-1.86, 1.64, roof],
        [-1.86, 1.64, -roof],
        [-2.18, 1.05, -hood],
      ].map(([x = 0, y = 0, z = 0]) => [x, y, z] as const),
      glass,
    ),
    patch(
      [
        [1.2, 1.04, -hood],
        [0.42, 1.64, -roof],
        [0.42, 1.64, roof],
        [1.2, 1.04, hood],
      ],
      glass,
    ),
    patch(
      [
        [-2.18, 1.05, hood],
        [1.2, 1.04, hood],
        [0.42, 1.64, roof],
        [-1.86, 1.64, roof],
      ],
      fill,
    ),
    patch(
      [
        [-1.86, 1.64, roof],
        [0.42, 1.64, roof],
        [0.42, 1.64, -roof],
        [-1.86, 1.64, -roof],
      ],
      fill,
    ),
    side([
      [-1.86, 1.12],
      [-1.1, 1.12],
      [-1.1, 1.56],
      [-1.68, 1.56],
    ]),
    side([
      [-1, 1.12],
      [-0.12, 1.12],
      [-0.12, 1.56],
      [-1, 1.56],
    ]),
    side([
      [-0.02, 1.12],
      [0.94, 1.12],
      [0.4, 1.56],
      [-0.02, 1.56],
    ]),
    ...[-1.4, 0.1].flatMap((x) => box([x, x + 0.08], [1.64, 1.74], [-0.6, 0.6], made.steelDark)),
    ...prism(
      [
        [-1.8, 1.76],
        [0.5, 1.76],
        [0.66, 1.86],
        [0.36, 2.04],
        [-1.6, 2.04],
        [-1.86, 1.94],
      ],
      [-0.34, 0.3],
      made.steelDark,
    ),
    ...box([-2.37, -2.2], [0.76, 0.98], [0.7, near + 0.01], '#c2452f'),
    ...box([2.18, 2.3], [0.72, 0.86], [0.45, near + 0.01], '#f4ead2'),
    ...tire([-1.4, 0.36], 0.36, [near - 0.16, near + 0.03], made.steel),
    ...tire([1.45, 0.36], 0.36, [near - 0.16, near + 0.03], made.steel),
  ]
}
