import { ring } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import type { Run } from '../../kit/pipes.tsx'
import { bend } from '../../kit/pipes.tsx'
import { footprint } from '../../kit/shadow.ts'
import { box } from '../../kit/solids.ts'
import { placed, type Face, type Place } from '../../kit/space.ts'
import { sheet } from '../still-life.ts'
import { flat, ink, red, top } from './labels.ts'

const paper = top + 0.11

/** A floor plan as lines: rooms, a stair, the place of the main valve in red. */
const plan: Face[] = [
  ...(
    [
      [-0.94, -0.16, -0.42, -0.39],
      [-0.94, -0.16, 0.29, 0.32],
      [-0.94, -0.91, -0.42, 0.32],
      [-0.19, -0.16, -0.42, 0.32],
      [-0.58, -0.55, -0.42, -0.16],
      [-0.58, -0.55, -0.02, 0.32],
      [-0.58, -0.16, -0.05, -0.02],
      [-0.94, -0.76, 0.06, 0.09],
    ] as const
  ).map(([x0, x1, z0, z1]) => sheet([x0, x1], [z0, z1], ink, paper + 0.002)),
  ...[0, 1, 2, 3].map((i) =>
    sheet([-0.5 + i * 0.06, -0.48 + i * 0.06], [0.06, 0.28], '#9db3b6', paper + 0.002),
  ),
  sheet([-0.88, -0.62], [0.14, 0.18], '#4d86a8', paper + 0.003),
  sheet([-0.66, -0.62], [-0.3, 0.18], '#4d86a8', paper + 0.003),
  { fill: red, plain: true, points: ring(-0.8, paper + 0.004, 0.16, 0.062) },
]

/** A page for the valve itself: its photograph, then lines to tick. */
const valvePage: Face[] = [
  sheet([0.18, 0.92], [-0.42, 0], '#35525b', paper + 0.002),
  sheet([0.18, 0.92], [-0.24, -0.16], made.copper, paper + 0.003),
  sheet([0.47, 0.63], [-0.28, -0.12], '#c9972b', paper + 0.004),
  flat(
    [
      [0.52, -0.21],
      [0.58, -0.21],
      [0.66, -0.37],
      [0.58, -0.39],
    ],
    paper + 0.005,
    red,
  ),
  ...[0.1, 0.19, 0.28, 0.37].flatMap((z, i) => [
    sheet([0.18, 0.24], [z - 0.025, z + 0.025], i === 0 ? red : '#8fa3a6', paper + 0.002),
    sheet([0.3, 0.72 + ((i * 3) % 4) * 0.06], [z - 0.014, z + 0.014], '#b9c0bb', paper + 0.002),
  ]),
]

const tabs = ['#c8402f', '#c9972b', '#5f8f7b', '#4d86a8'] as const

/** The binder lies open: covers, two thick halves of pages, tabs on the right. */
export const binder: Face[] = [
  footprint([-1.22, 1.3], [-0.62, 0.74], '#5b3c28', top + 0.002),
  ...box([-1.16, 1.16], [top, top + 0.035], [-0.6, 0.62], '#23474c'),
  ...tabs.flatMap((fill, i) =>
    box([0.9, 1.13], [top + 0.06, top + 0.07], [-0.46 + i * 0.25, -0.26 + i * 0.25], fill),
  ),
  ...box([-1.02, -0.1], [top + 0.035, paper], [-0.53, 0.55], '#f4ecdb'),
  ...box([0.1, 1.02], [top + 0.035, paper], [-0.53, 0.55], '#f7f1e3'),
  ...plan,
  ...valvePage,
]

/** Its three rings, standing over the gap. */
export const rings = (turn: number, at: Place): Run[] =>
  [-0.34, 0.02, 0.38].map((z): Run => {
    const arc = bend([0, paper - 0.03, z], 0.16, 0, 180)
    const [turned] = placed([{ fill: '', points: arc }], turn, at)
    return { points: turned?.points ?? arc, r: 0.02, fill: '#aeb8ba' }
  })
