import type { Point } from '../../kit/path.ts'
import { type Joint, lit } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { blob, box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#ecdcb8',
  far: '#b5c2a4',
  woods: '#5f8169',
  grass: '#8ea266',
  soil: '#a06a41',
  soilLit: '#c08a58',
  soilDark: '#6f452c',
  rock: '#8d9694',
  rockLit: '#c9cbbd',
  rockDark: '#566466',
  yellow: '#eeb22e',
  yellowLit: '#fbd268',
  yellowDark: '#a26c16',
  steel: '#c3ccc9',
  cab: '#17262b',
  cabLit: '#2f464b',
  cabEdge: '#4c666a',
  red: '#c2402c',
  rule: '#f2c43d',
  paper: '#fbf3dd',
  dark: '#101b1f',
  rim: '#fff5d6',
} as const

const sun: Point = [-0.75, -0.65]

/** The cut for the driveway: topsoil, subsoil, and the ledge that came out under them. */
function cut(): Impression[] {
  const random = seeded(64)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.far,
      ...Array.from({ length: 22 }, (_, i) =>
        put(spruce(random, between(random, 110, 200)), [i * 76 + between(random, -18, 18), 330]),
      ),
    ),
    fill(ink.far, box(0, 316, 1600, 60)),
    fill(
      ink.woods,
      ...[
        [150, 210],
        [236, 160],
        [700, 180],
        [782, 240],
        [1010, 170],
      ].map(([x = 0, h = 0]) => put(spruce(random, h), [x, 366])),
    ),
    fill(ink.grass, [
      ...curve(xy('-10,372 300,356 640,350 800,312 1000,262 1240,216 1610,180'), 4),
      [1610, 900],
      [-10, 900],
    ]),
    // The bank.
    fill(ink.soilDark, [
      ...curve(xy('560,400 700,360 820,326 1010,280 1240,236 1610,200'), 4),
      [1610, 760],
      [560, 760],
    ]),
    fill(ink.soil, [
      ...curve(xy('540,414 700,378 820,346 1010,302 1240,260 1610,226'), 4),
      [1610, 760],
      [540, 760],
    ]),
    fill(ink.soilLit, ...flecks(random, [700, 1560], [360, 400], 16, [5, 10])),
    // The floor of the cut.
    fill(ink.soilLit, xy('-10,410 560,396 760,470 900,760 -10,760')),
    fill(ink.soil, xy('-10,560 330,520 620,560 760,640 900,760 -10,760')),
    fill(ink.soilDark, ...flecks(random, [20, 700], [560, 690], 22, [4, 9])),
    lines(ink.soilDark, 7, xy('190,520 40,700'), xy('250,522 150,700'), xy('430,520 470,700')),
    // The ledge.
    fill(
      ink.rockDark,
      xy('670,566 760,470 880,440 1000,396 1180,400 1300,356 1610,330 1610,780 780,780'),
    ),
    fill(
      ink.rock,
      xy(
        '670,566 760,500 900,520 1010,480 1200,500 1320,452 1610,430 1610,520 1330,560 1200,620 1020,600 900,640 720,610',
      ),
    ),
    fill(
      ink.rockLit,
      xy(
        '670,566 760,470 880,440 1000,396 1180,400 1300,356 1610,330 1610,430 1320,452 1200,500 1010,480 900,520 760,500',
      ),
    ),
    fill(ink.rock, xy('880,440 1000,396 1010,480 900,520')),
    fill(ink.rock, xy('1180,400 1300,356 1320,452 1200,500')),
    lines(
      ink.dark,
      4,
      xy('900,520 886,580 900,640 870,700'),
      xy('1200,500 1216,560 1200,620 1240,720'),
      xy('1010,480 1040,540 1020,600'),
    ),
    fill(
      ink.rockLit,
      xy('560,620 604,590 650,600 664,636 610,650'),
      xy('690,690 720,664 770,672 776,704'),
    ),
    fill(
      ink.rockDark,
      xy('560,620 610,650 664,636 650,664 580,660'),
      xy('690,690 776,704 760,724 704,716'),
    ),
  ]
}

