import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, floor, pane, prism } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

const quilt = ['#a9523f', '#d0a060', '#4f6f80'] as const

/** A pillow's end, plump in the middle. */
const pillow = [
  [0, 0.05],
  [0.12, 0],
  [0.5, 0],
  [0.6, 0.05],
  [0.56, 0.12],
  [0.4, 0.18],
  [0.2, 0.18],
  [0.05, 0.13],
] as const

/** A bed made up on the floor: mattress, patchwork, two pillows. */
export function bed(
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
): Face[] {
  const [cols, rows] = [6, 5]
  const step = [(x1 - 0.75 - x0) / cols, (z1 - z0) / rows] as const
  const patches = Array.from({ length: cols * rows }, (_, i) => {
    const [col, row] = [i % cols, Math.floor(i / cols)]
    const [x, z] = [x0 + col * step[0], z0 + row * step[1]]
    const fill = quilt[(col + row * 2) % 3] ?? quilt[0]
    return floor([x, x + step[0]], [z, z + step[1]], 0.421, fill)
  })
  return [
    footprint([x0 - 0.3, x1 + 0.2], [z0 - 0.2, z1 + 0.3], '#3a2a20'),
    ...box([x0, x1], [0.02, 0.3], [z0, z1], '#cdbfa6'),
    ...box([x0 - 0.03, x1 - 0.75], [0.14, 0.42], [z0 - 0.03, z1 + 0.04], quilt[0]),
    ...patches,
    ...[z0 + 0.06, z0 + (z1 - z0) / 2 + 0.06].flatMap((z) =>
      prism(
        pillow.map(([x, y]) => [x1 - 0.68 + x, 0.3 + y] as const),
        [z, z + (z1 - z0) / 2 - 0.14],
        '#e6dccb',
      ),
    ),
  ]
}

/** The way to the cold rooms: a blanket nailed over it, a rolled towel at its foot. */
export const curtain: Face[] = [
  ...box([-4.1, -2.3], [2.26, 2.4], [-2.4, -2.3], made.timber),
  ...Array.from({ length: 6 }, (_, i) =>
    pane([-4 + i * 0.27, -4 + (i + 1) * 0.27], [0.02, 2.28], -2.3, i % 2 ? '#5f4a52' : '#6d5560'),
  ),
  ...[0.5, 0.62, 1.9].map((y) => pane([-4, -2.38], [y, y + 0.07], -2.29, '#c98d52')),
  ...box([-4.1, -2.3], [0, 0.14], [-2.3, -2.1], '#b9a98e'),
]
