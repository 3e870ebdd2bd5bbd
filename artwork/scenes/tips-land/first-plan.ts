import { curve, type Spot } from './sheet-lines.ts'

/** The loop as the engineer drew it: through the wet corner at the far right. */
export const loop: readonly Spot[] = [
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
/** The same spots as a ring, ready for a curve. */
export const ringed = (spots: readonly Spot[]) =>
  [spots.at(-1), ...spots, spots[0], spots[1]].filter((s) => s !== undefined)

/** The red line: it leaves the loop before the wet corner and meets it again behind. */
export const moved: readonly Spot[] = [
  [-0.2, -0.33],
  [-0.06, -0.325],
  [0.12, -0.29],
  [0.25, -0.19],
  [0.31, -0.03],
  [0.33, 0.12],
  [0.3, 0.26],
]

/** Lot lines, from the road to the edge of the land. */
export const lines: readonly (readonly [Spot, Spot])[] = [
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

/** The field. */
export const land: readonly Spot[] = [
  [-0.98, 0.58],
  [0.98, 0.58],
  [0.98, -0.58],
  [-0.98, -0.58],
]

/** The corner where the ditch leaks: green in September. */
export const wet: readonly Spot[] = [
  ...curve([
    [0.3, -0.7],
    [0.34, -0.58],
    [0.36, -0.42],
    [0.46, -0.28],
    [0.6, -0.14],
    [0.78, -0.08],
    [0.98, -0.12],
    [1.1, -0.2],
    [1.2, -0.2],
  ]).filter(([x]) => x <= 0.98),
  [0.98, -0.12],
  [0.98, -0.58],
]
