import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  boxes,
  curve,
  fill,
  type Impression,
  lines,
  put,
  ripples,
  under,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f2dfae',
  woods: '#7f9a80',
  soil: '#7a4a30',
  soilDark: '#57331f',
  rock: '#3c2a24',
  frost: '#a9c6cc',
  grass: '#8f9a4c',
  mud: '#a4713f',
  snow: '#fbf8ea',
  shade: '#b9cdd0',
  water: '#3f7f8a',
  ripple: '#8fc0bd',
  wood: '#d9a55e',
  woodLit: '#f5d493',
  woodDark: '#8b5a30',
  dark: '#1d2b2f',
  red: '#c2402c',
  concrete: '#c9c3b2',
  rim: '#fffbe6',
} as const

const sun: Point = [-0.75, -0.6]

/** The hill in section: the river's flat, the bench, the top. */
const crest = curve(
  xy(
    '-20,846 120,842 168,776 230,760 560,758 640,740 720,600 780,540 840,524 1090,520 1160,500 1232,360 1284,300 1340,286 1620,280',
  ),
  4,
)
const lower = (by: (x: number) => number): Point[] => crest.map(([x, y]): Point => [x, y + by(x)])

function hill(random: Random): Impression[] {
  const trees = (from: number, to: number, y: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, 120, 230)), [
        from + ((to - from) * (i + between(random, 0.2, 0.8))) / count,
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.woods,
      ...trees(200, 680, 762, 9),
      ...trees(830, 1150, 526, 6),
      ...trees(1330, 1600, 290, 6),
    ),
    fill(ink.soil, under(crest, 920)),
    fill(
      ink.soilDark,
      under(
        lower(() => 150),
        920,
      ),
    ),
    fill(
      ink.rock,
      under(
        lower((x) => 270 + x * 0.03),
        920,
      ),
    ),
    // Frost goes deeper as the hill goes up; snow lies on the top.
    fill(ink.frost, [
      ...crest.filter(([x]) => x > 700),
      ...lower((x) => Math.max(0, (x - 700) * 0.085))
        .filter(([x]) => x > 700)
        .toReversed(),
    ]),
    fill(ink.soilDark, ...flecks(random, [240, 1600], [820, 880], 20, [4, 10])),
    fill(ink.frost, ...flecks(random, [1240, 1590], [400, 470], 14, [4, 9])),
    fill(ink.mud, ...flecks(random, [640, 1100], [640, 720], 22, [4, 9])),
    lines(
      ink.grass,
      15,
      crest.filter(([x]) => x > 150 && x < 730),
    ),
    lines(
      ink.mud,
      15,
      crest.filter(([x]) => x >= 724 && x < 1176),
    ),
    fill(ink.water, xy('-20,806 150,806 124,860 60,876 -20,880')),
    fill(ink.ripple, ...ripples(random, [-10, 120], [814, 860], 6, 26)),
  ]
}

const pushes: Pose = {
  hip: [36, -172],
  shoulder: [-22, -276],
  head: [-56, -340],
  look: -0.1,
  far: { elbow: [-76, -292], hand: [-112, -344], knee: [-24, -104], foot: [-36, 0] },
  near: { elbow: [-66, -258], hand: [-114, -316], knee: [72, -96], foot: [118, -8], toe: -20 },
}
const digs: Pose = {
  hip: [36, -178],
  shoulder: [-26, -268],
  head: [-66, -326],
  look: 0.6,
  far: { elbow: [-72, -206], hand: [-96, -146], knee: [-26, -106], foot: [-44, 0] },
  near: { elbow: [0, -190], hand: [-48, -204], knee: [46, -104], foot: [58, 0] },
}
const throws: Pose = {
  hip: [26, -182],
  shoulder: [-8, -298],
  head: [-38, -368],
  look: 0.06,
  far: { elbow: [-66, -262], hand: [-116, -268], knee: [-26, -108], foot: [-44, 0] },
  near: { elbow: [-18, -222], hand: [-62, -214], knee: [40, -106], foot: [54, 0] },
}

/** A wall on its way up, `t` along it. */
const stud = (t: number): [Point, Point] => [
  [478 + t * 170, 762 - t * 30],
  [300 + t * 170, 512 - t * 30],
]

