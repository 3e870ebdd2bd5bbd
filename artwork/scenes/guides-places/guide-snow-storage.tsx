import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#cbdcd3',
  far: '#8fb0aa',
  woods: '#3f6669',
  snow: '#f4f2e6',
  snowMid: '#cfdcdd',
  shade: '#9db7c4',
  drive: '#5d6b6e',
  driveLit: '#7d8a89',
  yellow: '#efb93c',
  yellowDark: '#8f5f1c',
  steel: '#4b5c5f',
  dark: '#172225',
  panel: '#2b3b3e',
  edge: '#5b7073',
  red: '#d4502e',
  redDark: '#7b2c22',
  rim: '#fff6dc',
} as const

/** A low morning sun, on the right. */
const sun: Point = [0.85, -0.45]

/** A stake with its band, and its shadow. */
const stake = ([x, y]: Point, tall: number): Impression[] => [
  lines(ink.shade, tall / 26, [
    [x, y],
    [x - tall * 0.7, y + tall * 0.12],
  ]),
  lines(ink.redDark, tall / 16, [
    [x - 1, y],
    [x - 1, y - tall],
  ]),
  lines(ink.red, tall / 26, [
    [x + 1, y],
    [x + 1, y - tall],
  ]),
  lines(ink.snow, tall / 20, [
    [x, y - tall * 0.86],
    [x, y - tall * 0.76],
  ]),
]

function yard(random: Random): Impression[] {
  const row = (count: number, y: number, tall: readonly [number, number]) =>
    Array.from({ length: count }, (_, i) =>
      put(spruce(random, between(random, ...tall)), [
        (i * 1680) / count - 20 + between(random, -20, 20),
        y,
      ]),
    )
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(ink.far, ...row(26, 400, [130, 220]), box(0, 380, 1600, 80)),
    fill(ink.woods, ...row(15, 450, [120, 240]), box(0, 430, 1600, 40)),
    fill(ink.snowMid, [
      ...curve(xy('-20,452 400,440 900,456 1300,444 1640,452'), 4),
      [1640, 900],
      [-20, 900],
    ]),
    fill(ink.snow, [...curve(xy('1040,470 1240,458 1640,470'), 4), [1640, 700], [1330, 700]]),
    // The drive, bare, and its cut edge.
    fill(ink.drive, xy('760,470 960,470 1400,900 200,900')),
    fill(ink.driveLit, xy('880,470 960,470 1400,900 1010,900')),
    fill(ink.shade, xy('740,470 766,470 240,900 130,900')),
    fill(ink.snow, ...flecks(random, [640, 1120], [640, 860], 22, [3, 8])),
    // The heap, on the low side.
    fill(
      ink.shade,
      blob(
        xy(
          '150,560 250,380 350,330 430,260 540,236 640,300 700,380 760,470 730,540 500,590 300,590',
        ),
        5,
      ),
    ),
    fill(
      ink.snowMid,
      blob(
        xy('330,560 400,420 380,350 450,270 540,244 640,304 700,384 752,468 724,534 520,576'),
        5,
      ),
    ),
    fill(
      ink.snow,
      blob(
        xy('520,540 560,440 530,360 480,290 540,250 634,310 696,392 746,470 720,528 600,560'),
        5,
      ),
      blob(xy('300,470 320,400 352,346 384,340 350,410 340,470'), 4),
    ),
    fill(ink.snowMid, ...flecks(random, [560, 720], [340, 520], 14, [8, 20])),
    fill(ink.snow, ...flecks(random, [180, 420], [540, 610], 16, [8, 18])),
    ...stake([150, 566], 150),
    ...stake([1210, 540], 130),
    ...stake([1500, 610], 180),
  ]
}

/** A hydrant with its tall flag, half dug out. */
const hydrant: Impression[] = [
  lines(ink.dark, 5, xy('1400,560 1400,300')),
  fill(ink.red, xy('1400,300 1448,312 1400,328')),
  fill(
    ink.redDark,
    xy('1360,580 1360,500 1368,478 1392,470 1408,484 1412,580'),
    box(1346, 520, 82, 22),
    box(1354, 496, 66, 10),
  ),
  fill(ink.red, xy('1388,580 1388,474 1396,472 1408,484 1412,580'), box(1390, 520, 38, 16)),
  fill(ink.snow, blob(xy('1356,490 1368,464 1392,456 1410,470 1416,490 1388,484'), 4)),
  fill(ink.snow, blob(xy('1288,600 1338,560 1388,572 1448,558 1508,604 1388,624'), 4)),
]

/** The bucket from behind, heaped, on its two arms. */
function bucket(random: Random): Impression[] {
  return [
    fill(ink.dark, xy('470,628 1100,628 1040,668 540,668')),
    fill(
      ink.shade,
      blob(xy('500,560 560,470 660,440 760,400 880,420 980,450 1060,490 1100,560 800,600'), 5),
    ),
    fill(
      ink.snow,
      blob(xy('640,560 680,470 770,408 880,426 980,456 1056,494 1092,556 860,590'), 5),
    ),
    fill(ink.snowMid, ...flecks(random, [720, 1040], [470, 540], 12, [8, 18])),
    fill(ink.dark, xy('462,536 1118,536 1090,642 490,642')),
    fill(ink.steel, xy('474,546 1106,546 1100,566 480,566')),
    fill(ink.panel, ...[560, 780, 1000].map((x) => box(x, 566, 22, 76))),
    // The arms, their cylinders.
    ...([1, -1] as const).flatMap((side): Impression[] => {
      const at = (text: string) => xy(text).map(([x, y]): Point => [790 + (x - 790) * side, y])
      return [
        fill(ink.yellowDark, at('232,900 380,900 640,590 640,560 568,560')),
        fill(
          ink.yellow,
          at(
            side === 1
              ? '330,900 380,900 640,590 640,560 606,560'
              : '232,900 312,900 596,576 590,560 568,560',
          ),
        ),
        lines(ink.steel, 16, at('470,900 660,606')),
        discs(ink.dark, [790 + (610 - 790) * side, 584, 17]),
        discs(ink.edge, [790 + (610 - 790) * side, 584, 7]),
      ]
    }),
  ]
}

