import { made } from '../materials.ts'
import { box, prism, wheel } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

/** A soil compactor looking right: a steel drum before an open seat under a canopy; 5 m long, wheels on zero. */
export const roller: Face[] = [
  ...tire([-1.35, 0.72], 0.72, [-1, -0.5], made.white),
  ...wheel([1.55, 0.75], 0.75, [-1.02, 1.02], '#a9aca2', 22),
  ...box([0.5, 2.45], [0.66, 0.9], [-1.2, -1.06], made.machineDark),
  ...box([0.5, 2.45], [0.66, 0.9], [1.06, 1.2], made.machineDark),
  ...box([2.36, 2.5], [0.62, 0.94], [-1.2, 1.2], made.machine),
  ...box([0.3, 0.6], [0.55, 1.1], [-1.2, 1.2], made.machine),
  ...prism(
    [
      [-2.4, 0.75],
      [-0.75, 0.75],
      [-0.75, 1.72],
      [-2, 1.62],
      [-2.4, 1.3],
    ],
    [-0.72, 0.72],
    made.machine,
  ),
  ...box([-0.75, 0.35], [0.7, 1], [-0.85, 0.85], made.machineDark),
  ...box([-0.7, -0.3], [1, 1.3], [-0.3, 0.3], made.steelDark),
  ...box([-0.74, -0.62], [1.3, 1.75], [-0.3, 0.3], made.steelDark),
  ...box([0.14, 0.26], [1, 1.5], [-0.25, 0.25], made.steelDark),
  ...tire([-1.35, 0.72], 0.72, [0.5, 1], made.white),
  ...[-0.72, 0.3].flatMap((x) =>
    [-0.72, 0.66].flatMap((z) => box([x, x + 0.06], [1, 2.55], [z, z + 0.06], made.steelDark)),
  ),
  ...box([-0.95, 0.55], [2.55, 2.64], [-0.86, 0.86], made.machine),
]
