import { made } from '../../kit/materials.ts'
import { bend, wallRun, type Run } from '../../kit/pipes.tsx'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** Where the studs of the far wall face us, and how deep they are (meters). */
export const [wall, depth] = [-1.6, 0.15] as const
/** The opening left for a window. */
export const window = { x: [-2.7, -0.75], y: [0.92, 2.28] } as const
const wood = '#e0bd88'
const [pink, pale] = ['#dc9c96', '#eab5ac']
const inside = wall - depth / 2
const deep = [wall - depth, wall] as const

const stud = (x: number, y: readonly [number, number] = [0.06, 2.62]): Face[] =>
  box([x - 0.032, x + 0.032], y, deep, wood)

/** The far wall: plates, studs at their spacing, the window's header, sill and cripples; then the side wall. */
export const studs: Face[] = [
  ...[-4.2, -3.75, -3.3, -2.85, -2.74, -0.71, -0.6, -0.15, 0.3, 0.75, 1.2, 1.65, 2.1, 2.55].flatMap(
    (x) => stud(x),
  ),
  ...[-2.25, -1.8, -1.35].flatMap((x) => [...stud(x, [0.06, 0.86]), ...stud(x, [2.48, 2.62])]),
  ...box(window.x, [2.28, 2.48], deep, wood),
  ...box(window.x, [0.86, 0.92], deep, wood),
  ...box([-4.4, 2.75], [0, 0.06], deep, wood),
  ...box([-4.4, 2.75], [2.62, 2.72], deep, wood),
  ...[-1.4, -0.95, -0.5, -0.05, 0.4, 0.85, 1.3].flatMap((z) =>
    box([2.6, 2.75], [0, 2.72], [z - 0.032, z + 0.032], wood),
  ),
]

/** Pink batts in the bays of the side wall and in the last bays of the far one. */
export const insulated: Face[] = [
  ...[1.65, 2.1, 2.55].flatMap((x) => [
    pane([x, x + 0.45], [0.06, 2.62], wall - 0.05, pink, true),
    pane([x + 0.09, x + 0.36], [0.1, 2.58], wall - 0.04, pale, true),
  ]),
  ...[-1.4, -0.95, -0.5, -0.05, 0.4, 0.85, 1.3].map((z) =>
    patch(
      [
        [2.68, 0.05, z + 0.45],
        [2.68, 0.05, z],
        [2.68, 2.7, z],
        [2.68, 2.7, z + 0.45],
      ],
      z > 0 ? pink : pale,
      true,
      true,
    ),
  ),
]

const [cable, hot, cold, drain] = ['#f0c53e', '#c8452f', '#3f76b0', '#f4f1ea']

/** What runs in the wall: cable to the boxes, hot and cold, the drain and its vent. */
export const runs: Run[] = [
  wallRun(inside, [-4.3, 0.62, 0.08, 0.62], 0.016, cable),
  wallRun(inside, [-0.42, 0.4, -0.42, 0.62], 0.016, cable),
  wallRun(inside, [-0.4, 1.2, -0.4, 2.6], 0.016, cable),
  wallRun(inside, [-0.34, 1.2, -0.34, 2.6], 0.016, cable),
  wallRun(inside, [-3.06, 0.4, -3.06, 0.62], 0.016, cable),
  wallRun(inside, [-3.06, 0.62, -3.06, 2.6], 0.016, cable),
  wallRun(inside, [0.97, 0.1, 0.97, 2.58], 0.055, drain),
  wallRun(inside, [0.97, 0.42, 1.2, 0.45], 0.045, drain),
  {
    points: [
      [0.44, 0.05, inside],
      ...bend([0.54, 1.02, inside], 0.1, 180, 90),
      [1.2, 1.12, inside],
    ],
    r: 0.022,
    fill: hot,
  },
  {
    points: [[0.6, 0.05, inside], ...bend([0.7, 0.86, inside], 0.1, 180, 90), [1.2, 0.96, inside]],
    r: 0.022,
    fill: cold,
  },
]

const tape = '#e8672e'

/** Boxes for outlet and switch on their studs, plates that guard the holes, and the owner's tape. */
export const boxes: Face[] = [
  ...[-3.12, -0.5].flatMap((x) => [
    ...box([x, x + 0.14], [0.28, 0.46], [wall - 0.08, wall + 0.03], '#3d6f9e'),
    pane([x + 0.02, x + 0.12], [0.3, 0.44], wall + 0.035, '#22405c', true),
  ]),
  ...box([-0.5, -0.26], [1.06, 1.26], [wall - 0.08, wall + 0.03], '#3d6f9e'),
  pane([-0.48, -0.28], [1.08, 1.24], wall + 0.035, '#22405c', true),
  ...[0.3, 0.75].map((x) => pane([x - 0.03, x + 0.03], [0.9, 1.18], wall + 0.01, made.steel)),
  ...[
    [-0.15, 1.42],
    [1.2, 1.5],
    [-3.3, 1.3],
  ].map(([x = 0, y = 0]) => pane([x - 0.09, x + 0.09], [y, y + 0.1], wall + 0.012, tape, true)),
]
