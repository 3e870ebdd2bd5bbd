import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { box as solid, prism } from '../../kit/solids.ts'
import { type Face, type Place, placed } from '../../kit/space.ts'
import { spruce, tufts } from '../../plates/growth.ts'
import {
  blob,
  box,
  curve,
  fill,
  type Impression,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  flat: '#b7b06a',
  slope: '#c9b778',
  slopeDark: '#a08f55',
  shade: '#6b6740',
  ditch: '#77683f',
  berm: '#d6c795',
  bermDark: '#8f8053',
  street: '#d8cdb0',
  rock: '#c7b8a0',
  rockDark: '#74675c',
  rockDeep: '#4b443f',
  lichen: '#c9a43c',
  spruce: '#3f6a58',
  spruceDark: '#264a43',
  red: '#c2351f',
  blue: '#2f6a94',
  white: '#fbf3dc',
  rim: '#fff3cf',
} as const

/** From the foot of the cliff, down the hill. */
const key: Place = [-0.8, 0.7, 0.1]
const sun: Point = [-0.85, -0.45]
const set = stage({ eye: [0, 15.5, 9], pitch: -32, focal: 1420, center: [800, 498] }, key, [
  '#ffeec2',
  '#32363a',
])
const ground = (z: number): number => Math.max(0, (z + 15) * 0.36)
const on = (x: number, z: number): Place => [x, ground(z), z]
const path = (points: string): Shape => xy(points).flatMap(([x, z]) => set.on(on(x, z)))

/** Along the hill: the ditch, then the bank that stops at the right. */
const bermEnd = 5.4
const strip = (from: Place, to: Place, end: number): Shape =>
  set.on(from, [end, from[1], from[2]], [end + (to[1] - from[1]) * 0.4, to[1], to[2]], to)

function house(x: number, z: number, turn: number, wall: string, roof: string, size = 1): Face[][] {
  const walls = placed(
    [
      ...prism(
        [
          [-2.7, 0],
          [2.7, 0],
          [2.7, 2.7],
          [0, 4.2],
          [-2.7, 2.7],
        ],
        [-3.4, 3.4],
        wall,
      ),
    ],
    turn,
    [x, 0, z],
    size,
  )
  const roofs = [-1, 1].map((side) =>
    placed(
      prism(
        side < 0
          ? [
              [-3.2, 2.45],
              [0, 4.2],
              [0, 4.5],
              [-3.2, 2.75],
            ]
          : [
              [3.2, 2.45],
              [3.2, 2.75],
              [0, 4.5],
              [0, 4.2],
            ],
        [-3.8, 3.8],
        roof,
      ),
      turn,
      [x, 0, z],
      size,
    ),
  )
  const windows = placed(
    [
      ...solid([-1.6, -0.5], [1, 2.3], [3.4, 3.44], '#2f4a52'),
      ...solid([0.6, 1.7], [1, 2.3], [3.4, 3.44], '#2f4a52'),
    ],
    turn,
    [x, 0, z],
    size,
  )
  return [walls, windows, ...(x > 0 ? roofs.toReversed() : roofs)]
}

const measures: Pose = {
  hip: [18, -184],
  shoulder: [-16, -296],
  head: [-50, -366],
  look: 0.22,
  far: { elbow: [-78, -280], hand: [-134, -300], knee: [-26, -106], foot: [-44, 0] },
  near: { elbow: [-40, -206], hand: [-110, -196], knee: [36, -104], foot: [54, 0] },
}
const writes: Pose = {
  hip: [18, -186],
  shoulder: [-4, -304],
  head: [-34, -376],
  look: 0.36,
  far: { elbow: [-54, -240], hand: [-86, -250], knee: [-16, -108], foot: [-28, 0] },
  near: { elbow: [-10, -214], hand: [-82, -228], knee: [32, -106], foot: [46, 0] },
}
const stakes: Pose = {
  hip: [20, -184],
  shoulder: [-16, -296],
  head: [-50, -362],
  look: 0.35,
  far: { elbow: [-66, -240], hand: [-112, -214], knee: [-26, -108], foot: [-44, 0] },
  near: { elbow: [-74, -318], hand: [-122, -334], knee: [38, -104], foot: [56, 0] },
}

