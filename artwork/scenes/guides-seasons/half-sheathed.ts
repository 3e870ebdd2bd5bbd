import { mix } from '../../kit/color.ts'
import { truss } from '../../kit/joinery.ts'
import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, pane, patch, prism, sidePane } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

const [half, eave, rise] = [5, 3.3, 3.5]
const over = 0.7

type Span = readonly [number, number]

/** A stretch of one roof slope, from z0 to z1; `up` is its share of the slope, from the eave. */
function slope(side: 1 | -1, [z0, z1]: Span, fill: string, up = 1): Face {
  const at = (t: number, z: number): Place => [
    side * (half + over) * t,
    eave + rise + 0.2 - rise * (1 + over / half) * t,
    z,
  ]
  const points = [at(1, z1), at(1, z0), at(1 - up, z0), at(1 - up, z1)]
  return patch(side === 1 ? points : points.toReversed(), fill)
}

/** The same from below. */
function underside(side: 1 | -1, z: Span, fill: string): Face {
  const { points } = slope(side, z, fill)
  return patch(points.toReversed(), mix(fill, '#3a2a1e', 0.5))
}

/** The house in its seventh week: half the roof sheathed, the trusses before it still open. */
export function shell(): Face[] {
  const wall = '#d8b273'
  const hole = '#39454a'
  const rear = [-8, -6.6, -5.2, -3.8, -2.4, -1]
  const front = [0.6, 2.2, 3.8, 5.4, 7]
  const one = (z: number) => truss([-half - over, half + over], eave, rise, z, made.board, 0.26)
  return [
    ...box([-half, half], [-0.6, eave], [-8, 7], wall),
    ...[-3.2, 0.9].flatMap((x) => [
      pane([x - 0.1, x + 2.4], [0.7, 2.5], 7.01, made.cedarPale),
      pane([x, x + 2.3], [0.8, 2.4], 7.02, hole, true),
    ]),
    ...[-5.6, -1.4, 3].flatMap((z) => [
      sidePane(half + 0.01, [0.7, 2.5], [z - 0.1, z + 2.3], made.cedarPale),
      sidePane(half + 0.02, [0.8, 2.4], [z, z + 2.2], hole, true),
    ]),
    underside(-1, [-8.6, 0], wall),
    underside(1, [-8.6, 0], wall),
    ...rear.flatMap(one),
    slope(-1, [-8.6, 0], wall),
    slope(1, [-8.6, 0], wall),
    slope(1, [-8.6, -3.4], '#5f7480'),
    slope(1, [0, 3.1], wall, 0.45),
    ...front.flatMap(one),
  ]
}

/** Sheathing under a tarp, weighted with stone. */
export const tarped: Face[] = [
  footprint([-2.2, 2.2], [-1.3, 1.5], '#3d4a44'),
  ...box([-1.8, 1.8], [0, 0.5], [-1, 1], made.board),
  ...prism(
    [
      [-2, 0.42],
      [2, 0.3],
      [1.85, 1.1],
      [0.4, 1.24],
      [-1.8, 1.1],
    ],
    [-1.15, 1.15],
    '#3f6d88',
  ),
]
