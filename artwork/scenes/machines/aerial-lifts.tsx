import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  snow: '#e8e4e6',
  snowShade: '#a9b2c6',
  plowed: '#b9aea6',
  plowedDark: '#968c8a',
  tree: '#2f5754',
  treeLit: '#5f8f7d',
  treeSnow: '#f6f1ea',
  machine: '#e0a32c',
  machineLit: '#f6cf6a',
  machineDark: '#8f5f1c',
  steel: '#2c3a40',
  steelLit: '#74868a',
  timber: '#9a6238',
  timberLit: '#cf945a',
  timberDark: '#5c3a27',
  wall: '#6d4631',
  rim: '#fff0d0',
} as const

/** A morning in winter, from the upper right. */
const sun: Point = [0.75, -0.6]

/** A spruce from above and a little aside: tiers like stars, each smaller and nearer. */
function treetop(random: Random, [x, y]: Point, r: number): Impression[] {
  const star = (cx: number, cy: number, radius: number): Point[] =>
    Array.from({ length: 22 }, (_, i): Point => {
      const a = (i / 22) * 2 * Math.PI
      const out = radius * (i % 2 ? 0.66 : between(random, 0.9, 1.08))
      return [cx + out * Math.cos(a), cy + out * Math.sin(a)]
    })
  return [
    fill(
      ink.snowShade,
      blob(
        [
          [x - r * 0.4, y - r * 0.7],
          [x + r * 0.5, y + r * 0.5],
          [x - r * 1.2, y + r * 1.5],
          [x - r * 3.1, y + r * 2],
          [x - r * 1.6, y + r * 0.7],
        ],
        4,
      ),
    ),
    fill(ink.tree, star(x, y, r)),
    fill(ink.treeLit, star(x + r * 0.08, y - r * 0.12, r * 0.68)),
    fill(ink.tree, star(x + r * 0.02, y - r * 0.16, r * 0.5)),
    fill(ink.treeSnow, star(x + r * 0.1, y - r * 0.24, r * 0.33)),
  ]
}

/** The lot far below: a plowed drive, tracks, a truck, a stack of timber, somebody who looks up. */
function lot(random: Random): Impression[] {
  return [
    fill(ink.snow, box(0, 0, 1600, 900)),
    fill('#d5d6df', curve(xy('-20,260 260,300 520,220 760,40 700,-20 -20,-20'), 4)),
    fill(
      ink.snowShade,
      curve(
        xy(
          '640,-20 760,200 900,420 1060,640 1330,780 1640,842 1640,880 1300,820 1030,680 860,440 700,200 600,-20',
        ),
        5,
      ),
    ),
    fill(
      ink.plowed,
      curve(
        xy(
          '700,-20 800,180 940,380 1100,560 1340,690 1640,760 1640,360 1420,330 1240,230 1140,80 1100,-20',
        ),
        5,
      ),
    ),
    fill(ink.plowedDark, ...flecks(random, [860, 1500], [60, 640], 70, [2, 7])),
    lines(
      '#857b7b',
      9,
      curve(xy('900,-20 980,160 1110,330 1290,440 1640,500'), 6),
      curve(xy('960,-20 1034,140 1150,290 1320,390 1640,446'), 6),
    ),
    ...treetop(random, [520, 90], 62),
    ...treetop(random, [640, 230], 46),
    ...treetop(random, [1530, 130], 84),
    ...treetop(random, [1390, 60], 58),
    ...treetop(random, [1260, 850], 70),
    ...treetop(random, [1500, 860], 92),
    // A pickup from above, timbers in its bed.
    fill('#7d7479', xy('1300,470 1330,560 1190,610 1130,520')),
    fill('#a63d2b', xy('1210,440 1380,392 1404,470 1236,522')),
    fill('#cf5a3d', xy('1210,440 1380,392 1384,406 1214,454')),
    fill('#26343a', xy('1296,418 1336,406 1358,484 1318,496')),
    fill('#4a2a22', xy('1222,448 1290,429 1308,490 1240,510')),
    fill(
      ink.timberLit,
      xy('1180,462 1292,430 1296,444 1184,478'),
      xy('1186,486 1300,454 1304,468 1190,502'),
    ),
    // Beams on stickers, in the snow.
    fill(ink.snowShade, xy('1090,120 1230,66 1200,150 1120,180')),
    ...[0, 1, 2, 3].map((i) =>
      fill(
        i % 2 ? ink.timber : ink.timberLit,
        xy('1100,60 1290,-10 1296,6 1106,76').map(([x, y]): Point => [x + i * 6, y + i * 19]),
      ),
    ),
    // Looks up: a hat, shoulders and a long shadow.
    fill('#7d7479', xy('1058,400 1072,412 930,520 912,506')),
    discs('#3c7f7c', [1066, 398, 30, 20]),
    discs('#c9543a', [1070, 388, 15, 14]),
    discs('#e98a63', [1074, 384, 8, 7]),
  ]
}

