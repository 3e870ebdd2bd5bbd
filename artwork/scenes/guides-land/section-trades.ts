import type { Point } from '../../kit/path.ts'
import { type Limbs, type Pose, posed } from '../../kit/print/pose.ts'
import { rim } from '../../kit/print/figure.ts'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { type Stand, standing } from '../../kit/print/workers.ts'
import { box, boxes, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const scale = 0.44
const edge = '#ffe9b4'
const shade = '#a4672f'

/** Legs that stand. */
const legs = {
  far: { knee: [-22, -108], foot: [-38, 0] },
  near: { knee: [28, -106], foot: [38, 0] },
} as const
const upright = (
  far: Pick<Limbs, 'elbow' | 'hand'>,
  near: Pick<Limbs, 'elbow' | 'hand'>,
  look = 0,
): Pose => ({
  hip: [10, -184],
  shoulder: [2, -306],
  head: [-20, -380],
  look,
  far: { ...far, ...legs.far },
  near: { ...near, ...legs.near },
})
/** On one knee. */
const kneels = (
  far: Pick<Limbs, 'elbow' | 'hand'>,
  near: Pick<Limbs, 'elbow' | 'hand'>,
  look = 0.3,
): Pose => ({
  hip: [40, -128],
  shoulder: [-18, -232],
  head: [-58, -300],
  look,
  far: { ...far, knee: [-62, -122], foot: [-56, 0] },
  near: { ...near, knee: [16, -28], foot: [110, -4], toe: 70 },
})
const reachUp = [
  { elbow: [-50, -350], hand: [-64, -430] },
  { elbow: [-40, -372], hand: [-30, -452] },
] as const

interface Hand {
  at: Point
  side?: 1 | -1
  pose: Pose
  jacket: keyof typeof jackets
  /** Where the lamp is: the figure’s bright edge. */
  sun: Point
  /** What is held, between the body and the near arm. */
  tool?: (point: (at: Point) => Point) => Impression[]
  /** Its shadow on the wall behind. Outdoors there is a rim of light instead. */
  thrown?: Point
}

function person({ at, side = 1, pose, jacket, sun, tool, thrown }: Hand): Impression[] {
  const stand: Stand = { at, scale, side }
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets[jacket] }, sun, pose)
  const by: Point = [sun[0] * 2.4, sun[1] * 2]
  return [
    ...(thrown ? rim(shade, [...body, ...arm], thrown) : rim(edge, body, by)),
    ...body,
    ...(tool?.(standing(stand).point) ?? []),
    ...arm,
  ]
}

const ladder = (x: number, foot: number, high: number): Impression[] => [
  lines('#8a5f1c', 6, xy(`${x + 6},${foot - high} ${x + 46},${foot}`)),
  lines(
    '#f0bd3c',
    7,
    xy(`${x - 10},${foot - high} ${x - 42},${foot}`),
    xy(`${x + 12},${foot - high} ${x + 2},${foot}`),
  ),
  lines(
    '#f0bd3c',
    5,
    ...[0.25, 0.5, 0.75].map((t) =>
      xy(`${x - 10 - 32 * t},${foot - high * (1 - t)} ${x + 12 - 10 * t},${foot - high * (1 - t)}`),
    ),
  ),
]

/** A roll of felt on the roof, and the hook of a crane with its load. */
const aboveRoof = (): Impression[] => [
  lines('#0c171b', 3, xy('1090,-10 1090,70'), xy('1090,92 1020,140'), xy('1090,92 1160,140')),
  discs('#e0a32c', [1090, 80, 11, 14]),
  fill('#7d5530', ...boxes('960,150,260,12 960,164,260,12')),
  fill('#e0b878', ...boxes('960,138,260,12')),
  fill('#e9e2cc', box(392, 264, 170, 12)),
  discs('#9aa39d', [392, 256, 20]),
  discs('#5c6b6c', [392, 256, 9]),
]

