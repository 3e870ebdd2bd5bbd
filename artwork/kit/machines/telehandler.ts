import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { cab, tire } from './parts.ts'
import { reach } from './parts.ts'

/** A telehandler looking right: boom pivots at the back, forks at the tip. Returns the tip as well. */
export function telehandler(
  degrees = 32,
  length = 8.5,
): { faces: Face[]; tip: readonly [number, number] } {
  const pivot = [-2.35, 2.15] as const
  const [first, tip] = [reach(pivot, degrees, length * 0.62), reach(pivot, degrees, length)]
  const head = [tip[0] + 0.3, tip[1] - 0.75] as const
  const faces = [
    ...tire([-1.65, 0.66], 0.66, [-1.2, -0.75]),
    ...tire([1.75, 0.66], 0.66, [-1.2, -0.75]),
    ...prism(
      [
        [-2.6, 0.7],
        [2.3, 0.65],
        [2.5, 0.95],
        [2.2, 1.35],
        [-2.2, 1.5],
        [-2.75, 1.4],
      ],
      [-0.75, 0.75],
      made.steelDark,
    ),
    ...box([-1, 1.1], [0.8, 1.7], [-1.15, -0.45], made.machine),
    ...prism(
      [
        [-2.75, 1.3],
        [-1.7, 1.3],
        [-1.9, 2.4],
        [-2.6, 2.45],
      ],
      [-0.5, 0.5],
      made.machine,
    ),
    ...bar([-0.6, 1.4], reach(pivot, degrees, length * 0.3), 0.2, [-0.12, 0.12], made.white),
    ...bar(first, tip, 0.3, [-0.16, 0.16], made.steel),
    ...bar(pivot, first, 0.5, [-0.26, 0.26], made.machine),
    ...bar(tip, head, 0.26, [-0.2, 0.2], made.steelDark),
    ...box(
      [head[0] - 0.06, head[0] + 0.06],
      [head[1] - 0.45, head[1] + 0.4],
      [-0.65, 0.65],
      made.steelDark,
    ),
    ...box([head[0], head[0] + 1.25], [head[1] - 0.45, head[1] - 0.37], [-0.5, -0.36], made.steel),
    ...box([head[0], head[0] + 1.25], [head[1] - 0.45, head[1] - 0.37], [0.36, 0.5], made.steel),
    ...box([-1.1, 1.2], [0.75, 1.2], [0.35, 1.15], made.machine),
    ...cab(
      [
        [-0.75, 1.1],
        [0.85, 1.1],
        [1, 1.6],
        [0.65, 2.65],
        [-0.7, 2.65],
      ],
      [0.35, 1.12],
      [
        [
          [-0.55, 1.65],
          [-0.05, 1.65],
          [-0.05, 2.5],
          [-0.52, 2.5],
        ],
        [
          [0.08, 1.35],
          [0.72, 1.35],
          [0.83, 1.65],
          [0.54, 2.5],
          [0.08, 2.5],
        ],
      ],
      made.machine,
      [
        [-0.8, 2.62],
        [0.7, 2.62],
        [0.66, 2.76],
        [-0.76, 2.76],
      ],
    ),
    ...tire([-1.65, 0.66], 0.66, [0.75, 1.2]),
    ...tire([1.75, 0.66], 0.66, [0.75, 1.2]),
    ...prism(
      [
        [-2.4, 1.35],
        [-0.95, 1.35],
        [-1, 1.48],
        [-2.35, 1.48],
      ],
      [0.76, 1.2],
      made.machine,
    ),
    ...prism(
      [
        [1.1, 1.35],
        [2.4, 1.35],
        [2.35, 1.48],
        [1.1, 1.48],
      ],
      [0.76, 1.2],
      made.machine,
    ),
  ]
  return { faces, tip: [head[0] + 0.6, head[1] - 0.37] }
}
