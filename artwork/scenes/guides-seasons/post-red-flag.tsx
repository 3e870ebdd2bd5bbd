import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#ecd09a',
  disc: '#f8e9bd',
  hill: '#c9a56c',
  field: '#d6ab55',
  fieldDark: '#b0843c',
  dirt: '#a97f54',
  straw: '#e6bf68',
  stalk: '#b58436',
  blade: '#6d4a24',
  red: '#c9392b',
  redLit: '#e4583c',
  redDark: '#8b2424',
  pole: '#4d5a5c',
  poleLit: '#a9b3ac',
  tank: '#dfe6df',
  tankDark: '#93a9a8',
  water: '#bcd8d6',
  dark: '#22302f',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.75, -0.55]
const mast = 1100

/** The flag in a hard wind, its folds in three tones. */
function flag(): Impression[] {
  const top = curve(xy(`${mast},64 970,34 820,92 670,52 520,116 380,70 286,96`), 6)
  const foot = curve(xy(`${mast},322 960,282 810,350 660,296 510,372 370,316 262,352`), 6)
  const fold = (from: number, to: number, bend: number): Shape => {
    const part = (edge: readonly Point[]) => edge.slice(from, to)
    const lower = part(foot)
    const upper = part(top)
    const [a, b] = [upper.at(-1) ?? [0, 0], lower.at(-1) ?? [0, 0]]
    const [c, d] = [upper[0] ?? [0, 0], lower[0] ?? [0, 0]]
    return [
      ...upper,
      [(a[0] + b[0]) / 2 + bend, (a[1] + b[1]) / 2],
      ...lower.toReversed(),
      [(c[0] + d[0]) / 2 + bend, (c[1] + d[1]) / 2],
    ]
  }
  return [
    fill(ink.red, [...top, ...foot.toReversed()]),
    fill(ink.redLit, fold(4, 8, -16), fold(15, 20, -18), fold(27, 31, -14)),
    fill(ink.redDark, fold(9, 13, -18), fold(21, 25, -20), fold(33, 36, -10)),
    fill(ink.rim, xy(`${mast - 12},62 ${mast + 2},64 ${mast + 2},322 ${mast - 12},318`)),
    lines(ink.poleLit, 4, xy(`${mast + 8},40 ${mast + 16},900`)),
    fill(ink.pole, box(mast + 2, 18, 20, 890)),
    fill(ink.poleLit, box(mast + 2, 18, 6, 890)),
    discs(ink.pole, [mast + 12, 14, 17]),
    discs(ink.poleLit, [mast + 8, 10, 8]),
  ]
}

/** Stalks bent to the left, from `y` up; the near ones are dark. */
function grass(
  random: Random,
  count: number,
  [low, high]: readonly [number, number],
  lean: number,
  wide: number,
): Point[][] {
  return Array.from({ length: count }, (_, i) => {
    const x = (i / count) * 1760 - 20 + between(random, -14, 14)
    const tall = between(random, low, high)
    const off = lean * tall * between(random, 0.7, 1.2)
    const [belly, tip]: [Point, Point] = [
      [x - off * 0.16, 910 - tall * 0.62],
      [x - off, 910 - tall],
    ]
    return [
      tip,
      ...curve([tip, [belly[0] + wide * 0.8, belly[1]], [x + wide, 910]], 3),
      ...curve([[x, 910], belly, tip], 3),
    ]
  })
}

/** Ears of the grass: a few grains toward the wind. */
const ears = (stalks: readonly Shape[]): Point[][] =>
  stalks.map((stalk) => {
    const [x, y] = stalk[0] ?? [0, 0]
    return xy('6,10 -4,-6 -34,-20 -44,-16 -30,0').map(([px, py]): Point => [x + px, y + py])
  })

