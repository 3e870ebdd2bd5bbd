import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import type { Face } from '../../kit/space.ts'
import { land, lines, loop, moved, ringed, wet } from './first-plan.ts'
import { red } from './red-pencil.ts'
import { curve, lay, stroke } from './sheet-lines.ts'

const ink = '#5b6a70'

/** The sheet on the table at height y: land, lots, the loop, the wet corner, the red line. */
export function plan(y: number): Face[] {
  const [road, edge] = [curve(ringed(loop)), ringed(loop)]
  const up = (n: number) => y + n * 0.001
  const closed = [...road, ...road.slice(0, 3)]
  const reeds = [
    [0.5, -0.47],
    [0.84, -0.48],
    [0.9, -0.24],
    [0.74, -0.26],
    [0.86, -0.36],
    [0.62, -0.5],
  ] as const
  return edge.length === 0
    ? []
    : [
        lay(
          [
            [-1.1, 0.7],
            [1.1, 0.7],
            [1.1, -0.7],
            [-1.1, -0.7],
          ],
          up(1),
          '#f4ecd9',
        ),
        lay(land, up(2), '#dfe0bd'),
        lay(wet, up(3), '#6fae9d'),
        ...reeds.flatMap(([x, z]) =>
          [-0.03, 0, 0.03].map((dx) =>
            stroke(
              [
                [x + dx * 0.5, z + 0.03],
                [x + dx, z - 0.03],
              ],
              0.01,
              up(4),
              '#2f6d62',
            ),
          ),
        ),
        ...lines.map((spots) => stroke(spots, 0.01, up(4), ink)),
        stroke([...land, land[0] ?? [0, 0], land[1] ?? [0, 0]], 0.014, up(4), ink),
        stroke(
          [
            [-0.2, 0.31],
            [-0.22, 0.7],
          ],
          0.1,
          up(4),
          '#b7ab98',
        ),
        stroke(closed, 0.115, up(5), ink),
        stroke(closed, 0.095, up(6), '#b7ab98'),
        lay(
          curve(
            ringed([
              [-0.3, 0.1],
              [-0.32, -0.1],
              [-0.05, -0.18],
              [0.1, -0.04],
              [0, 0.14],
            ]),
            4,
          ),
          up(6),
          '#9db784',
        ),
        stroke(
          curve([
            [-1.2, -0.44],
            [-0.98, -0.47],
            [-0.5, -0.51],
            [0, -0.47],
            [0.42, -0.45],
            [0.8, -0.4],
          ]),
          0.024,
          up(5),
          '#4f8fb0',
        ),
        // What goes, struck through; what comes, in red.
        ...[
          [0.3, -0.36],
          [0.5, -0.38],
          [0.67, -0.3],
          [0.68, -0.12],
          [0.57, 0.06],
        ].map(([x = 0, z = 0]) =>
          stroke(
            [
              [x - 0.06, z + 0.07],
              [x + 0.06, z - 0.07],
            ],
            0.028,
            up(8),
            red,
          ),
        ),
        stroke(curve([moved[0] ?? [0, 0], ...moved, moved.at(-1) ?? [0, 0]]), 0.05, up(9), red),
        // Title block.
        lay(
          [
            [0.62, 0.66],
            [1.06, 0.66],
            [1.06, 0.6],
            [0.62, 0.6],
          ],
          up(3),
          mix(ink, made.white, 0.55),
        ),
      ]
}
