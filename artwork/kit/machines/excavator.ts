import { made } from '../materials.ts'
import { bar, box, patch, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { belt, cab, track } from './parts.ts'

const rollers = [-1.6, -0.85, -0.3, 0.3, 0.85, 1.6].map(
  (x, i) => [x, i === 0 || i === 5 ? 0.46 : 0.24, i === 0 || i === 5 ? 0.32 : 0.16] as const,
)

/** Boom, stick and bucket; `dig` lowers the bucket below the tracks. */
function arm(dig: number): Face[] {
  const boom = [
    [0.6, 1.45],
    [1.1, 1.4],
    [3.3, 4.05],
    [5.5, 3.9 - dig * 0.4],
    [5.7, 4.25 - dig * 0.4],
    [3.05, 4.8],
    [2.55, 4.45],
  ] as const
  const [ex, ey] = [5.5, 4.1 - dig * 0.4]
  const [tx, ty] = [6.3, 1.5 - dig]
  const stick = [
    [ex - 0.75, ey + 0.35],
    [ex - 0.25, ey - 0.35],
    [tx - 0.1, ty],
    [tx + 0.25, ty + 0.1],
    [ex + 0.35, ey + 0.1],
    [ex - 0.35, ey + 0.7],
  ] as const
  const bucket = [
    [tx + 0.4, ty + 0.2],
    [tx - 0.25, ty + 0.1],
    [tx - 0.55, ty - 0.45],
    [tx - 1.15, ty - 0.75],
    [tx - 0.75, ty - 1.0],
    [tx - 0.1, ty - 1.15],
    [tx + 0.45, ty - 0.85],
    [tx + 0.62, ty - 0.3],
  ] as const
  return [
    ...prism(bucket, [-0.55, 0.55], made.steel),
    ...prism(stick, [-0.22, 0.22], made.machine),
    ...bar([ex - 0.2, ey + 0.62], [tx + 0.35, ty + 0.75], 0.16, [-0.08, 0.08], made.steel),
    ...bar([tx + 0.35, ty + 0.75], [tx + 0.5, ty], 0.14, [-0.1, 0.1], made.steelDark),
    ...prism(boom, [-0.3, 0.3], made.machine),
    ...bar([0.95, 1.25], [2.7, 3.55], 0.2, [0.3, 0.46], made.steelDark),
    ...bar([1.8, 2.4], [2.7, 3.55], 0.12, [0.3, 0.48], made.white),
    ...bar([3.2, 4.95], [5.1, 4.75 - dig * 0.4], 0.18, [-0.1, 0.1], made.steelDark),
  ]
}

/** A twenty-tonne excavator looking right. */
export function excavator(dig = 0): Face[] {
  return [
    ...track(belt(4.3, 0.92), [-1.4, -0.8], []),
    ...box([-0.9, 0.9], [0.4, 1], [-0.8, 0.8], made.steelDark),
    ...track(belt(4.3, 0.92), [0.8, 1.4], rollers),
    ...box([-2.3, 1.2], [1.02, 1.2], [-1.25, 1.25], made.steelDark),
    ...prism(
      [
        [-2.55, 1.2],
        [-1.4, 1.2],
        [-1.4, 2.25],
        [-2.4, 2.25],
        [-2.65, 1.9],
      ],
      [-1.3, 1.3],
      made.steelDark,
    ),
    ...box([-1.6, -0.15], [1.2, 2.2], [-1.25, 1.25], made.machine),
    ...box([-0.15, 1.1], [1.2, 2], [-1.25, -0.4], made.machine),
    ...arm(dig),
    ...prism(
      [
        [-1.4, 1.32],
        [-0.35, 1.32],
        [-0.35, 1.9],
        [-1.4, 1.9],
      ],
      [1.25, 1.27],
      made.machineDark,
    ),
    ...cab(
      [
        [-0.15, 1.2],
        [1.25, 1.2],
        [1.4, 1.9],
        [1.15, 2.95],
        [-0.05, 2.95],
        [-0.15, 2.4],
      ],
      [0.35, 1.25],
      [
        [
          [0.05, 1.95],
          [0.5, 1.95],
          [0.5, 2.8],
          [0.05, 2.8],
        ],
        [
          [0.6, 1.45],
          [1.15, 1.45],
          [1.26, 1.9],
          [1.04, 2.8],
          [0.6, 2.8],
        ],
      ],
      made.machine,
      [
        [-0.15, 2.92],
        [1.2, 2.92],
        [1.15, 3.06],
        [-0.1, 3.06],
      ],
    ),
    patch(
      [
        [1.41, 1.5, 1.2],
        [1.41, 1.5, 0.4],
        [1.2, 2.85, 0.4],
        [1.2, 2.85, 1.2],
      ],
      made.glass,
    ),
  ]
}
