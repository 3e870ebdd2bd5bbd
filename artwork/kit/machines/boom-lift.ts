import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'
import { reach } from './parts.ts'

/** A boom lift looking right: turntable, counterweight, two sections and a basket. */
export function boomLift(
  degrees = 48,
  length = 9,
): { faces: Face[]; basket: readonly [number, number] } {
  const pivot = [-0.9, 1.9] as const
  const [first, tip] = [reach(pivot, degrees, length * 0.6), reach(pivot, degrees, length)]
  const nose = reach(tip, 6, 1.3)
  const [bx, by] = [nose[0] + 0.2, nose[1] - 0.1]
  const rail = (z: number) => [
    ...box([bx, bx + 1.5], [by + 1.05, by + 1.12], [z - 0.03, z + 0.03], made.steelDark),
    ...box([bx, bx + 1.5], [by + 0.55, by + 0.6], [z - 0.03, z + 0.03], made.steelDark),
    ...[0, 0.5, 1, 1.5].flatMap((x) =>
      box([bx + x - 0.03, bx + x + 0.03], [by, by + 1.1], [z - 0.03, z + 0.03], made.steelDark),
    ),
  ]
  const faces = [
    ...tire([-1.15, 0.48], 0.48, [-1.15, -0.75]),
    ...tire([1.15, 0.48], 0.48, [-1.15, -0.75]),
    ...prism(
      [
        [-1.6, 0.4],
        [1.6, 0.4],
        [1.7, 0.62],
        [1.2, 0.88],
        [-1.2, 0.88],
        [-1.7, 0.62],
      ],
      [-0.75, 0.75],
      made.steelDark,
    ),
    ...box([-0.6, 0.6], [0.88, 1.1], [-0.6, 0.6], made.steelDark),
    ...prism(
      [
        [-1.9, 1.1],
        [1.1, 1.1],
        [1, 1.55],
        [-0.4, 1.75],
        [-1.2, 2.2],
        [-1.95, 1.9],
      ],
      [-0.75, 0.75],
      made.machine,
    ),
    ...prism(
      [
        [-1.95, 1.15],
        [-1.3, 1.15],
        [-1.3, 1.9],
        [-1.9, 1.85],
      ],
      [0.75, 0.78],
      made.steelDark,
    ),
    ...bar([0.1, 1.6], reach(pivot, degrees, length * 0.26), 0.16, [-0.1, 0.1], made.white),
    ...bar(first, tip, 0.24, [-0.13, 0.13], made.white),
    ...bar(pivot, first, 0.38, [-0.2, 0.2], made.machine),
    ...bar(tip, nose, 0.2, [-0.12, 0.12], made.machine),
    ...rail(-0.7),
    ...box([bx, bx + 1.5], [by - 0.08, by], [-0.75, 0.75], made.steelDark),
    ...rail(0.7),
    ...tire([-1.15, 0.48], 0.48, [0.75, 1.15]),
    ...tire([1.15, 0.48], 0.48, [0.75, 1.15]),
  ]
  return { faces, basket: [bx, by] }
}