/** What frames the view: roof, posts, the dash. */
const cab: Impression[] = [
  fill(ink.dark, xy('0,0 1600,0 1600,84 1500,92 100,92 0,84')),
  fill(
    ink.dark,
    xy('0,0 92,0 132,120 96,760 0,900'),
    xy('1600,0 1600,900 1504,760 1468,120 1508,0'),
  ),
  fill(ink.edge, xy('120,92 132,120 98,740 90,740 118,130')),
  fill(ink.panel, xy('0,30 1600,30 1600,50 0,50')),
  fill(ink.dark, xy('0,790 300,730 1300,730 1600,790 1600,900 0,900')),
  fill(ink.edge, xy('0,790 300,730 1300,730 1600,790 1600,798 1298,739 302,739 0,798')),
  fill(ink.panel, xy('640,766 960,766 984,900 616,900')),
  discs(ink.dark, [730, 826, 40], [870, 826, 40]),
  discs(ink.snow, [730, 826, 32], [870, 826, 32]),
  lines(ink.red, 5, xy('730,828 748,808'), xy('870,828 846,816')),
  fill(ink.yellow, box(788, 800, 24, 12)),
  fill(ink.red, box(788, 824, 24, 12)),
]

/** One glove on its lever: `side` -1 is the right one. */
const glove = (side: 1 | -1): Impression[] => {
  const at = (text: string) => xy(text).map(([x, y]): Point => [800 + (x - 800) * side, y])
  return [
    fill('#54221d', at('180,960 330,960 486,836 444,760 330,800')),
    fill(
      '#b5412c',
      at(
        side === 1 ? '280,960 330,960 486,836 468,800' : '180,960 240,960 462,798 444,760 330,800',
      ),
    ),
    fill(ink.panel, at('476,900 540,900 522,780 496,780')),
    fill(ink.dark, blob(at('474,640 500,622 532,630 540,670 524,740 492,740 476,690'), 4)),
    fill('#7a5a36', blob(at('446,770 460,714 500,690 540,704 556,750 540,800 496,828 462,820'), 4)),
    fill('#e2c48a', blob(at('458,770 470,724 502,702 530,716 536,752 520,786 492,806 468,800'), 4)),
    fill('#7a5a36', blob(at('490,716 500,660 520,652 532,672 526,724 506,740'), 4)),
    fill('#e2c48a', blob(at('498,712 506,668 518,662 524,676 518,716 508,726'), 4)),
    lines('#7a5a36', 4, at('526,752 556,756'), at('516,784 544,790')),
  ]
}

const points: Pose = {
  hip: [8, -186],
  shoulder: [-4, -302],
  head: [-28, -376],
  look: 0.02,
  far: { elbow: [-66, -290], hand: [-140, -316], knee: [-26, -108], foot: [-44, 0] },
  near: { elbow: [26, -236], hand: [22, -180], knee: [30, -106], foot: [46, 0] },
}
const digs: Pose = {
  hip: [36, -178],
  shoulder: [-34, -272],
  head: [-84, -326],
  look: 0.6,
  far: { elbow: [-84, -214], hand: [-124, -150], knee: [-46, -104], foot: [-70, 0] },
  near: { elbow: [-20, -184], hand: [-60, -172], knee: [36, -104], foot: [66, 0] },
}

/** From the loader's seat: a full bucket on its way to the heap, the way pointed out; the hydrant is dug out. */
export function SnowStorage() {
  const random = seeded(1104)
  const a = { at: [1130, 618] as Point, scale: 0.78 }
  const guide = posed(a, { ...workwear, jacket: jackets.orange }, sun, points)
  const b = { at: [1272, 604] as Point, scale: 0.62, side: -1 as const }
  const digger = posed(
    b,
    { ...workwear, jacket: jackets.teal, cap: ['#f0bd3c', '#a8731f'] },
    sun,
    digs,
  )
  const d = standing(b)
  return (
    <Printed
      impressions={[
        ...yard(random),
        ...hydrant,
        fill(
          ink.shade,
          xy('1242,602 1302,602 1192,632 1112,624'),
          xy('1100,616 1162,616 990,654 910,644'),
        ),
        ...rimmed(ink.rim, digger.body, [3, -2]),
        lines('#8f6238', 8, d.shape(xy('-46,-196 -150,-112'))),
        fill(ink.steel, d.shape(xy('-142,-126 -162,-104 -214,-70 -208,-100 -176,-126'))),
        fill(ink.snow, d.shape(blob(xy('-160,-124 -200,-132 -218,-100 -186,-102'), 4))),
        ...rimmed(ink.rim, digger.arm, [3, -2]),
        ...rimmed(ink.rim, guide.body, [3, -2]),
        ...rimmed(ink.rim, guide.arm, [3, -2]),
        ...bucket(random),
        ...cab,
        ...glove(1),
        ...glove(-1),
      ]}
    />
  )
}
