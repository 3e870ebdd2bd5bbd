import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { patch } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { books, mug, ruler, sheet } from '../still-life.ts'
import { Table } from './shared.tsx'

/** The paper and the first coffee; the mountains are already awake. */
export function News() {
  const light = alpenglow
  const y = 0.86
  const lines = (x: readonly [number, number], from: number, to: number) =>
    Array.from({ length: Math.round((to - from) / 0.085) }, (_, i) =>
      sheet(
        [x[0], x[1] - ((i * 7) % 5 === 4 ? 0.12 : 0)],
        [from + i * 0.085, from + i * 0.085 + 0.03],
        '#9d9b94',
        y + 0.004,
      ),
    )
  const ink = (
    x: readonly [number, number],
    z: readonly [number, number],
    fill: string = made.steelDark,
  ) => sheet(x, z, fill, y + 0.004)
  const paper = [
    sheet([-0.92, 0.95], [-0.62, 0.86], '#cfc6b4', 0.848),
    sheet([-0.95, 0.92], [-0.65, 0.82], made.white, y),
    ink([-0.8, 0.78], [-0.56, -0.4]),
    ink([-0.8, 0.78], [-0.34, -0.325]),
    ink([-0.8, 0.2], [-0.28, -0.19]),
    // The picture of the day: a ridge under a pale sky.
    ink([-0.8, 0.2], [-0.14, 0.34], '#b9cbd4'),
    patch(
      [
        [-0.8, y + 0.006, 0.34],
        [0.2, y + 0.006, 0.34],
        [0.2, y + 0.006, 0.2],
        [0.02, y + 0.006, 0.08],
        [-0.14, y + 0.006, 0.18],
        [-0.4, y + 0.006, -0.04],
        [-0.62, y + 0.006, 0.14],
        [-0.8, y + 0.006, 0.2],
      ],
      '#5f7d8a',
      true,
    ),
    ...lines([0.28, 0.78], -0.28, 0.74),
    ...lines([-0.8, -0.34], 0.4, 0.74),
    ...lines([-0.28, 0.2], 0.4, 0.74),
  ]
  return (
    <Table
      light={light}
      seed={411}
      peak="saw"
      wall="#d8ccb8"
      boards="#7b8a86"
      lamps={[]}
      shelf={[
        ...books(-3.1, 1.68, -2.58, [
          made.copper,
          '#2f5f5c',
          made.sage,
          '#8a5a39',
          made.steel,
          '#7d5a10',
        ]),
        ...mug(-1.9, -2.42, made.white, 1.68),
      ]}
      things={[
        ...placed(paper, 9, [1.12, 0.08, 1.28], 0.9),
        ...mug(-0.22, 1.05, '#2f6f6b'),
        ...placed(
          ruler([-0.26, 0.26], [-0.014, 0.014], made.machine, 0.845, 0),
          -24,
          [2.55, 0, 1.6],
        ),
      ]}
    />
  )
}