/** One spring day at three heights of Edwards: a wall goes up at the river, a footing is dug on the bench, snow is shoveled at the top. */
export function BuildEdwards() {
  const random = seeded(81632)
  const pair = [
    { at: [366, 736] as Point, scale: 0.58, side: -1 as const },
    { at: [268, 764] as Point, scale: 0.62, side: -1 as const },
  ].map((at, i) =>
    posed(at, { ...workwear, jacket: i ? jackets.orange : jackets.plaid }, sun, pushes),
  )
  const d = { at: [1044, 526] as Point, scale: 0.62 }
  const digger = posed(
    d,
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    digs,
  )
  const s = standing(d)
  const w = { at: [1460, 296] as Point, scale: 0.62 }
  const shoveler = posed(
    w,
    { ...workwear, jacket: jackets.teal, cap: ['#c2402c', '#70281f'] },
    sun,
    throws,
  )
  const t = standing(w)
  const [far, near] = pair
  const plate = (end: 0 | 1, ink1: string, thick: number): Impression =>
    lines(ink1, thick, [stud(0)[end], stud(1)[end]])
  return (
    <Printed
      impressions={[
        ...hill(random),
        ...(far ? rimmed(ink.rim, [...far.body, ...far.arm], [-2, -2]) : []),
        // The deck the wall stands on; the wall.
        fill(ink.concrete, xy('440,762 640,728 676,738 676,800 440,800')),
        fill('#9d9788', xy('440,778 676,744 676,800 440,800')),
        lines(ink.woodDark, 15, ...[0, 0.2, 0.4, 0.6, 0.8, 1].map(stud)),
        lines(
          ink.wood,
          9,
          ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((k) => stud(k).map(([x, y]): Point => [x - 2, y - 2])),
        ),
        plate(0, ink.woodDark, 16),
        plate(0, ink.wood, 9),
        plate(1, ink.woodDark, 18),
        plate(1, ink.woodLit, 11),
        ...(near ? rimmed(ink.rim, near.body, [-2, -2]) : []),
        ...(near ? rimmed(ink.rim, near.arm, [-2, -2]) : []),
        // On the bench: a trench, its heap, stakes with a string.
        fill(ink.rock, xy('872,516 992,514 980,606 886,608')),
        fill(ink.soilDark, xy('872,516 886,608 900,606 892,516')),
        fill(ink.soil, blob(xy('770,540 800,492 836,470 868,500 884,532 830,540'), 4)),
        fill(ink.mud, blob(xy('776,530 804,494 834,474 846,500 820,524'), 4)),
        fill(ink.woodLit, ...boxes('862,448,8,74 996,448,8,74')),
        lines(ink.red, 3, xy('866,464 1000,464')),
        ...rimmed(ink.rim, digger.body, [-2, -2]),
        lines(ink.woodDark, 8, s.shape(xy('-30,-238 -122,-76'))),
        fill(ink.dark, s.shape(xy('-108,-88 -136,-96 -170,-36 -146,-18 -118,-48'))),
        fill(ink.soil, s.shape(blob(xy('-126,-92 -150,-96 -184,-56 -172,-32 -142,-52'), 3))),
        ...rimmed(ink.rim, digger.arm, [-2, -2]),
        // At the top: snow to the knees, lath with ribbons.
        fill(ink.woodLit, ...boxes('1352,196,8,90 1566,186,8,100')),
        fill(
          ink.red,
          xy('1360,198 1394,206 1386,222 1360,218'),
          xy('1574,188 1600,196 1594,210 1574,208'),
        ),
        ...rimmed(ink.rim, shoveler.body, [-2, -2]),
        lines(ink.woodDark, 8, t.shape(xy('-40,-200 -170,-296'))),
        fill(ink.red, t.shape(xy('-150,-298 -166,-268 -236,-330 -222,-352'))),
        fill(ink.snow, t.shape(blob(xy('-156,-300 -180,-350 -226,-372 -246,-348 -200,-318'), 4))),
        fill(ink.snow, ...flecks(random, [1268, 1326], [60, 130], 9, [3, 8])),
        ...rimmed(ink.rim, shoveler.arm, [-2, -2]),
        fill(
          ink.shade,
          curve(
            xy(
              '1176,486 1236,340 1290,276 1350,250 1430,256 1500,244 1620,250 1620,306 1340,308 1290,322 1240,380 1176,486',
            ),
            4,
          ),
        ),
        fill(
          ink.snow,
          curve(
            xy(
              '1182,470 1236,330 1290,264 1350,238 1430,246 1500,234 1620,240 1620,288 1340,292 1286,306 1236,360 1182,470',
            ),
            4,
          ),
        ),
      ]}
    />
  )
}
