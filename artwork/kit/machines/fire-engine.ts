import { made } from '../materials.ts'
import { box, floor, pane, patch, prism, sidePane, wheel } from '../solids.ts'
import { placed, type Face, type Place } from '../space.ts'
import { tire } from './parts.ts'

const [red, white, glass, chrome] = ['#b5322a', '#e9e3d8', '#32434d', '#b4bdc0'] as const
const near = 1.2
const [front, rear] = [2.7, -2.25] as const

/** A round thing on the near side, seen from the front only. */
const dial = (at: readonly [number, number], r: number, z: number, fill: string): Face[] =>
  wheel(at, r, [z - 0.1, z], fill, 10).slice(-1)

/** A roll-up door of a locker, its slats shown by two lines. */
const locker = (
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
): Face[] => [
  pane([x0, x1], [y0, y1], near + 0.01, chrome),
  ...[0.25, 0.5, 0.75].map((t) => {
    const y = y0 + (y1 - y0) * t
    return pane([x0, x1], [y, y + 0.025], near + 0.015, '#8d989c')
  }),
  pane([x0 + 0.1, x1 - 0.1], [y0 + 0.06, y0 + 0.11], near + 0.02, made.steelDark),
]

/** The dark arch over a wheel. */
const arch = (x: number): Face =>
  patch(
    [
      [x - 0.76, 0.5, near + 0.02],
      [x + 0.76, 0.5, near + 0.02],
      [x + 0.7, 0.95, near + 0.02],
      [x + 0.4, 1.24, near + 0.02],
      [x - 0.4, 1.24, near + 0.02],
      [x - 0.7, 0.95, near + 0.02],
    ],
    made.steelDark,
  )

/** What stands between cab and lockers: valves and gauges, hose folded over them. */
const pumpPanel: Face[] = [
  ...box([0.42, 1.16], [0.6, 2.25], [-1.15, near - 0.02], '#7f8a8d'),
  ...[0.56, 0.79, 1.02].flatMap((x) => dial([x, 1.95], 0.09, near, white)),
  ...[0.58, 1].flatMap((x) => dial([x, 1.58], 0.1, near, made.steelDark)),
  ...dial([0.79, 1.15], 0.2, near, made.steelDark),
  ...dial([0.79, 1.15], 0.15, near + 0.06, chrome),
  ...[0.55, 1.03].flatMap((x) => dial([x, 0.85], 0.1, near, '#c9972b')),
  ...[0.48, 0.66, 0.84, 1.02].flatMap((x) =>
    box([x, x + 0.13], [2.25, 2.42], [-1, near - 0.06], '#d8c08a'),
  ),
]

