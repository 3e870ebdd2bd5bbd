import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { upright } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import { box as solid, floor } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { blob, box, discs, fill, type Impression, lines } from '../../plates/ink.ts'
import { dining, floors, kitchen, restrooms } from './restaurant-rooms.ts'
import { at, facing, ink, level, model, on, side, standing, stands } from './restaurant-shot.ts'

type Span = readonly [number, number]

/** A wall cut level: its top is ink. */
const wall = (x: Span, y: Span, z: Span, color: string = ink.wall): Face[] => [
  ...solid(x, y, z, color).filter((_, i) => i !== 1 && i !== 4),
  { ...floor(x, z, y[1], ink.cut, true) },
]

function outside(random: Random): Impression[] {
  const bank = (x0: number, x1: number, z: number, deep: number): Point[] =>
    blob(
      on(
        ...Array.from({ length: 7 }, (_, i): Place => [
          x0 + ((x1 - x0) * i) / 6,
          0.5,
          z - deep * (i === 0 || i === 6 ? 0.2 : between(random, 0.7, 1.1)),
        ]),
        ...Array.from({ length: 7 }, (_, i): Place => [
          x1 - ((x1 - x0) * i) / 6,
          0,
          z + deep * (i === 0 || i === 6 ? 0.2 : between(random, 0.6, 1)),
        ]),
      ),
      3,
    )
  const lower = (shape: Point[]): Point[] => shape.map(([x, y]): Point => [x + 5, y + 13])
  const banks = [bank(-9, -0.6, 3.5, 0.6), bank(1.6, 9.4, 3.6, 0.55), bank(14.6, 20, 3.5, 0.6)]
  const hollows = [
    [-3.6, 3.7],
    [3.2, 3.8],
    [5.4, 3.6],
    [7.6, 3.85],
    [16.6, 3.7],
  ].map(([x = 0, z = 0]) =>
    blob(on([x - 0.8, 0.2, z], [x, 0.35, z - 0.16], [x + 0.9, 0.2, z], [x, 0.1, z + 0.14]), 3),
  )
  return [
    fill(ink.snow, box(0, 0, 1600, 900)),
    // The alley at the back, the apron, the sidewalk, the road.
    fill(ink.apron, level(0, [-20, 40], [-14.4, -11.3])),
    fill(ink.apron, level(0, [16.3, 22], [-14.4, 3.4])),
    fill(ink.walk, level(0, [-20, 40], [0.2, 3.4])),
    // What the windows light.
    fill('#bfae8a', on([-0.3, 0, 0.25], [10.8, 0, 0.25], [10.2, 0, 1.7], [-1.6, 0, 1.7])),
    fill('#d9c08c', on([10.9, 0, 0.1], [13.9, 0, 0.1], [13.6, 0, 2.5], [9.7, 0, 2.5])),
    fill('#657a80', level(0, [-20, 40], [3.4, 3.7])),
    fill(ink.road, level(-0.15, [-30, 50], [3.7, 20])),
    lines(
      '#5d7680',
      12,
      on([-20, -0.15, 6.1], [40, -0.15, 6.1]),
      on([-20, -0.15, 7.8], [40, -0.15, 7.8]),
    ),
    lines(
      '#7c9096',
      2,
      ...[-4, -1, 2, 5, 8, 11, 14, 17, 20].map((x) => on([x, 0, 0.2], [x, 0, 3.4])),
    ),
    fill(ink.snowShade, ...banks.map(lower)),
    fill(ink.snowLit, ...banks),
    fill(ink.snow, ...hollows),
  ]
}

/** The neighbor’s shop, with snow on its roof. */
const neighbor = (): Impression[] => [
  ...model(solid([-9, -0.5], [0, 3.5], [-11.3, 0.2], '#4a5a60')),
  fill(ink.snowShade, level(3.75, [-9.1, -0.5], [-11.4, 0.3])),
  fill(ink.snowLit, level(3.85, [-9.1, -1], [-11.4, -0.4])),
  fill('#f1c266', facing(0.21, [-7.4, -4.6], [0.8, 2.6]), facing(0.21, [-4.2, -1.6], [0.8, 2.6])),
  fill('#b5523a', on([-7.8, 3, 0.2], [-1.2, 3, 0.2], [-1, 2.5, 1.2], [-8, 2.5, 1.2])),
]

