import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { kneeling } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import { box, curve, discs, fill, type Impression, lines, put, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f0c98c',
  sun: '#fbe6b4',
  woods: '#7c5a4a',
  yard: '#a97b52',
  yardLit: '#c99a66',
  shade: '#5f4434',
  truck: '#a63d2b',
  truckLit: '#cf5a3d',
  truckDark: '#6b261f',
  chrome: '#d9d2bf',
  chromeDark: '#8d8a80',
  steel: '#2f3d42',
  steelLit: '#6f7f82',
  steelDark: '#182226',
  bed: '#2f6570',
  bedDark: '#1c3d46',
  wood: '#d9a860',
  woodLit: '#f0cd8e',
  woodDark: '#97693b',
  chain: '#e2b13c',
  rim: '#ffe9b6',
} as const

/** Low, from the right, behind the trailer. */
const sun: Point = [0.8, -0.5]

/** The back of the pickup at the left, as far as the hitch. */
function pickup(): Impression[] {
  return [
    fill(ink.shade, xy('-20,800 560,800 470,846 -20,860')),
    // The wheel behind the bumper.
    discs('#1b1f21', [96, 690, 148]),
    discs('#33393a', [96, 690, 96]),
    discs(ink.chromeDark, [96, 690, 84]),
    discs(ink.chrome, [104, 684, 68]),
    discs('#33393a', [96, 690, 24]),
    fill(ink.truckDark, xy('-20,60 420,60 430,470 300,474 286,600 240,520 -20,520')),
    fill(ink.truck, xy('-20,60 396,60 404,452 -20,452')),
    fill(ink.truckLit, xy('-20,60 424,60 424,96 -20,96'), xy('396,96 424,96 430,470 404,452')),
    fill(ink.truckDark, xy('-20,250 402,250 402,262 -20,262')),
    fill('#2a1512', box(20, 300, 150, 40), box(300, 120, 66, 210)),
    fill(ink.truckLit, box(20, 334, 150, 8)),
    fill('#e0462e', box(306, 126, 54, 120)),
    fill('#ff8a5e', box(338, 126, 22, 120)),
    fill('#f6e7c4', box(306, 252, 54, 36)),
    fill('#d98b2f', box(306, 294, 54, 30)),
    // The bumper and the receiver under it.
    fill(ink.chromeDark, xy('40,476 460,470 478,492 478,566 450,588 40,588')),
    fill(ink.chrome, xy('40,476 460,470 478,492 40,500')),
    fill('#f7f1de', xy('440,472 460,470 478,492 478,566 462,570 462,494')),
    fill('#f3eee0', box(170, 506, 150, 62)),
    fill('#3f6f5c', box(178, 514, 134, 22)),
    fill(ink.steelDark, box(180, 588, 330, 56)),
    fill(ink.steel, box(420, 582, 110, 66)),
    fill(ink.steelLit, box(420, 582, 110, 10), box(518, 582, 12, 66)),
    discs(ink.chromeDark, [470, 616, 13]),
    fill(ink.steel, xy('526,592 676,592 690,606 690,632 526,638')),
    fill(ink.steelLit, xy('526,592 676,592 690,606 526,604')),
    // The plug of the lights, its cord to the trailer.
    discs('#11181a', [392, 612, 18]),
    lines('#11181a', 10, curve(xy('404,616 470,712 620,738 800,690 960,640 1090,630'), 6)),
  ]
}

/** The ball, the coupler over it, the tongue, the jack, and the safety chains crossed below. */
function tongue(): Impression[] {
  const links = (points: string): Point[][] => {
    const path = curve(xy(points), 5)
    return path.slice(1).map((end, i): Point[] => [path[i] ?? end, end])
  }
  return [
    discs(ink.chromeDark, [636, 562, 33]),
    discs('#f3eddb', [646, 552, 19]),
    fill(ink.chromeDark, box(620, 582, 32, 16)),
    fill(ink.steelDark, xy('700,566 1640,560 1640,640 720,614')),
    fill(ink.steel, xy('700,548 1640,530 1640,606 716,592')),
    fill(ink.steelLit, xy('700,548 1640,530 1640,544 702,558')),
    fill(
      ink.steel,
      xy('584,560 592,500 640,474 720,486 770,536 770,602 716,604 690,570 668,540 612,542 604,566'),
    ),
    fill(ink.steelLit, xy('592,500 640,474 720,486 770,536 752,540 708,500 644,490 606,510')),
    ...[0, 1].map((i) =>
      lines(
        i ? ink.chain : '#8f6a22',
        i ? 9 : 15,
        ...links('506,640 560,726 680,748 800,700 850,616'),
      ),
    ),
    lines(
      '#5c4212',
      3,
      ...links('506,640 560,726 680,748 800,700 850,616').map(([a, b]): Point[] => {
        const [p, q] = [a ?? [0, 0], b ?? [0, 0]]
        const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
        return [
          [mx - 6, my - 6],
          [mx + 6, my + 6],
        ]
      }),
    ),
  ]
}

