import { lumber } from '../../kit/joinery.ts'
import { tire } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, patch, prism } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

/** A flatbed seen from behind and the side, its nose to the right, loaded with sawn timber. */
export function flatbed(fill: string): Face[] {
  const [far, near] = [-1.15, 1.15]
  return [
    footprint([-4.1, 3.9], [-1.6, 1.9], '#4f5f78'),
    ...[-2.2, 2.35].flatMap((x) => tire([x, 0.5], 0.5, [far, far + 0.35], made.white)),
    ...box([-3.6, 3.4], [0.6, 0.92], [-0.5, 0.5], made.steelDark),
    ...prism(
      [
        [1, 0.62],
        [3.55, 0.62],
        [3.6, 1.4],
        [2.75, 1.56],
        [2.3, 2.5],
        [1, 2.55],
      ],
      [-1.05, 1.05],
      fill,
    ),
    patch(
      [
        [0.99, 1.6, -0.8],
        [0.99, 1.6, 0.8],
        [0.99, 2.3, 0.8],
        [0.99, 2.3, -0.8],
      ],
      made.glass,
    ),
    ...prism(
      [
        [1.25, 1.56],
        [2.5, 1.56],
        [2.14, 2.36],
        [1.25, 2.36],
      ],
      [1.05, 1.07],
      made.glass,
    ),
    ...prism(
      [
        [1.3, 0.6],
        [1.34, 0.6],
        [1.34, 1.5],
        [1.3, 1.5],
      ],
      [1.05, 1.07],
      made.steelDark,
    ),
    ...box([0.62, 0.74], [1, 2.3], [-1.1, 1.1], made.steelDark),
    ...box([-3.8, 0.75], [0.9, 1.06], [far, near], made.timber),
    ...placed(lumber(4, 4, 4), 0, [-3.6, 1.06, -0.36], 0.98),
    ...placed(lumber(3.4, 2, 2), 0, [-3.4, 1.06, 0.72], 0.98),
    ...[-2.6, -0.6].flatMap((x) => [
      ...box([x - 0.05, x + 0.05], [1.1, 2.2], [0.31, 0.34], made.machineDark),
      ...box([x - 0.05, x + 0.05], [2.17, 2.2], [-1, 0.34], made.machineDark),
    ]),
    ...box([-3.84, 0.75], [0.86, 1.1], [near, near + 0.05], made.steelDark),
    ...box([-3.86, -3.78], [0.86, 1.1], [far, near + 0.05], made.steelDark),
    ...box([-3.92, -3.84], [0.9, 1.06], [0.8, 1.1], '#e0503a'),
    ...box([-3.92, -3.84], [0.9, 1.06], [-1.1, -0.8], '#e0503a'),
    ...tire([-2.2, 0.5], 0.5, [near - 0.33, near], made.white),
    ...tire([2.35, 0.5], 0.5, [near - 0.33, near], made.white),
  ]
}