/** The tank on its trailer, behind the one with the hose. */
const tank = (): Impression[] => [
  fill(ink.fieldDark, xy('660,800 960,800 1000,812 690,814')),
  fill(ink.dark, box(664, 768, 300, 14), box(940, 770, 90, 8)),
  discs(ink.dark, [770, 786, 27], [836, 786, 27]),
  discs(ink.poleLit, [770, 786, 11], [836, 786, 11]),
  fill(
    ink.tankDark,
    curve(xy('690,768 676,730 690,690 730,682 900,682 936,690 948,730 936,768 690,768'), 4),
  ),
  fill(
    ink.tank,
    curve(xy('690,736 682,718 698,694 730,686 900,686 928,694 938,716 926,726 700,728 690,736'), 4),
  ),
  fill(ink.dark, box(790, 668, 44, 18)),
]

const hoists: Pose = {
  hip: [44, -180],
  shoulder: [18, -296],
  head: [-2, -372],
  look: -0.42,
  far: { elbow: [-40, -338], hand: [-78, -392], knee: [-14, -112], foot: [-40, 0] },
  near: { elbow: [-18, -222], hand: [-78, -276], knee: [48, -98], foot: [92, 0] },
}
const sprays: Pose = {
  hip: [20, -184],
  shoulder: [-4, -300],
  head: [-32, -370],
  look: 0.2,
  far: { elbow: [-60, -244], hand: [-112, -232], knee: [-30, -108], foot: [-56, 0] },
  near: { elbow: [0, -214], hand: [-58, -210], knee: [36, -104], foot: [58, 0] },
}

/** From the dry grass up: one of us hoists the red flag in the wind, another soaks the edge of the site. */
export function RedFlag() {
  const random = seeded(707)
  const a = { at: [1254, 912] as Point, scale: 1.66 }
  const one = posed(a, { ...workwear, jacket: jackets.teal }, sun, hoists)
  const s = standing(a)
  const b = { at: [500, 812] as Point, scale: 0.8 }
  const two = posed(b, { ...workwear, jacket: jackets.yellow }, sun, sprays)
  const t = standing(b)
  const [far, near] = [grass(random, 90, [60, 150], 0.5, 7), grass(random, 44, [90, 230], 0.6, 13)]
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        discs(ink.disc, [196, 470, 84]),
        fill(ink.hill, land('-20,700 240,664 520,690 860,640 1200,676 1640,630', 920)),
        fill(ink.field, land('-20,756 400,736 900,752 1640,730', 920)),
        fill(ink.dirt, xy('300,812 1640,780 1640,860 300,860')),
        fill(ink.fieldDark, land('-20,800 300,796 560,822 1100,826 1640,812', 920)),
        ...tank(),
        lines(ink.dark, 8, [
          ...curve(
            [t.point([-50, -206]), t.point([60, -150]), t.point([90, -20]), [640, 806], [690, 770]],
            5,
          ),
        ]),
        lines(
          ink.water,
          9,
          ...[0, 1, 2, 3, 4].map((i) => {
            const [x, y] = t.point([-128, -228])
            return curve(
              [
                [x, y],
                [x - 110 + i * 6, y - 42 + i * 20],
                [x - 214 + i * 14, y + i * 26],
                [x - 286 + i * 26, 806],
              ],
              5,
            )
          }),
        ),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        lines(ink.dark, 9, [t.point([-50, -208]), t.point([-128, -228])]),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
        fill(ink.stalk, ...far),
        fill(ink.straw, ...ears(far.filter((_, i) => i % 2 === 0))),
        ...flag(),
        ...rimmed(ink.rim, one.body, [-5, -3]),
        lines(ink.rim, 5, [
          [mast + 20, 40],
          s.point([-80, -396]),
          s.point([-80, -276]),
          s.point([-64, -120]),
          s.point([-84, 0]),
        ]),
        ...rimmed(ink.rim, one.arm, [-5, -3]),
        fill(ink.blade, ...near),
        fill(ink.stalk, ...ears(near)),
      ]}
    />
  )
}