/** Down from the cliff: a boulder is measured where it stopped, a ditch and its bank run above the houses, two lines are staked. */
export function Hazard() {
  const random = seeded(1983)
  const homes = [
    house(-15.5, -34, 12, '#d9a05e', '#5a3a35'),
    house(-4.6, -36.5, -6, '#8fa79a', '#3c5154'),
    house(5.6, -33.5, 8, '#c98558', '#4a3a3a', 1.05),
    house(17, -35.5, -14, '#d8c08a', '#5a3a35', 1.1),
  ]
  const a = set.stands(on(-1.5, -1.9), -1, 2)
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, measures)
  const s = standing(a)
  const b = set.stands(on(4.7, -1.6), 1, 2)
  const two = posed(
    b,
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    writes,
  )
  const t = standing(b)
  const c = set.stands(on(-6, -24.2), 1, 2.3)
  const three = posed(c, { ...workwear, jacket: jackets.yellow }, sun, stakes)
  const u = standing(c)
  const [rx, ry] = set.at(on(1.7, -2.2))
  const rock = (points: string, size = 1): Shape =>
    xy(points).map(([x, y]): Point => [rx + x * size, ry + y * size])
  const redLine = '-24,-25.4 -14,-24.4 -6,-24.6 2,-25.6 7,-28.2 11,-30.4 17,-29 26,-26.6'
  const blueLine = '-24,-30 -14,-28.9 -6,-29.2 1,-30.4 6,-39.6 12,-41.4 22,-39.6 30,-36'
  const along = (points: string): Shape => curve(path(points), 5)
  const pegs = xy('-20,-25.1 -13,-24.4 -6.9,-24.5 1.4,-25.5 6.6,-28 12,-30.3 18.4,-28.5')
  const loose = (x: number, z: number, r: number): Impression[] => {
    const [px, py] = set.at(on(x, z))
    const at = (points: string) => xy(points).map(([dx, dy]): Point => [px + dx * r, py + dy * r])
    return [
      fill(ink.shade, at('-8,2 10,2 26,8 4,10')),
      fill(ink.rockDark, at('-12,0 -10,-12 -2,-18 9,-14 13,-4 10,3 -4,4')),
      fill(ink.rock, at('-12,0 -10,-12 -2,-18 2,-8 -4,2')),
    ]
  }
  return (
    <Printed
      impressions={[
        fill(ink.flat, box(0, 0, 1600, 900)),
        // The street beyond the houses.
        fill(
          ink.street,
          along('-40,-46 -20,-43.4 0,-45 20,-43 44,-46').concat(
            along('44,-50 20,-46.4 0,-48.4 -20,-46.8 -40,-50'),
          ),
        ),
        fill(
          ink.spruce,
          ...Array.from({ length: 22 }, (_, i) =>
            put(spruce(random, between(random, 70, 120)), [
              i * 78 + between(random, -20, 20),
              22 + between(random, -12, 10),
            ]),
          ),
        ),
        // What the lines are for, hatched past the end of the bank.
        lines(
          ink.blue,
          6,
          ...Array.from({ length: 9 }, (_, i) =>
            path(`${7.5 + i * 1.9},${-31.2 + (i > 3 ? (i - 3) * 0.5 : 0)} ${4.9 + i * 2.1},-39.2`),
          ),
        ),
        lines(ink.blue, 9, along(blueLine)),
        lines(ink.red, 10, along(redLine)),
        ...homes.flatMap((each) => [
          set.shadow(ink.shade, each.flat()),
          ...each.flatMap((part) => set.model(part)),
        ]),
        ...pegs.flatMap(([x, z]): Impression[] => {
          const [px, py] = set.at(on(x, z))
          return [
            lines(ink.white, 5, [
              [px, py],
              [px, py - 44],
            ]),
            fill(ink.red, [
              [px, py - 46],
              [px + 30, py - 38],
              [px, py - 28],
            ]),
          ]
        }),
        // The slope, the ditch, the bank.
        fill(ink.bermDark, strip([-30, 2.5, -18.2], [-30, 0, -21.6], bermEnd)),
        fill(
          ink.ditch,
          set.on(
            [-30, -0.4, -16],
            [bermEnd + 3, -0.4, -16],
            [bermEnd + 2, 0, -13.6],
            [-30, 0, -13.6],
          ),
        ),
        fill(
          ink.berm,
          set.on(
            [-30, 2.5, -18.2],
            [bermEnd, 2.5, -18.2],
            [bermEnd + 2.2, -0.4, -16.1],
            [-30, -0.4, -16.1],
          ),
        ),
        fill(
          ink.bermDark,
          set.on(
            [bermEnd, 2.5, -18.2],
            [bermEnd + 2.2, -0.4, -16.1],
            [bermEnd + 2.6, 0, -20.4],
            [bermEnd + 0.6, 1.2, -20.6],
          ),
        ),
        lines(
          ink.bermDark,
          4,
          ...Array.from({ length: 26 }, (_, i) =>
            set.on(
              [-19 + i * 0.95, between(random, 1.2, 2.2), -17.7],
              [-19.2 + i * 0.95, between(random, 0.2, 0.9), -16.8],
            ),
          ),
        ),
        fill(ink.slope, [
          ...along('-30,-14.4 -18,-13.7 -8,-14.2 4,-13.6 9,-14.8 18,-13.9 30,-14.6'),
          [1700, 920],
          [-100, 920],
        ]),
        fill(ink.slopeDark, ...flecks(random, [0, 1600], [560, 890], 60, [3, 8])),
        fill(
          ink.slopeDark,
          ...tufts(random, xy('0,640 1600,640'), 16, 16),
          ...tufts(random, xy('0,800 640,800'), 12, 22),
        ),
        // Where the boulder came down.
        fill(
          ink.slopeDark,
          blob(xy('930,940 1010,880 1100,886 1120,940'), 4),
          blob(xy('1010,836 1080,800 1150,812 1130,850 1060,862'), 4),
        ),
        ...loose(-11, -15, 1.6),
        ...loose(-3.4, -15.2, 2.2),
        ...loose(1.4, -15, 1.3),
        ...loose(9.6, -21, 2.3),
        ...loose(11.6, -12, 1.8),
        ...loose(-8.4, -7, 1.6),
        ...[
          [60, 720, 250],
          [170, 800, 330],
        ].flatMap(([x = 0, y = 0, tall = 0]): Impression[] => [
          fill(ink.shade, xy(`${x},${y - 6} ${x + tall * 0.7},${y + 10} ${x},${y + 12}`)),
          fill(ink.spruceDark, put(spruce(random, tall, 0.22), [x, y])),
        ]),
        // People.
        fill(ink.shade, u.shape(xy('-60,0 60,0 -80,30 -190,24'))),
        ...rimmed(ink.rim, three.body, [-2, -2]),
        lines(ink.white, 5, u.shape(xy('-114,-200 -114,0'))),
        lines(ink.rockDeep, 6, u.shape(xy('-122,-334 -170,-316'))),
        lines(ink.rockDeep, 12, u.shape(xy('-174,-338 -166,-294'))),
        ...rimmed(ink.rim, three.arm, [-2, -2]),
        fill(ink.shade, s.shape(xy('-60,2 60,2 -120,36 -240,28'))),
        fill(ink.shade, rock('-150,20 250,0 330,60 60,84')),
        fill(
          ink.rockDeep,
          rock('-160,10 -150,-110 -96,-196 10,-236 110,-206 176,-110 182,0 110,56 -60,66'),
        ),
        fill(ink.rockDark, rock('-160,10 -150,-110 -96,-196 10,-236 60,-150 40,-30 60,60 -60,66')),
        fill(ink.rock, rock('-150,-110 -96,-196 10,-236 60,-150 -40,-104')),
        fill(ink.rock, rock('10,-236 110,-206 60,-150')),
        fill(ink.lichen, ...flecks(random, [rx - 90, rx + 30], [ry - 200, ry - 130], 12, [4, 12])),
        lines(ink.rockDeep, 4, rock('60,-150 110,-60 100,40'), rock('-40,-104 -60,-20 -30,50')),
        ...rimmed(ink.rim, one.body, [-3, -2]),
        lines('#f0bd3c', 8, [...s.shape(xy('-134,-300')), ...rock('60,-152')]),
        ...rimmed(ink.rim, one.arm, [-3, -2]),
        fill(ink.shade, t.shape(xy('-40,2 70,2 190,36 60,40'))),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        fill(ink.white, t.shape(xy('-140,-262 -74,-246 -66,-212 -132,-226'))),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
      ]}
    />
  )
}