/** The machine's turntable on the drive and its boom, which comes up to the basket. */
const boom: Impression[] = [
  fill('#7d7479', xy('960,500 1060,560 930,640 820,590')),
  fill(ink.steel, xy('930,470 1046,440 1086,540 966,574')),
  discs(
    '#14191b',
    [936, 488, 22, 17],
    [1050, 458, 22, 17],
    [968, 570, 24, 18],
    [1084, 538, 24, 18],
  ),
  fill(ink.machine, xy('946,486 1030,464 1060,530 976,554')),
  fill(ink.machineLit, xy('1030,464 1060,530 1046,534 1018,468')),
  fill(ink.machineDark, xy('986,500 1018,512 952,690 880,662')),
  fill(ink.machine, xy('986,500 1006,508 930,682 880,662')),
  fill('#cfd6d2', xy('946,600 906,584 770,790 850,838')),
  fill('#f6f3e8', xy('946,600 934,594 816,816 850,838')),
  fill(ink.machineDark, xy('862,690 800,650 640,830 740,920')),
  fill(ink.machine, xy('862,690 836,674 700,884 740,920')),
]

/** Beams of the gable end, close, and the bracket that is being bolted. */
function gable(random: Random): Impression[] {
  return [
    fill(ink.wall, box(0, 0, 118, 900)),
    fill('#7f5339', ...boxes('0,0,34,900 42,0,34,900 84,0,34,900')),
    lines(
      '#5c3a27',
      2,
      ...grain(random, [20, 20], [20, 880], 30, 12),
      ...grain(random, [60, 20], [60, 880], 30, 12),
    ),
    // The brace, the post, the beam.
    fill(ink.timberDark, xy('150,640 196,690 420,330 352,330')),
    fill(ink.timber, xy('150,640 174,666 392,330 352,330')),
    fill(ink.timberDark, box(96, -10, 96, 920)),
    fill(ink.timber, box(96, -10, 66, 920)),
    lines(ink.timberDark, 3, ...grain(random, [128, 0], [128, 900], 56, 22)),
    fill(ink.timberDark, box(60, 214, 400, 122)),
    fill(ink.timber, box(60, 214, 400, 92)),
    fill(ink.timberLit, box(60, 214, 400, 18)),
    lines(ink.timberDark, 3, ...grain(random, [70, 268], [450, 268], 60, 26)),
    fill(ink.timberLit, box(440, 214, 20, 122)),
    fill(ink.snow, blob(xy('50,216 60,190 160,180 300,186 440,194 470,216 440,222 200,220'), 4)),
    // The plate and its bolts.
    fill(ink.steel, xy('84,226 300,226 300,326 206,326 206,440 84,440')),
    fill(ink.steelLit, xy('84,226 300,226 300,234 84,234')),
    discs(
      ink.steelLit,
      [120, 256, 13],
      [180, 256, 13],
      [120, 400, 13],
      [180, 400, 13],
      [244, 256, 13],
      [244, 302, 13],
    ),
    discs(
      '#e3e6dc',
      [123, 253, 6],
      [183, 253, 6],
      [123, 397, 6],
      [183, 397, 6],
      [247, 253, 6],
      [247, 299, 6],
    ),
  ]
}