/** A truck, loaded, on its way off the lot. */
const truck = (): Impression[] => [
  fill(ink.soilDark, xy('130,528 570,528 640,552 150,556')),
  fill(ink.soil, [...curve(xy('300,330 340,292 400,272 460,280 520,310 552,334'), 4)]),
  fill(ink.soilLit, [...curve(xy('300,330 340,292 400,272 430,276 400,310 380,334'), 4)]),
  fill(ink.dark, box(150, 470, 410, 24)),
  fill(ink.rockDark, xy('280,328 574,328 556,462 300,462')),
  fill(
    ink.rock,
    xy('280,328 574,328 572,346 282,346'),
    ...[330, 400, 470, 530].map((x) => box(x, 346, 14, 116)),
  ),
  fill(ink.red, xy('140,470 140,404 172,350 262,350 262,470')),
  fill(ink.cab, xy('160,404 184,366 236,366 236,404')),
  fill(ink.sky, xy('168,400 188,370 204,370 190,400')),
  fill(ink.dark, box(132, 462, 30, 24)),
  discs(ink.dark, [196, 498, 38], [424, 498, 38], [512, 498, 38]),
  discs(ink.steel, [196, 498, 17], [424, 498, 17], [512, 498, 17]),
]

/** The machine’s own arm, with a breaker in place of the bucket, held off the rock. */
const arm = (): Impression[] => [
  fill(ink.yellowDark, xy('1600,20 1600,200 1330,230 1150,196 1130,136 1160,108 1320,120')),
  fill(ink.yellow, xy('1600,20 1600,96 1330,166 1148,148 1130,136 1160,108 1320,120')),
  fill(ink.yellowLit, xy('1600,20 1600,44 1326,140 1160,122 1160,108 1320,120')),
  lines(ink.dark, 16, xy('1390,150 1210,232')),
  lines(ink.steel, 8, xy('1300,190 1206,234')),
  fill(ink.yellowDark, xy('1120,110 1196,110 1190,286 1130,290')),
  fill(ink.yellow, xy('1120,110 1160,110 1162,288 1130,290')),
  discs(ink.dark, [1158, 150, 24], [1160, 276, 20]),
  discs(ink.steel, [1158, 150, 10], [1160, 276, 8]),
  fill(ink.dark, xy('1116,270 1206,270 1200,392 1122,392')),
  fill(ink.cabEdge, xy('1116,270 1146,270 1148,392 1122,392')),
  fill(ink.rockDark, xy('1144,392 1180,392 1172,480 1162,504 1152,480')),
  fill(ink.steel, xy('1144,392 1158,392 1158,486 1152,480')),
  fill(ink.rim, ...flecks(seeded(5), [1100, 1230], [470, 512], 9, [4, 8])),
]

const kneels: Pose = {
  hip: [44, -128],
  shoulder: [-24, -222],
  head: [-68, -284],
  look: 0.3,
  far: { elbow: [-76, -206], hand: [-122, -226], knee: [-64, -120], foot: [-56, 0] },
  near: { elbow: [-38, -144], hand: [-108, -140], knee: [18, -28], foot: [138, -26], toe: 70 },
}
const counts: Pose = {
  hip: [12, -186],
  shoulder: [0, -300],
  head: [-24, -374],
  look: 0.12,
  far: { elbow: [-34, -226], hand: [-98, -246], knee: [-22, -108], foot: [-36, 0] },
  near: { elbow: [8, -214], hand: [-66, -244], knee: [28, -106], foot: [40, 0] },
}

/** A lever that nobody holds while people stand by the machine. */
const lever = (x: number, lean: number): Impression[] => [
  fill(ink.cab, xy(`${x - 60},790 ${x + 60},790 ${x + 80},910 ${x - 80},910`)),
  lines(ink.dark, 26, xy(`${x},800 ${x + lean},700`)),
  fill(ink.dark, put(xy('-28,-70 26,-76 32,-40 22,56 -18,56 -32,-40'), [x + lean, 674])),
  fill(ink.cabEdge, put(xy('-28,-70 -4,-73 -8,50 -18,56 -32,-40'), [x + lean, 674])),
  discs(ink.red, [x + lean + 2, 612, 11, 7]),
]

