import { made } from '../materials.ts'
import { bar, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { cab, tyre } from './parts.ts'

/** A skid steer looking right, bucket near the ground or raised by `lift` metres. */
export function skidSteer(lift = 0): Face[] {
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
  const bucket = [
    [bx - 0.08, by + 0.34],
    [bx - 0.14, by - 0.24],
    [bx + 0.05, by - 0.4],
    [bx + 1, by - 0.38],
    [bx + 0.98, by - 0.3],
    [bx + 0.42, by - 0.16],
    [bx + 0.12, by + 0.36],
  ] as const
  return [
    ...tyre([-0.6, 0.46], 0.46, [-0.95, -0.62]),
    ...tyre([0.62, 0.46], 0.46, [-0.95, -0.62]),
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
    ...prism(bucket, [-0.98, 0.98], made.steel),
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
    ...tyre([-0.6, 0.46], 0.46, [0.62, 0.95]),
    ...tyre([0.62, 0.46], 0.46, [0.62, 0.95]),
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