/** Who works in which room. */
export const trades = (): Impression[] => [
  ...aboveRoof(),
  ...person({
    at: [470, 276],
    pose: kneels(
      { elbow: [-92, -150], hand: [-140, -70] },
      { elbow: [-50, -140], hand: [-120, -56] },
    ),
    jacket: 'orange',
    sun: [0.7, -0.6],
  }),
  ...person({
    at: [868, 276],
    side: -1,
    pose: upright(
      { elbow: [-64, -350], hand: [-90, -430] },
      { elbow: [-60, -268], hand: [-124, -300] },
      -0.2,
    ),
    jacket: 'yellow',
    sun: [-0.7, -0.6],
  }),
  ...person({
    at: [1256, 276],
    pose: upright(
      { elbow: [-70, -280], hand: [-128, -296] },
      { elbow: [-50, -250], hand: [-112, -270] },
    ),
    jacket: 'teal',
    sun: [-0.8, -0.4],
  }),
  // Paints: the roller at the end of its pole.
  ...person({
    at: [560, 508],
    pose: upright(
      { elbow: [-72, -260], hand: [-110, -312] },
      { elbow: [-20, -220], hand: [-64, -236] },
      -0.15,
    ),
    jacket: 'sand',
    sun: [0.8, -0.1],
    tool: (p) => [
      lines('#5a3424', 5, [p([-30, -200]), p([-150, -372])]),
      fill('#e8e4d0', box(p([-150, -372])[0] - 22, p([-150, -372])[1] - 8, 40, 15)),
    ],
    thrown: [-26, 4],
  }),
  // Wires the lamp.
  ...ladder(892, 504, 24),
  ...person({
    at: [896, 482],
    pose: upright(
      { elbow: [-72, -290], hand: [-110, -286] },
      { elbow: [-50, -250], hand: [-100, -262] },
      0,
    ),
    jacket: 'plaid',
    sun: [-0.8, -0.3],
    thrown: [22, 10],
  }),
  // Sets a window.
  ...person({
    at: [1218, 506],
    pose: upright(
      { elbow: [-60, -270], hand: [-104, -300] },
      { elbow: [-44, -230], hand: [-96, -214] },
    ),
    jacket: 'orange',
    sun: [-0.8, -0.2],
    tool: () => [
      fill('#9cc0b6', xy('1120,338 1178,346 1178,470 1120,478')),
      fill('#d5e6d2', xy('1132,348 1148,350 1138,468 1128,470')),
      lines('#f3e6cc', 5, xy('1120,338 1178,346 1178,470 1120,478 1120,338')),
    ],
    thrown: [20, 6],
  }),
  // Hangs the hood.
  ...ladder(532, 750, 24),
  ...person({
    at: [536, 728],
    side: -1,
    pose: upright(
      { elbow: [-70, -250], hand: [-112, -280] },
      { elbow: [-40, -260], hand: [-96, -250] },
    ),
    jacket: 'teal',
    sun: [-0.6, -0.5],
    thrown: [24, 8],
  }),
  // Carries a board up the stair.
  ...person({
    at: [786, 706],
    side: -1,
    pose: {
      ...upright(reachUp[0], { elbow: [-30, -330], hand: [-64, -352] }),
      far: { elbow: [-50, -290], hand: [-84, -330], knee: [-74, -150], foot: [-78, -60] },
    },
    jacket: 'yellow',
    sun: [0.7, -0.5],
    tool: (p) => [
      lines('#e0b878', 13, [p([210, -300]), p([-300, -372])]),
      lines('#8a5a36', 4, [p([210, -290]), p([-300, -362])]),
    ],
    thrown: [-24, 6],
  }),
  // Sets tile.
  ...person({
    at: [1222, 748],
    pose: kneels(
      { elbow: [-92, -206], hand: [-150, -180] },
      { elbow: [-50, -160], hand: [-132, -150] },
      0,
    ),
    jacket: 'plaid',
    sun: [-0.5, -0.7],
    tool: (p) => [fill('#5f8f86', box(p([-176, -200])[0], p([-176, -200])[1], 26, 28))],
    thrown: [20, 6],
  }),
]