/** Turns a bolt with an impact wrench. */
const bolts: Pose = {
  hip: [20, -184],
  shoulder: [0, -304],
  head: [-26, -374],
  look: 0.02,
  far: { elbow: [-66, -290], hand: [-138, -318], knee: [-6, -108], foot: [-24, 0] },
  near: { elbow: [-34, -236], hand: [-112, -284], knee: [30, -106], foot: [44, 0] },
}
/** Says over the radio that the beam is up. */
const calls: Pose = {
  hip: [16, -184],
  shoulder: [0, -304],
  head: [-24, -376],
  look: -0.08,
  far: { elbow: [-36, -230], hand: [-62, -176], knee: [-10, -108], foot: [-28, 0] },
  near: { elbow: [-30, -226], hand: [-62, -318], knee: [28, -106], foot: [42, 0] },
}

function crew(): Impression[] {
  const first: { at: Point; scale: number } = { at: [494, 850], scale: 1.74 }
  const second: { at: Point; scale: number } = { at: [690, 860], scale: 1.68 }
  const s = standing(first)
  const one = posed(first, { ...workwear, jacket: jackets.orange }, sun, bolts)
  const two = posed(
    second,
    { ...workwear, jacket: jackets.teal, hat: ['#e8b33b', '#8a5a1c'] },
    sun,
    calls,
  )
  const harness = (at: { at: Point; scale: number }): Impression =>
    lines(
      '#2f2620',
      12,
      standing(at).shape(xy('-20,-322 46,-222')),
      standing(at).shape(xy('-26,-226 54,-214')),
    )
  return [
    ...rimmed(ink.rim, two.body, [4, -3]),
    harness(second),
    fill(
      '#14191b',
      standing(second).shape(xy('-74,-366 -50,-366 -50,-312 -74,-312 -74,-392 -69,-392 -69,-366')),
    ),
    ...two.arm,
    ...rimmed(ink.rim, one.body, [4, -3]),
    harness(first),
    // The wrench, its socket on a bolt.
    fill('#b5352a', s.shape(xy('-176,-338 -104,-346 -92,-330 -96,-308 -176,-312'))),
    fill(
      '#1b2225',
      s.shape(xy('-124,-312 -98,-308 -92,-250 -122,-250')),
      s.shape(xy('-130,-256 -84,-256 -84,-236 -130,-236')),
    ),
    fill(ink.steelLit, s.shape(xy('-206,-332 -176,-334 -176,-316 -206,-318'))),
    ...one.arm,
    // Lanyards to the rail.
    lines(
      '#e0a32c',
      8,
      curve([standing(first).point([30, -226]), [600, 560], [650, 640]], 6),
      curve([standing(second).point([40, -226]), [840, 560], [850, 640]], 6),
    ),
  ]
}

/** The basket: rails, its gate and its floor. */
function basket(): Impression[] {
  const rail = (points: Shape, wide: number): Impression[] => [
    lines(ink.steel, wide, points),
    lines(
      ink.steelLit,
      wide / 3,
      points.map(([x, y]): Point => [x + 2, y - wide / 4]),
    ),
  ]
  return [
    fill('#2a3035', xy('300,812 900,812 940,910 270,910')),
    ...rail(xy('316,640 316,900'), 18),
    ...rail(xy('500,640 500,900'), 14),
    ...rail(xy('700,640 700,900'), 14),
    ...rail(xy('892,640 892,900'), 18),
    ...rail(xy('316,762 892,762'), 13),
    ...rail(xy('306,636 902,636'), 22),
    fill(ink.machine, box(300, 836, 610, 70)),
    fill(ink.machineLit, box(300, 836, 610, 9)),
    fill(ink.steel, box(780, 606, 96, 70)),
    fill('#e3e6dc', box(792, 618, 72, 24)),
    discs('#c9452e', [806, 660, 9]),
    discs('#5f9f6a', [834, 660, 9]),
    discs('#e0a32c', [860, 660, 9]),
  ]
}

/** From the air: two carpenters in the basket of a lift, thirty feet over the lot, bolt a gable’s beam. */
export function AerialLifts() {
  const random = seeded(55)
  return (
    <Printed impressions={[...lot(random), ...boom, ...gable(random), ...crew(), ...basket()]} />
  )
}
