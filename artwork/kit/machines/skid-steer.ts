import { made } from '../materials.ts'
import { bar, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { cab, tire } from './parts.ts'

/** A skid steer looking right, bucket near the ground or raised by `lift` meters, `load` its color. */
export function skidSteer(lift = 0, load?: string): Face[] {
  const [bx, by] = [1.5, 0.42 + lift] as const
  const arm = [
    [-1.3, 1.62],
    [-1.12, 1.34],
    [0.55, 1.06 + lift * 0.6],
    [0.95, 0.92 + lift * 0.8],
    [bx - 0.22, by - 0.1],
    [bx + 0.06, by + 0.06],
    [1.22, 1.08 + lift * 0.8],
    [0.7, 1.32 + lift * 0.65],
    [-1.05, 1.66],
  ] as const
  // A deep bucket: a back plate, a floor that runs out to the lip, cheeks on both sides.
  const back = [
    [bx - 0.06, by + 0.5],
    [bx - 0.16, by - 0.2],
    [bx - 0.04, by - 0.4],
    [bx + 0.12, by - 0.42],
    [bx + 0.08, by - 0.16],
    [bx + 0.1, by + 0.5],
  ] as const
  const base = [
    [bx + 0.02, by - 0.42],
    [bx + 1.02, by - 0.34],
    [bx + 1.04, by - 0.26],
    [bx + 0.04, by - 0.26],
  ] as const
  const cheek = [
    [bx - 0.06, by + 0.5],
    [bx - 0.16, by - 0.2],
    [bx - 0.02, by - 0.42],
    [bx + 0.98, by - 0.36],
    [bx + 0.72, by - 0.02],
    [bx + 0.2, by + 0.48],
  ] as const
  const heap = [
    [bx + 0.06, by - 0.3],
    [bx + 0.94, by - 0.28],
    [bx + 0.8, by - 0.02],
    [bx + 0.56, by + 0.36],
    [bx + 0.3, by + 0.62],
    [bx + 0.08, by + 0.5],
  ] as const
  return [
    ...tire([-0.6, 0.46], 0.46, [-0.95, -0.62]),
    ...tire([0.62, 0.46], 0.46, [-0.95, -0.62]),
    ...prism(arm, [-0.95, -0.76], made.machine),
    ...prism(
      [
        [-1.3, 0.4],
        [0.9, 0.36],
        [1, 0.6],
        [0.78, 1],
        [-1.3, 1.12],
      ],
      [-0.62, 0.62],
      made.steelDark,
    ),
    ...prism(
      [
        [-1.45, 0.5],
        [-0.7, 0.5],
        [-0.7, 1.5],
        [-1.35, 1.5],
      ],
      [-0.62, 0.62],
      made.machine,
    ),
    ...prism(cheek, [-1.04, -0.98], made.steelDark),
    ...prism(back, [-0.98, 0.98], made.steel),
    ...prism(base, [-0.98, 0.98], made.steel),
    ...(load ? prism(heap, [-0.94, 0.94], load) : []),
    ...prism(cheek, [0.98, 1.04], made.steel),
    ...bar([bx + 0.3, by - 0.32], [bx + 0.92, by - 0.28], 0.05, [1.04, 1.06], made.steelDark),
    ...cab(
      [
        [-0.8, 0.9],
        [0.75, 0.9],
        [0.78, 1.1],
        [0.48, 2.1],
        [-0.86, 2.1],
      ],
      [-0.62, 0.62],
      [
        [
          [-0.66, 1.42],
          [0.5, 1.42],
          [0.34, 2],
          [-0.7, 2],
        ],
      ],
      made.machineDark,
      [
        [-0.95, 2.06],
        [0.55, 2.06],
        [0.5, 2.2],
        [-0.92, 2.2],
      ],
    ),
    ...bar([-0.1, 1.4], [-0.06, 2.02], 0.06, [0.64, 0.66], made.machineDark),
    ...tire([-0.6, 0.46], 0.46, [0.62, 0.95]),
    ...tire([0.62, 0.46], 0.46, [0.62, 0.95]),
    ...prism(
      [
        [-1.42, 0.75],
        [-1, 0.75],
        [-0.95, 1.6],
        [-1.32, 1.7],
      ],
      [0.64, 0.8],
      made.machineDark,
    ),
    ...bar([-0.95, 1.02], [0.35, 1.1 + lift * 0.4], 0.1, [0.7, 0.76], made.white),
    ...prism(arm, [0.78, 0.95], made.machine),
  ]
}
