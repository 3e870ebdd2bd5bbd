import { made } from '../materials.ts'
import { box, floor, patch, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

const glass = '#5f7f8b'

/** A crew truck looking right: cab before an open bed, a rack over both, two ladders on the rack. */
export function pickup(fill: string): Face[] {
  const [near, far] = [0.98, -0.98]
  const posts = (z: number) =>
    [-2.75, -1, 1.2].flatMap((x) =>
      box([x - 0.05, x + 0.05], [x > 0 ? 1.9 : 1.15, 2.2], [z - 0.04, z + 0.04], made.steelDark),
    )
  const ladder = (z: number, fill: string) => [
    ...box([-3.1, 2.1], [2.28, 2.38], [z, z + 0.06], fill),
    ...box([-3.1, 2.1], [2.28, 2.38], [z + 0.4, z + 0.46], fill),
    ...Array.from({ length: 13 }, (_, i) => -2.9 + i * 0.4).map((x) =>
      floor([x, x + 0.06], [z, z + 0.4], 2.36, fill),
    ),
  ]
  return [
    ...tire([-1.85, 0.45], 0.45, [far, far + 0.24], made.white),
    ...tire([1.75, 0.45], 0.45, [far, far + 0.24], made.white),
    ...posts(-0.88),
    ...box([-2.9, 2.75], [0.5, 0.72], [-0.85, 0.85], made.steelDark),
    // Bed: floor and far side, then what lies in it, then the near side.
    ...box([-2.95, -0.4], [0.7, 1.2], [far, -0.9], fill),
    ...[0, 1, 2].flatMap((i) =>
      box([-2.9, -0.5], [0.8 + i * 0.18, 0.94 + i * 0.18], [-0.7, 0.5], made.board),
    ),
    ...box([-2.95, -0.4], [0.55, 1.2], [0.9, near], fill),
    ...box([-3, -2.9], [0.55, 1.2], [far, near], fill),
    ...prism(
      [
        [-0.4, 0.5],
        [2.75, 0.5],
        [2.82, 0.8],
        [2.7, 1.16],
        [1.72, 1.24],
        [1.2, 1.92],
        [-0.32, 1.94],
        [-0.4, 1.2],
      ],
      [far, near],
      fill,
    ),
    ...[
      [
        [-0.2, 1.26],
        [0.46, 1.26],
        [0.46, 1.8],
        [-0.2, 1.8],
      ],
      [
        [0.6, 1.26],
        [1.56, 1.26],
        [1.14, 1.8],
        [0.6, 1.8],
      ],
    ].map((pane) =>
      patch(
        pane.map(([x = 0, y = 0]) => [x, y, near + 0.01] as const),
        glass,
      ),
    ),
    ...[0.5, 0.54].map((x) =>
      patch(
        [
          [x, 0.6, near + 0.01],
          [x + 0.02, 0.6, near + 0.01],
          [x + 0.02, 1.22, near + 0.01],
          [x, 1.22, near + 0.01],
        ],
        made.steelDark,
      ),
    ),
    ...box([2.7, 2.95], [0.48, 0.66], [far, near + 0.02], made.steel),
    ...box([2.66, 2.78], [0.84, 1.02], [0.6, near + 0.01], '#fff3c9'),
    ...box([-3.05, -2.95], [0.84, 1.08], [0.78, near + 0.01], '#c2452f'),
    ...tire([-1.85, 0.45], 0.45, [near - 0.2, near + 0.06], made.white),
    ...tire([1.75, 0.45], 0.45, [near - 0.2, near + 0.06], made.white),
    ...[-2.75, -1, 1.2].flatMap((x) =>
      box([x - 0.05, x + 0.05], [2.18, 2.26], [-0.92, 0.92], made.steelDark),
    ),
    ...ladder(-0.6, made.machine),
    ...ladder(0.2, made.white),
    ...posts(0.88),
    ...box([-2.8, 1.25], [2.18, 2.27], [0.84, 0.92], made.steelDark),
  ]
}