/** A gloved fist; `side` 1 is the left hand. */
function fist(x: number, y: number, side: 1 | -1): Impression[] {
  const shape = (text: string) => put(xy(text), [x, y], 1, side)
  const sleeve: Joint[] = [
    [x - side * 260, y + 250, 120],
    [x - side * 70, y + 64, 70],
  ]
  return [
    ...lit(sleeve, jackets.orange, [-0.7, -0.7]),
    fill(
      workwear.gloves[1],
      blob(shape('-104,84 -84,10 -40,-44 20,-58 62,-40 66,20 52,62 0,84 -60,120'), 4),
    ),
    fill(
      workwear.gloves[0],
      blob(shape('-96,74 -78,12 -38,-36 14,-50 46,-38 40,-8 -10,2 -40,40 -70,86'), 4),
    ),
    lines(ink.dark, 4, shape('-4,-8 62,-14'), shape('-10,18 64,14'), shape('-14,44 56,42')),
    fill(workwear.gloves[0], blob(shape('-34,-34 10,-62 34,-64 40,-48 6,-36 -20,-10'), 3)),
  ]
}

/** Loads on a pad, by fives. */
function tally(): Impression[] {
  const page = xy('604,716 980,700 1004,910 588,910')
  const strokes = [0, 1, 2].flatMap((group) =>
    [0, 1, 2, 3].slice(0, group === 2 ? 2 : 4).map((i) => {
      const x = 682 + group * 92 + i * 17
      return xy(`${x},748 ${x - 2},800`)
    }),
  )
  return [
    fill(ink.dark, xy('590,712 992,694 1020,910 572,910')),
    fill(ink.paper, page),
    fill(ink.steel, xy('716,698 864,692 866,722 716,728')),
    fill(ink.rockDark, xy('716,720 866,714 866,722 716,728')),
    lines(ink.rockLit, 3, xy('640,816 940,806'), xy('634,866 950,858')),
    lines(ink.red, 7, ...strokes, xy('670,792 746,758'), xy('762,790 838,756')),
  ]
}

/** What the operator sees: a tally of loads inside; outside, the ledge that came out in the cut is measured, and a truck leaves full. */
export function CostDriveway() {
  const a = { at: [926, 640] as Point, scale: 0.86 }
  const b = { at: [700, 664] as Point, scale: 0.8 }
  const one = posed(
    a,
    { ...workwear, jacket: jackets.teal, hat: ['#d9573a', '#7c2b20'] },
    sun,
    kneels,
  )
  const two = posed(b, { ...workwear, jacket: jackets.yellow }, sun, counts)
  const t = standing(b)
  const [rx, ry] = standing(a).point([-124, -110])
  return (
    <Printed
      impressions={[
        ...cut(),
        ...truck(),
        ...arm(),
        ...rimmed(ink.rim, two.body, [-3, -3]),
        fill(ink.paper, t.shape(xy('-136,-276 -74,-258 -86,-204 -152,-222'))),
        ...rimmed(ink.rim, two.arm, [-3, -3]),
        ...rimmed(ink.rim, one.body, [-3, -3]),
        // A rod against the face of the ledge.
        fill(ink.dark, box(rx - 11, ry - 176, 22, 252)),
        fill(ink.rule, box(rx - 8, ry - 173, 16, 246)),
        fill(ink.red, ...[-150, -90, -30, 30].map((y) => box(rx - 8, ry + y, 16, 26))),
        ...rimmed(ink.rim, one.arm, [-3, -3]),
        // The cab: glass in its frame, the sill, levers.
        { ink: ink.cab, d: 'M-10-10h1620v920h-1620zM150 62L96 690H1504L1450 62z' },
        fill(
          ink.cabEdge,
          xy('150,62 1450,62 1446,74 160,74 106,690 96,690'),
          xy('1440,62 1450,62 1504,690 1494,690'),
        ),
        lines(ink.cabEdge, 4, xy('176,300 240,160'), xy('196,330 290,128')),
        fill(ink.cabLit, xy('-10,760 260,700 1340,700 1610,760 1610,910 -10,910')),
        fill(ink.cabEdge, box(96, 690, 1408, 12)),
        ...lever(300, 16),
        ...lever(1300, -16),
        ...tally(),
        ...fist(572, 806, 1),
        lines(ink.dark, 17, xy('1060,716 886,800')),
        lines(ink.rule, 11, xy('1060,716 898,794')),
        ...fist(1010, 796, -1),
      ]}
    />
  )
}
