import { drum } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { bar, box, pane, sidePane, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

type Span = readonly [number, number]

/** A slatted crate. */
export function crate([w, h, d]: readonly [number, number, number], fill: string): Face[] {
  const [x, z]: [Span, Span] = [
    [-w / 2, w / 2],
    [-d / 2, d / 2],
  ]
  const gap = '#3c2b20'
  const rows = Math.max(2, Math.round(h / 0.22))
  const joints = Array.from({ length: rows - 1 }, (_, i) => (h * (i + 1)) / rows)
  return [
    ...box(x, [0, h], z, fill),
    ...joints.flatMap((y) => [
      pane(x, [y - 0.012, y + 0.012], z[1] + 0.005, gap),
      sidePane(x[1] + 0.005, [y - 0.012, y + 0.012], z, gap),
    ]),
    ...[x[0], x[1] - 0.09].flatMap((at) => box([at, at + 0.09], [0, h], [z[1], z[1] + 0.03], fill)),
  ]
}

/** A hand truck tipped back on its wheels, two cartons on its blade; it is pushed to the right. */
export function handTruck(): Face[] {
  const red = '#b0402f'
  const side = (z: number) => [
    ...bar([-0.1, 0.12], [-0.42, 1.45], 0.06, [z - 0.03, z + 0.03], red),
    ...bar([-0.42, 1.45], [-0.62, 1.52], 0.06, [z - 0.03, z + 0.03], made.rubber),
  ]
  const carton = (from: number, high: number, fill: string) => {
    const up = ([x, y]: readonly [number, number]) => [x - y * 0.24, y] as const
    return bar(up([0.24, from]), up([0.24, from + high]), 0.52, [-0.3, 0.3], fill)
  }
  return [
    ...wheel([-0.16, 0.16], 0.16, [-0.36, -0.28], made.rubber),
    ...side(-0.24),
    ...[0.5, 0.9, 1.3].flatMap((y) =>
      box([-0.24 - y * 0.18, -0.18 - y * 0.18], [y, y + 0.05], [-0.24, 0.24], red),
    ),
    ...carton(0.14, 0.52, '#b58a58'),
    ...carton(0.68, 0.4, '#a67a4a'),
    ...bar([-0.1, 0.1], [0.46, 0.06], 0.04, [-0.3, 0.3], made.steel),
    ...side(0.24),
    ...wheel([-0.16, 0.16], 0.16, [0.3, 0.38], made.rubber),
    ...wheel([-0.16, 0.16], 0.07, [0.38, 0.39], made.steel),
  ]
}

/** What has come this afternoon: crates by the door, a tin, a roll of flooring stood on end. */
export const deliveries: Face[] = [
  ...placed(crate([1, 0.72, 0.7], '#9c7446'), 6, [1.05, 0, 0.75]),
  ...placed(crate([0.7, 0.5, 0.55], '#b58a55'), -10, [1.1, 0.72, 0.75]),
  ...drum([0.22, 0, 0.95], [0.17, 0.17], 0.36, '#8e9a9c', '#d9d4c8'),
  ...placed(handTruck(), 8, [2.75, 0, 1.35]),
]
