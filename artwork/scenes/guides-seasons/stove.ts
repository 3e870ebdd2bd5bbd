import { made } from '../../kit/materials.ts'
import { box, pane, prism } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A cast stove with a glass door, and its pipe to the ceiling. */
export const stove = (x: number, z: number): Face[] => [
  ...box([x - 0.9, x + 0.9], [0, 0.08], [z - 0.7, z + 0.8], made.stone),
  ...box([x - 0.1, x + 0.1], [1.2, 3], [z - 0.1, z + 0.1], '#2a3036'),
  ...[-0.42, 0.36].flatMap((dx) =>
    box([x + dx, x + dx + 0.08], [0.08, 0.34], [z + 0.2, z + 0.28], '#20262b'),
  ),
  ...box([x - 0.5, x + 0.5], [0.32, 1.12], [z - 0.3, z + 0.32], '#2b3238'),
  ...box([x - 0.58, x + 0.58], [1.12, 1.2], [z - 0.36, z + 0.4], '#39424a'),
  pane([x - 0.38, x + 0.38], [0.46, 1], z + 0.33, '#14181b', true),
  pane([x - 0.33, x + 0.33], [0.5, 0.96], z + 0.34, '#e8842f', true),
  ...box([x + 0.34, x + 0.37], [0.66, 0.82], [z + 0.35, z + 0.4], made.machine),
]

/** A copper kettle, its spout to the right; stands on zero. */
export const kettle: Face[] = [
  ...prism(
    [
      [-0.17, 0],
      [0.17, 0],
      [0.15, 0.12],
      [0.3, 0.2],
      [0.27, 0.24],
      [0.12, 0.2],
      [0.07, 0.25],
      [-0.07, 0.25],
      [-0.15, 0.16],
    ],
    [-0.12, 0.12],
    made.copper,
  ),
  ...box([-0.03, 0.03], [0.25, 0.3], [-0.03, 0.03], made.steelDark),
]
