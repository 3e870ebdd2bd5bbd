import { mix } from '../../kit/colour.ts'
import { made } from '../../kit/materials.ts'
import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** A spot of the sheet: across and down from its middle, in metres. */
export type Spot = readonly [x: number, z: number]

const ink = '#5b6a70'
export const red = '#cf3524'

/** Catmull–Rom through the spots, so that roads bend as roads do. */
export const curve = (spots: readonly Spot[], parts = 6): Spot[] =>
  spots.slice(1, -2).flatMap((b, i): Spot[] => {
    const [a, c, d] = [spots[i] ?? b, spots[i + 2] ?? b, spots[i + 3] ?? b]
    const at = (k: 0 | 1, t: number) =>
      b[k] +
      0.5 *
        ((c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3)
    return Array.from({ length: parts }, (_, n): Spot => [at(0, n / parts), at(1, n / parts)])
  })

const lay = (spots: readonly Spot[], y: number, fill: string): Face =>
  patch(
    spots.map(([x, z]): Place => [x, y, z]),
    fill,
    true,
    true,
  )

/** A line of even width through the spots. */
export function stroke(spots: readonly Spot[], wide: number, y: number, fill: string): Face {
  const off = (side: number) =>
    spots.map(([x, z], i): Spot => {
      const [a, b] = [spots[i - 1] ?? [x, z], spots[i + 1] ?? [x, z]]
      const [dx, dz] = [b[0] - a[0], b[1] - a[1]]
      const long = Math.hypot(dx, dz) || 1
      return [x - (dz / long) * wide * side, z + (dx / long) * wide * side]
    })
  return lay([...off(0.5), ...off(-0.5).toReversed()], y, fill)
}

/** The loop as the engineer drew it: through the wet corner at the far right. */
const loop: readonly Spot[] = [
  [-0.52, 0.2],
  [-0.56, -0.04],
  [-0.42, -0.27],
  [-0.1, -0.33],
  [0.28, -0.36],
  [0.6, -0.36],
  [0.72, -0.18],
  [0.58, 0.06],
  [0.46, 0.24],
  [0.1, 0.31],
  [-0.3, 0.31],
]
const ringed = (spots: readonly Spot[]) =>
  [spots.at(-1), ...spots, spots[0], spots[1]].filter((s) => s !== undefined)

/** The red line: it leaves the loop before the wet corner and meets it again behind. */
const moved: readonly Spot[] = [
  [-0.1, -0.36],
  [0.02, -0.345],
  [0.2, -0.27],
  [0.34, -0.13],
  [0.42, 0.02],
  [0.48, 0.16],
  [0.44, 0.27],
]

/** Lot lines, from the road to the edge of the land. */
const lines: readonly (readonly [Spot, Spot])[] = [
  [
    [-0.36, -0.35],
    [-0.46, -0.58],
  ],
  [
    [-0.04, -0.39],
    [-0.06, -0.58],
  ],
  [
    [-0.61, -0.12],
    [-0.98, -0.22],
  ],
  [
    [-0.6, 0.12],
    [-0.98, 0.18],
  ],
  [
    [-0.38, 0.36],
    [-0.46, 0.58],
  ],
  [
    [0, 0.37],
    [0.02, 0.58],
  ],
  [
    [0.36, 0.33],
    [0.44, 0.58],
  ],
  [
    [0.58, 0.2],
    [0.98, 0.34],
  ],
]

const land: readonly Spot[] = [
  [-0.98, 0.58],
  [0.98, 0.58],
  [0.98, -0.58],
  [-0.98, -0.58],
]

/** The corner where the ditch leaks: green in September. */
const wet = curve(
  ringed([
    [0.34, -0.58],
    [0.36, -0.42],
    [0.46, -0.28],
    [0.6, -0.14],
    [0.78, -0.06],
    [0.98, -0.1],
    [0.98, -0.34],
    [0.98, -0.58],
    [0.66, -0.58],
  ]),
  3,
)

/** The sheet on the table at height y: land, lots, the loop, the wet corner, the red line. */
export function plan(y: number): Face[] {
  const [road, edge] = [curve(ringed(loop)), ringed(loop)]
  const up = (n: number) => y + n * 0.001
  const closed = [...road, road[0] ?? [0, 0]] as Spot[]
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
          [
            [-0.98, 0.48],
            [-0.7, 0.42],
            [-0.62, 0.58],
          ],
          0.018,
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
            0.022,
            up(8),
            red,
          ),
        ),
        stroke(curve([moved[0] ?? [0, 0], ...moved, moved.at(-1) ?? [0, 0]]), 0.04, up(9), red),
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

/** A thick six-sided pencil along x: rubber end at the left, its point at the right. */
export function pencil(long: number, r: number): Face[] {
  const six = (x: number, size: number) =>
    Array.from({ length: 6 }, (_, i): Place => {
      const a = (Math.PI * (2 * i + 1)) / 6
      return [x, r + Math.sin(a) * size, Math.cos(a) * size]
    })
  const sleeve = (x0: number, r0: number, x1: number, r1: number, fill: string): Face[] => {
    const [a, b] = [six(x0, r0), six(x1, r1)]
    return a.map((p, i) => {
      const next = (i + 1) % 6
      return patch([p, b[i] ?? p, b[next] ?? p, a[next] ?? p], fill)
    })
  }
  return [
    ...sleeve(0, r, 0.03, r, '#e8dcc4'),
    ...sleeve(0.03, r, long - r * 4.4, r, red),
    ...sleeve(long - r * 4.4, r, long - r * 1.5, r * 0.36, '#e6bd86'),
    ...sleeve(long - r * 1.5, r * 0.36, long, 0.001, '#a8281b'),
  ]
}
