import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { sheet } from '../still-life.ts'

/** The year's planner: twelve columns, a bar for every order, counted back from the roof. */
export function planner([x, y]: readonly [number, number], z: number): Face[] {
  const col = 0.125
  const bars = [
    [0, 1, '#b8573c'],
    [0, 2, '#c9972b'],
    [1, 4, '#6f8f86'],
    [1, 7, '#c9972b'],
    [2, 6, '#b8573c'],
    [4, 8, '#6f8f86'],
    [4, 9, '#8a7a66'],
  ] as const
  return [
    pane([x - 0.06, x + col * 12 + 0.06], [y - 0.06, y + 1.3], z, made.timber),
    pane([x, x + col * 12], [y, y + 1.24], z + 0.01, '#efe6d2'),
    pane([x, x + col * 12], [y + 1.08, y + 1.24], z + 0.012, '#5f7f86'),
    ...Array.from({ length: 11 }, (_, i) =>
      pane(
        [x + col * (i + 1) - 0.004, x + col * (i + 1) + 0.004],
        [y, y + 1.24],
        z + 0.014,
        '#cfc3a8',
      ),
    ),
    ...bars.map(([from, to, fill], i) =>
      pane(
        [x + col * from + 0.015, x + col * (to + 1) - 0.015],
        [y + 0.9 - i * 0.138, y + 1 - i * 0.138],
        z + 0.018,
        fill,
      ),
    ),
    pane([x + col * 9 + 0.03, x + col * 9 + 0.05], [y, y + 1.08], z + 0.02, '#8e3527'),
  ]
}

/** A page of the catalog: four windows of different make. */
export const page = (x: number, z: number): Face[] => [
  sheet([x, x + 0.62], [z, z + 0.84], made.white),
  ...[0, 1].flatMap((i) =>
    [0, 1].flatMap((j) => {
      const [px, pz] = [x + 0.08 + i * 0.27, z + 0.1 + j * 0.38]
      return [
        sheet([px, px + 0.2], [pz, pz + 0.28], made.timber, 0.8455),
        sheet([px + 0.02, px + 0.18], [pz + 0.02, pz + 0.26], '#8db1be', 0.846),
        ...(i === j
          ? [sheet([px + 0.095, px + 0.105], [pz, pz + 0.28], made.timber, 0.8465)]
          : [sheet([px, px + 0.2], [pz + 0.13, pz + 0.15], made.timber, 0.8465)]),
      ]
    }),
  ),
]

/** A sample of the window itself, a hand high, as the maker sends it. */
export const sample: Face[] = [
  footprint([-0.05, 0.75], [-0.12, 0.2], '#5d3d28', 0.842),
  ...box([0.04, 0.62], [0.88, 1.44], [-0.06, 0], '#9dbcc6'),
  patch(
    [
      [0.12, 0.92, 0.005],
      [0.26, 0.92, 0.005],
      [0.56, 1.4, 0.005],
      [0.42, 1.4, 0.005],
    ],
    '#c9dde2',
    true,
  ),
  ...box([0, 0.66], [0.84, 0.92], [-0.09, 0.09], '#2f4a4a'),
  ...box([0, 0.66], [1.42, 1.5], [-0.09, 0.09], '#2f4a4a'),
  ...box([0, 0.08], [0.84, 1.5], [-0.09, 0.09], '#2f4a4a'),
  ...box([0.58, 0.66], [0.84, 1.5], [-0.09, 0.09], '#2f4a4a'),
  ...box([0.31, 0.35], [0.9, 1.44], [-0.05, 0.05], '#2f4a4a'),
]