/** The jack and the front of the trailer with its load. */
function trailer(random: Random): Impression[] {
  return [
    fill(ink.shade, xy('1120,806 1640,806 1640,860 1060,838')),
    fill(ink.steelDark, box(1196, 430, 46, 350)),
    fill(ink.steelLit, box(1228, 430, 14, 350)),
    fill(ink.steel, box(1186, 520, 66, 92)),
    fill(ink.steelLit, box(1240, 520, 12, 92)),
    discs(ink.steelDark, [1219, 798, 38]),
    discs(ink.chromeDark, [1219, 798, 18]),
    lines(ink.steelDark, 12, xy('1219,440 1150,440 1150,400')),
    fill('#d8452e', box(1138, 352, 24, 54)),
    discs('#1b1f21', [1580, 720, 128]),
    discs(ink.chrome, [1580, 720, 70]),
    discs('#33393a', [1580, 720, 22]),
    fill(ink.bedDark, xy('1360,300 1640,300 1640,620 1360,604')),
    fill(ink.bed, xy('1372,318 1640,318 1640,560 1372,560')),
    fill('#4d868c', xy('1350,284 1640,284 1640,318 1350,318'), box(1350, 318, 28, 290)),
    fill(ink.bedDark, box(1470, 318, 22, 242)),
    fill(ink.steelDark, xy('1440,590 1640,560 1640,596 1470,606')),
    ...[0, 1, 2].flatMap((i): Impression[] => [
      fill(ink.woodDark, box(1318, 154 + i * 44, 322, 42)),
      fill(ink.wood, box(1318, 154 + i * 44, 322, 36)),
      fill(ink.woodLit, box(1318, 154 + i * 44, 322, 8)),
      lines(ink.woodDark, 2, ...grain(random, [1320, 176 + i * 44], [1640, 176 + i * 44], 22, 7)),
    ]),
    fill('#e2b13c', xy('1452,146 1486,146 1486,300 1452,300')),
    fill('#f6d57c', box(1478, 146, 8, 154)),
  ]
}

/** Close: a trailer is hitched in the last light, a hand on the coupler. */
export function Trailers() {
  const random = seeded(75)
  const person = kneeling(
    { at: [950, 872], scale: 1.46 },
    { ...workwear, jacket: jackets.teal, hat: ['#e8b33b', '#8a5a1c'] },
    sun,
    [
      [-226, -236],
      [-158, -252],
    ],
    0.36,
  )
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 480)),
        discs('#f6d8a0', [1130, 330, 240]),
        discs(ink.sun, [1130, 330, 150]),
        fill(
          ink.woods,
          ...Array.from({ length: 40 }, (_, i) =>
            put(spruce(random, between(random, 60, 150)), [i * 42 - 10, 420]),
          ),
        ),
        fill('#8b6248', box(0, 420, 1600, 60)),
        fill(ink.yard, box(0, 470, 1600, 430)),
        fill(ink.yardLit, xy('0,500 1600,480 1600,560 700,640 0,610')),
        fill('#8d6443', ...flecks(random, [0, 1600], [520, 890], 90, [3, 10])),
        fill('#d9b07c', ...flecks(random, [0, 1600], [500, 880], 60, [2, 7])),
        ...pickup(),
        ...trailer(random),
        ...tongue(),
        fill(ink.shade, xy('830,866 1250,866 1130,892 760,896')),
        ...rimmed(ink.rim, person, [4, -2]),
      ]}
    />
  )
}