/** Across the alley: a back wall with lamps on behind it, and snow on the roof. */
const behind = (): Impression[] => [
  ...model(solid([10.8, 44], [0, 3.2], [-34, -14.8], '#46575e')),
  fill(ink.snowShade, level(3.3, [10.6, 44], [-40, -14.6])),
  fill(ink.snowLit, level(3.42, [11, 44], [-40, -15.2])),
  fill('#f1c266', ...[17.4, 20, 22.6, 25.2].map((x) => facing(-14.79, [x, x + 1.3], [1.1, 2.3]))),
]

/** The interceptor in its hole beside the building. */
const interceptor = (): Impression[] => [
  fill('#5a3f30', level(0, [17.2, 20.4], [-10.2, -7.2])),
  fill('#3c2a24', side(17.2, [-1.4, 0], [-10.2, -7.2])),
  fill('#7a553c', facing(-10.2, [17.2, 20.4], [-1.2, 0])),
  fill('#2c2422', level(-0.9, [17.5, 20.2], [-9.8, -8.6])),
  ...model(solid([17.6, 20.2], [-0.95, -0.35], [-9.8, -8.2], '#b9b4a2')),
  discs(ink.cut, ...[18.3, 19.6].map((x) => [...at([x, -0.35, -9]), 22, 13] as const)),
  discs('#d3cdb8', [at([18.3, -0.35, -9])[0], at([18.3, -0.35, -9])[1] - 2, 17, 9.5]),
  // The near edge of the hole hides the foot of the tank.
  fill(ink.apron, level(0, [16.9, 20.8], [-7.2, -4.6])),
  lines('#e08b3a', 5, on([17.1, 0, -7.1], [20.5, 0, -7.1], [20.5, 0, -10.3])),
]

/** The walls cut off: tall at the back and the left, low toward us. */
const backWalls = (): Impression[] => [
  ...model(wall([-0.3, 16.3], [0, 3], [-11.3, -11])),
  ...model(wall([-0.3, 0], [0, 3], [-11, 0.25])),
  // The rear exit and its sign.
  fill('#5b3a28', facing(-10.99, [9.5, 10.5], [0, 2.2])),
  fill('#7d5236', facing(-10.99, [9.6, 10.4], [0, 2.1])),
  fill('#3f8f5f', facing(-10.98, [9.6, 10.4], [2.35, 2.7])),
  fill('#e9f6e0', facing(-10.97, [9.72, 10.28], [2.47, 2.58])),
]
const middleWalls = (): Impression[] =>
  [
    wall([9.1, 9.3], [0, 1.3], [-11, -6.6]),
    wall([10.7, 10.9], [0, 1.3], [-11, -7.4]),
    wall([13.4, 13.55], [0, 1.3], [-11, -7.4]),
  ].flatMap(model)
const screens = (): Impression[] =>
  [
    wall([0, 2.2], [0, 1.3], [-6.7, -6.5]),
    wall([6.4, 9.3], [0, 1.3], [-6.7, -6.5]),
    wall([2.2, 6.4], [0, 1.05], [-6.7, -6.5], '#b5523a'),
    wall([10.7, 11.3], [0, 1.3], [-7.5, -7.3]),
    wall([12.3, 14], [0, 1.3], [-7.5, -7.3]),
    wall([15, 16], [0, 1.3], [-7.5, -7.3]),
  ].flatMap(model)

/** The glass box inside the front door. */
const vestibule = (): Impression[] => [
  fill('#c3bd9f', facing(-2.4, [10.9, 13.9], [0, 2.2])),
  fill('#a9ab98', side(10.9, [0, 2.2], [-2.4, 0.1])),
  fill(
    '#e2dcc0',
    on([11.1, 0.2, -2.4], [11.4, 0.2, -2.4], [11.7, 2.1, -2.4], [11.4, 2.1, -2.4]),
    on([13.2, 0.2, -2.4], [13.35, 0.2, -2.4], [13.65, 2.1, -2.4], [13.5, 2.1, -2.4]),
    on([10.9, 0.2, -0.6], [10.9, 0.2, -0.9], [10.9, 2, -1.5], [10.9, 2, -1.2]),
  ),
  fill(ink.cut, level(0.01, [11.1, 13.7], [-2.2, -0.3])),
  lines(
    '#4a5a5c',
    3,
    ...Array.from({ length: 9 }, (_, i) => 11.3 + i * 0.28).map((x) =>
      on([x, 0.01, -2.1], [x, 0.01, -0.4]),
    ),
  ),
  lines('#dff0ea', 4, on([10.9, 2.2, 0], [10.9, 2.2, -2.4], [13.9, 2.2, -2.4], [13.9, 2.2, 0])),
  lines(
    ink.cut,
    6,
    on([10.9, 0, -2.4], [10.9, 2.2, -2.4], [13.9, 2.2, -2.4], [13.9, 0, -2.4]),
    on([11.8, 0, -2.4], [11.8, 2.2, -2.4]),
    on([13, 0, -2.4], [13, 2.2, -2.4]),
    on([10.9, 0, 0.1], [10.9, 2.2, 0.1], [13.9, 2.2, 0.1], [13.9, 0, 0.1]),
    on([11.8, 0, 0.1], [11.8, 2.2, 0.1]),
    on([13, 0, 0.1], [13, 2.2, 0.1]),
    on([10.9, 2.2, 0.1], [10.9, 2.2, -2.4]),
    on([13.9, 2.2, 0.1], [13.9, 2.2, -2.4]),
  ),
  lines(
    '#e9f4ee',
    3,
    on([13.2, 0.6, 0.1], [13.7, 1.6, 0.1]),
    on([12.1, 0.9, 0.1], [12.6, 1.9, 0.1]),
  ),
]