/** The cab: red below, white above, glass on three sides, lamps and a chrome bumper. */
function cab(): Face[] {
  const slope = (y: number) => 4.2 - ((y - 1.5) / 1.1) * 0.18
  const screen = (z0: number, z1: number): Face =>
    patch(
      [
        [slope(1.62) + 0.01, 1.62, z1],
        [slope(1.62) + 0.01, 1.62, z0],
        [slope(2.46) + 0.01, 2.46, z0],
        [slope(2.46) + 0.01, 2.46, z1],
      ],
      glass,
    )
  const side = (points: readonly (readonly [number, number])[]): Face =>
    patch(
      points.map(([x, y]): Place => [x, y, near + 0.01]),
      glass,
    )
  return [
    ...prism(
      [
        [1.2, 0.55],
        [4.16, 0.55],
        [4.2, 1.52],
        [1.2, 1.52],
      ],
      [-near, near],
      red,
    ),
    ...prism(
      [
        [1.2, 1.5],
        [4.2, 1.5],
        [4.02, 2.6],
        [3.86, 2.74],
        [1.2, 2.76],
      ],
      [-near, near],
      white,
    ),
    screen(-1.08, -0.04),
    screen(0.04, 1.08),
    side([
      [1.42, 1.66],
      [2.2, 1.66],
      [2.2, 2.46],
      [1.42, 2.46],
    ]),
    side([
      [2.62, 1.66],
      [3.96, 1.66],
      [3.84, 2.46],
      [2.62, 2.46],
    ]),
    ...[1.3, 2.4, 3.98].map((x) =>
      patch(
        [
          [x, 0.7, near + 0.012],
          [x + 0.025, 0.7, near + 0.012],
          [x + 0.025, 2.5, near + 0.012],
          [x, 2.5, near + 0.012],
        ],
        '#7d221d',
      ),
    ),
    // Face of the cab: grille, lamps, a band of white.
    sidePane(4.21, [0.84, 1.36], [-0.56, 0.56], chrome),
    ...[0.92, 1.04, 1.16, 1.28].map((y) =>
      sidePane(4.22, [y, y + 0.06], [-0.5, 0.5], made.steelDark),
    ),
    ...[-1.06, 0.66].flatMap((z) => [
      sidePane(4.21, [0.9, 1.28], [z, z + 0.4], made.steelDark),
      sidePane(4.22, [0.94, 1.1], [z + 0.04, z + 0.36], '#fff3c9', true),
      sidePane(4.22, [1.14, 1.24], [z + 0.04, z + 0.36], '#e8583f', true),
    ]),
    ...box([4.1, 4.72], [0.46, 0.78], [-1.18, near], chrome),
    ...[-0.9, -0.45, 0, 0.45].map((z) => sidePane(4.725, [0.52, 0.72], [z, z + 0.22], red)),
    // Light bar.
    ...box([3.3, 3.66], [2.75, 2.82], [-1, 1], made.steelDark),
    ...box([3.32, 3.64], [2.82, 3], [-0.98, -0.3], '#ff6b4d').map(lit),
    ...box([3.32, 3.64], [2.82, 3], [-0.3, 0.3], '#fff3c9').map(lit),
    ...box([3.32, 3.64], [2.82, 3], [0.3, 0.98], '#ff6b4d').map(lit),
    // Mirrors on their arms.
    ...box([4, 4.32], [2.3, 2.34], [near, near + 0.22], made.steelDark),
    ...box([4.24, 4.34], [1.78, 2.34], [near + 0.1, near + 0.34], made.steelDark),
    ...box([4.06, 4.3], [2.3, 2.34], [-near - 0.2, -near + 0.06], made.steelDark),
    ...box([4.24, 4.34], [1.78, 2.34], [-near - 0.34, -near - 0.1], made.steelDark),
  ]
}

const lit = (face: Face): Face => ({ ...face, plain: true })

/** The ladder on its rack over the lockers. */
const ladder: Face[] = [
  ...[-3.4, -0.6].flatMap((x) => box([x, x + 0.08], [2.42, 2.66], [0.3, 1.06], made.steelDark)),
  ...[0.36, 0.92].flatMap((z) => box([-4.2, 0.3], [2.66, 2.8], [z, z + 0.08], chrome)),
  ...Array.from({ length: 13 }, (_, i) => -4 + i * 0.34).map((x) =>
    floor([x, x + 0.07], [0.4, 0.94], 2.74, chrome),
  ),
]

/** A fire engine looking right, 9 m long, on its wheels; `steer` turns the front ones from us. */
export function fireEngine(steer = 0): Face[] {
  const steered = (z: number) =>
    placed(tire([0, 0.55], 0.55, [-0.18, 0.18], chrome), steer, [front, 0, z])
  return [
    ...tire([rear, 0.55], 0.55, [-1.2, -0.84], chrome),
    ...steered(-1),
    ...box([-4.1, 4.1], [0.42, 0.7], [-0.9, 0.9], made.steelDark),
    ...box([-4.3, -4.1], [0.5, 0.66], [-1.1, near], chrome),
    ...box([-4.1, 0.4], [0.6, 2.42], [-near, near], red),
    ...pumpPanel,
    ...locker([-4, -3.12], [0.78, 2.22]),
    ...locker([-2.96, -1.54], [1.4, 2.22]),
    ...locker([-1.4, -0.58], [0.78, 2.22]),
    ...locker([-0.46, 0.3], [0.78, 2.22]),
    pane([-4.1, 0.4], [2.3, 2.42], near + 0.01, white),
    ...ladder,
    ...box([-4, 0.3], [2.44, 2.58], [1.06, 1.2], made.rubber),
    ...cab(),
    pane([1.2, 4.18], [1.32, 1.46], near + 0.015, '#e0b552'),
    arch(rear),
    arch(front),
    ...tire([rear, 0.55], 0.55, [0.86, near + 0.06], chrome),
    ...steered(1.06),
  ]
}
