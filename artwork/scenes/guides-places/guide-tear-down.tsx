import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#cfe0d6',
  trunk: '#eee8d2',
  trunkDark: '#a9a68f',
  leaf: '#e3b64c',
  leafDark: '#bb8a2e',
  grass: '#9a9a5a',
  grassDark: '#70723f',
  wall: '#e6c584',
  wallLine: '#c59c58',
  gable: '#4f8480',
  gableDark: '#34625f',
  trim: '#fbf3dc',
  trimDark: '#c2b48c',
  roof: '#6e2d22',
  roofDark: '#471d18',
  glass: '#24444b',
  sheen: '#5d8388',
  red: '#c2402c',
  tape: '#f0bd3c',
  dark: '#1d2b2f',
  wood: '#a9713c',
  rim: '#fff8e0',
} as const

const sun: Point = [-0.75, -0.6]

/** Aspens at the left, in fall. */
function aspens(random: Random): Impression[] {
  const trunks = [40, 168, 262, 350]
  const clumps = Array.from({ length: 15 }, (): Point[] => {
    const [x, y, r] = [
      between(random, -20, 400),
      between(random, -10, 330),
      between(random, 46, 92),
    ]
    return blob(
      Array.from({ length: 9 }, (_, i): Point => {
        const a = (i / 9) * 2 * Math.PI
        const out = r * between(random, 0.75, 1.1)
        return [x + Math.cos(a) * out * 1.15, y + Math.sin(a) * out * 0.85]
      }),
      3,
    )
  })
  return [
    fill(ink.leafDark, ...clumps.map((each) => each.map(([x, y]): Point => [x + 12, y + 16]))),
    fill(
      ink.trunkDark,
      ...trunks.map((x) => xy(`${x},40 ${x + 22},40 ${x + 30},790 ${x - 6},790`)),
    ),
    fill(ink.trunk, ...trunks.map((x) => xy(`${x},40 ${x + 14},40 ${x + 16},790 ${x - 6},790`))),
    lines(
      ink.dark,
      4,
      ...trunks.flatMap((x) =>
        [0, 1, 2, 3].map((): Point[] => {
          const y = between(random, 340, 740)
          return [
            [x + 2, y],
            [x + between(random, 8, 18), y + 3],
          ]
        }),
      ),
    ),
    fill(ink.leaf, ...clumps),
  ]
}

/** A window of two sashes in its trim. */
const sash = (x: number, y: number, w: number, h: number): Impression[] => [
  fill(ink.trimDark, box(x - 20, y - 26, w + 46, h + 54)),
  fill(ink.trim, box(x - 20, y - 26, w + 40, h + 46)),
  fill(ink.glass, box(x, y, w, h)),
  fill(ink.sheen, xy(`${x},${y} ${x + w * 0.6},${y} ${x},${y + h * 0.45}`)),
  fill(
    ink.sheen,
    xy(
      `${x + w},${y + h * 0.5} ${x + w},${y + h * 0.8} ${x + w * 0.5},${y + h} ${x + w * 0.2},${y + h}`,
    ),
  ),
  fill(ink.trim, box(x, y + h * 0.5 - 6, w, 12)),
]

/** An old house of Aspen, close: shingled gable over lap siding. */
function house(): Impression[] {
  const scallops = [0, 1, 2, 3, 4].flatMap((row) => {
    const y = 24 + row * 42
    const half = 252 + row * 45
    return Array.from({ length: Math.floor((half * 2) / 48) }, (_, i): Point[] => {
      const x = 1000 - half + i * 48 + (row % 2) * 24
      return curve(
        xy(`${x},${y - 22} ${x + 2},${y} ${x + 24},${y + 18} ${x + 46},${y} ${x + 48},${y - 22}`),
        3,
      )
    })
  })
  return [
    fill(ink.wall, box(440, 250, 1180, 560)),
    lines(
      ink.wallLine,
      4,
      ...Array.from({ length: 15 }, (_, i) => xy(`480,${288 + i * 36} 1600,${288 + i * 36}`)),
    ),
    fill(ink.gableDark, xy('1000,-230 1640,262 400,262')),
    fill(ink.gable, ...scallops),
    fill(ink.trimDark, box(420, 226, 1200, 44)),
    fill(ink.trim, box(420, 226, 1200, 30)),
    fill(ink.roofDark, xy('290,318 1000,-250 1710,318 1640,350 1000,-150 360,350')),
    fill(ink.roof, xy('276,300 1000,-290 1724,300 1670,320 1000,-220 330,320')),
    fill(ink.trim, xy('318,318 1000,-216 1682,318 1664,334 1000,-196 336,334')),
    fill(ink.trimDark, box(440, 270, 38, 540)),
    fill(ink.trim, box(440, 270, 28, 540)),
    ...sash(600, 380, 150, 270),
    ...sash(1110, 380, 150, 270),
    fill(ink.trimDark, box(430, 780, 1190, 34)),
    fill(ink.trim, box(430, 780, 1190, 20)),
    fill('#7d7466', box(440, 812, 1180, 30)),
  ]
}