/** The storefront and the wall on the apron, with the meters on it. */
const frontWalls = (): Impression[] => [
  ...[
    wall([-0.3, 10.8], [0, 0.9], [0, 0.25], '#b5523a'),
    wall([14, 16.3], [0, 0.9], [0, 0.25], '#b5523a'),
  ].flatMap(model),
  ...model(wall([16, 16.3], [0, 1.3], [-11.3, 0.25], '#b5523a')),
]
const meters = (): Impression[] => [
  lines(
    ink.gold,
    8,
    on(
      [16.7, 0, -2.3],
      [16.7, 0.75, -2.3],
      [16.7, 0.75, -3.9],
      [16.7, 1.15, -3.9],
      [16.2, 1.15, -3.9],
    ),
  ),
  ...model(solid([16.45, 16.95], [0.35, 1.05], [-3.5, -2.75], '#b9c2bf')),
  discs('#f6edd2', [...at([16.96, 0.78, -3.12]), 9, 10]),
  ...model(solid([16.3, 16.6], [0.15, 1.2], [-6, -4.9], ink.steelDark)),
  ...model([-2.1, -4.2].flatMap((z) => solid([17.3, 17.5], [0, 1], [z - 0.1, z + 0.1], ink.gold))),
  fill('#d7dcd2', side(16.61, [0.75, 1.05], [-5.7, -5.2])),
]

/** The owner, and the one who shows where the duct goes. */
function people(): Impression[] {
  const sun: Point = [-0.7, -0.6]
  const [a, b] = [
    [10.2, 0, -5.4],
    [9.2, 0, -5.6],
  ] as const
  const points = upright(stands(b, 1, 1.9), { ...workwear, jacket: jackets.orange }, sun, {
    far: [
      [-64, -330],
      [-122, -384],
    ],
    near: [
      [30, -230],
      [-10, -190],
    ],
    look: -0.35,
  })
  const looks = upright(
    stands(a, 1, 1.8),
    { ...workwear, jacket: jackets.teal, pants: ['#6d5a48', '#2c231e'] },
    sun,
    {
      far: [
        [-20, -236],
        [-44, -190],
      ],
      near: [
        [26, -236],
        [10, -180],
      ],
      look: -0.3,
    },
  )
  return [
    standing('#9c6433', b),
    standing('#9c6433', a),
    ...rimmed('#fff0c8', points, [-1.8, -1]),
    ...rimmed('#fff0c8', looks, [-1.8, -1]),
  ]
}

/** Where the roof was. */
const roof = (): Impression[] => [
  {
    ...lines(
      ink.cut,
      2.5,
      on([16.3, 1.3, -11.3], [16.3, 3.6, -11.3], [-0.3, 3.6, -11.3], [-0.3, 3.6, 0.25]),
    ),
    dash: '4 9',
  },
]

/** A restaurant with its roof off, on a winter evening: what decides the lease is at the back, outside and at the door. */
export function CommercialSpace() {
  const random = seeded(77)
  return (
    <Printed
      impressions={[
        ...outside(random),
        ...behind(),
        ...neighbor(),
        ...floors(),
        ...backWalls(),
        ...roof(),
        ...interceptor(),
        ...restrooms(),
        ...kitchen(),
        ...middleWalls(),
        ...screens(),
        ...dining(),
        ...people(),
        ...vestibule(),
        ...frontWalls(),
        ...meters(),
      ]}
    />
  )
}
