import { mix } from '../../kit/color.ts'
import { drum } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, floor, pane, patch, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

/** Height of the tailgate when it is down, and how far it reaches toward us. */
export const gate = { y: 0.8, z: 0.56 } as const

const body = '#3f6a70'
const inner = '#2a474d'

/** A wheel whose tread faces us. */
const tread = (x: number, z: number): Face[] =>
  placed(
    [
      ...wheel([0, 0.38], 0.38, [-0.15, 0.15], '#1c262a', 18).map((face, i) => ({
        ...face,
        plain: true,
        fill: i === 0 ? '#2b363a' : face.fill,
      })),
    ],
    90,
    [x, 0, z],
  )

/** Cab from behind: shoulders, a rear window that shows the sky, a lamp over it. */
const cab: Face[] = [
  ...box([-0.96, 0.96], [0.5, 1.3], [-5.2, -2.12], body),
  patch(
    [
      [-0.93, 1.3, -2.14],
      [-0.76, 1.92, -2.3],
      [-0.76, 1.92, -3.5],
      [-0.93, 1.3, -3.9],
    ].map(([x = 0, y = 0, z = 0]) => [x, y, z] as const),
    '#33454f',
    true,
    true,
  ),
  patch(
    [
      [-0.94, 1.3, -2.12],
      [0.94, 1.3, -2.12],
      [0.78, 1.92, -2.3],
      [-0.78, 1.92, -2.3],
    ],
    body,
  ),
  patch(
    [
      [-0.8, 1.36, -2.11],
      [0.8, 1.36, -2.11],
      [0.68, 1.83, -2.26],
      [-0.68, 1.83, -2.26],
    ],
    '#8fa6b8',
    true,
  ),
  patch(
    [
      [-0.8, 1.36, -2.1],
      [-0.2, 1.36, -2.1],
      [0.2, 1.83, -2.25],
      [-0.68, 1.83, -2.25],
    ],
    '#b9b7c4',
    true,
  ),
  ...box([-0.16, 0.16], [1.85, 1.9], [-2.3, -2.24], '#c2452f'),
]

/** The crew truck from behind: tailgate down, boards in its bed. */
export const crewTruck: Face[] = [
  footprint([-1.12, 1.16], [-5.4, 0.5], '#33464b'),
  ...tread(-0.8, -4.2),
  ...tread(0.8, -4.2),
  ...box([-0.9, 0.9], [0.32, 0.6], [-4.6, -0.2], made.steelDark),
  ...cab,
  floor([-0.9, 0.9], [-2.1, 0], 0.79, inner),
  pane([-0.9, 0.9], [0.78, 1.26], -2.09, inner),
  ...box([0.88, 0.98], [0.52, 1.26], [-2.1, 0], body),
  ...[0.4, 0.54, 0.68].flatMap((x, i) =>
    box([x, x + 0.12], [0.8, 0.87 + (i % 2) * 0.07], [-1.95, -0.5], made.board),
  ),
  ...tread(-0.8, -0.75),
  ...tread(0.8, -0.75),
  ...box([-0.98, -0.88], [0.52, 1.26], [-2.1, 0], body),
  ...box([-1, -0.86], [1.24, 1.29], [-2.1, 0], mix(body, '#ffffff', 0.15)),
  ...box([0.86, 1], [1.24, 1.29], [-2.1, 0], mix(body, '#ffffff', 0.15)),
  ...box([-0.98, 0.98], [0.52, 0.74], [-0.06, 0], body),
  ...[-0.97, 0.85].flatMap((x) => [
    pane([x, x + 0.12], [0.86, 1.2], 0.01, '#d8452c', true),
    pane([x, x + 0.12], [0.86, 0.95], 0.02, '#f2c9a0', true),
  ]),
  ...box([-1, 1], [0.36, 0.5], [0, 0.16], made.steel),
  pane([-0.2, 0.2], [0.53, 0.7], 0.02, '#cfd3cf'),
  ...box([-0.85, 0.85], [0.735, gate.y], [0.02, gate.z], body),
  ...[-0.7, -0.35, 0, 0.35, 0.7].map((x) =>
    floor([x - 0.015, x + 0.015], [0.05, gate.z - 0.04], gate.y + 0.002, inner),
  ),
  pane([-0.85, 0.85], [0.735, 0.752], gate.z + 0.004, inner),
]

/** The lunch cooler: a red body, a white lid with its handle down. */
export const cooler: Face[] = [
  footprint([-0.2, 0.22], [-0.14, 0.18], '#1f3439', 0.004),
  ...box([-0.17, 0.17], [0, 0.2], [-0.11, 0.11], '#a8402e'),
  ...box([-0.18, 0.18], [0.2, 0.27], [-0.12, 0.12], made.white),
  ...box([-0.19, -0.165], [0.1, 0.24], [0.02, 0.05], made.steelDark),
  pane([-0.17, 0.17], [0.08, 0.105], 0.112, '#8a3324'),
  ...box([-0.1, 0.1], [0.27, 0.285], [-0.02, 0.02], made.steelDark),
]

/** A thermos: green steel, a cup for a lid. */
export const thermos: Face[] = [
  ...drum([0, 0, 0], [0.055, 0.055], 0.27, '#4d7a5c'),
  ...drum([0, 0.27, 0], [0.05, 0.04], 0.03, '#aeb6b4'),
  ...drum([0, 0.3, 0], [0.048, 0.044], 0.09, '#c9cfcc'),
  ...box([0.05, 0.09], [0.2, 0.225], [-0.01, 0.01], made.steelDark),
  ...box([0.075, 0.095], [0.06, 0.22], [-0.01, 0.01], made.steelDark),
  ...box([0.05, 0.09], [0.06, 0.085], [-0.01, 0.01], made.steelDark),
]