/** The part that would come off, in red chalk; its hatching leaves the window out. */
const chalk = (): Impression[] => [
  lines(
    ink.red,
    5,
    ...Array.from({ length: 11 }, (_, i): [Point, Point] => {
      const sum = 1340 + i * 74
      const down = Math.min(768, sum - 1000)
      const up = Math.max(290, sum - 1374)
      return [
        [sum - down, down],
        [sum - up, up],
      ]
    }),
  ),
  lines(ink.red, 11, xy('1000,286 1000,772 1374,768 1374,290 996,286')),
]

const reads: Pose = {
  hip: [26, -184],
  shoulder: [-10, -298],
  head: [-44, -368],
  look: 0.4,
  far: { elbow: [-62, -240], hand: [-104, -222], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-40, -208], hand: [-112, -226], knee: [36, -106], foot: [48, 0] },
}
const holds: Pose = {
  hip: [44, -130],
  shoulder: [-16, -232],
  head: [-52, -294],
  look: 0.1,
  far: { elbow: [-70, -206], hand: [-104, -216], knee: [-60, -122], foot: [-56, 0] },
  near: { elbow: [-44, -158], hand: [-110, -210], knee: [22, -28], foot: [132, -6], toe: 70 },
}

/** Before anybody draws: two of us measure the part of an old Aspen wall that would come off, chalked in red. */
export function TearDown() {
  const random = seeded(437)
  const a = { at: [866, 862] as Point, scale: 1.06, side: -1 as const }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, reads)
  const s = standing(a)
  const b = { at: [1498, 866] as Point, scale: 1.1 }
  const two = posed(
    b,
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    holds,
  )
  const t = standing(b)
  const [hx, hy] = s.point([-118, -228])
  const [tx, ty] = t.point([-114, -216])
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        ...aspens(random),
        ...house(),
        ...chalk(),
        ...sash(1110, 380, 150, 270),
        fill(ink.grass, curve(xy('-20,800 300,786 460,822 900,836 1620,832 1620,920 -20,920'), 3)),
        fill(
          ink.grassDark,
          xy('820,862 940,856 1160,896 960,904'),
          xy('1440,864 1640,858 1680,900 1560,902'),
        ),
        fill(ink.leaf, ...flecks(random, [0, 700], [820, 890], 40, [4, 8])),
        ...rimmed(ink.rim, one.body, [-4, -3]),
        // The tape, level along the wall.
        lines(ink.dark, 13, [
          [hx, hy],
          [tx, ty],
        ]),
        lines(ink.tape, 9, [
          [hx, hy],
          [tx, ty],
        ]),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 15 }, (_, i): Point[] => {
            const x = hx + 26 + i * 24
            const y = hy + ((ty - hy) * (x - hx)) / (tx - hx)
            return [
              [x, y - 4],
              [x, y + (i % 4 ? 0 : 4)],
            ]
          }),
        ),
        discs(ink.dark, [hx, hy - 4, 28]),
        discs(ink.red, [hx - 2, hy - 6, 20]),
        discs(ink.tape, [hx - 2, hy - 6, 8]),
        ...rimmed(ink.rim, one.arm, [-4, -3]),
        ...rimmed(ink.rim, two.body, [-4, -3]),
        ...rimmed(ink.rim, two.arm, [-4, -3]),
      ]}
    />
  )
}
