import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  boxes,
  discs,
  fill,
  type Impression,
  lens,
  lines,
  xy,
} from '../../plates/ink.ts'
import { ink, rooms, sun, swept } from './rental-rooms.ts'

/** Spruces from above, snow on them, their shadows long. */
function trees(random: Random): Impression[] {
  const spots = [
    [60, 70, 62],
    [190, 40, 44],
    [30, 200, 40],
    [70, 660, 50],
    [196, 700, 44],
    [40, 800, 60],
    [300, 856, 48],
    [1400, 60, 56],
    [1530, 130, 66],
    [1450, 260, 44],
    [1570, 350, 56],
    [1420, 470, 50],
    [1550, 560, 60],
    [1480, 860, 54],
    [760, 24, 40],
    [1090, 10, 46],
  ] as const
  return spots.flatMap(([x, y, r]): Impression[] => {
    const star = (size: number, off: number): Point[] =>
      Array.from({ length: 26 }, (_, i): Point => {
        const a = off + (i / 26) * 2 * Math.PI
        const out = size * (i % 2 ? between(random, 0.6, 0.74) : between(random, 0.9, 1.06))
        return [x + Math.cos(a) * out, y + Math.sin(a) * out]
      })
    const tip: Point = [x + sun[0] * r * 2.3, y + sun[1] * r * 2.3]
    return [
      fill(ink.snowShade, [
        [x + sun[1] * r * 0.9, y - sun[0] * r * 0.9],
        tip,
        [x - sun[1] * r * 0.9, y + sun[0] * r * 0.9],
      ]),
      fill('#1f4a4d', star(r, 0)),
      fill(
        '#3c6d6a',
        star(r * 0.74, 0.3).map(([px, py]): Point => [px - r * 0.1, py - r * 0.08]),
      ),
      fill(
        ink.snow,
        star(r * 0.42, 0.6).map(([px, py]): Point => [px - r * 0.16, py - r * 0.12]),
      ),
    ]
  })
}

/** Snow, where it drifts, and the drive that is plowed through it. */
function ground(random: Random): Impression[] {
  const bank = xy(
    '540,900 548,838 584,776 600,744 600,690 756,690 756,740 800,762 1080,760 1110,752 1222,752 1236,764 1236,842 1220,856 1120,862 1112,900',
  )
  const drifts = Array.from({ length: 40 }, () =>
    lens(random() * 1600, random() * 900, between(random, 20, 60), between(random, 2, 4)),
  )
  return [
    fill(ink.snow, box(0, 0, 1600, 900)),
    fill('#dfe5e4', ...drifts),
    fill(ink.snowDeep, bank),
    fill(
      '#98a3a4',
      bank.map(([x, y]): Point => [x + 15, y + 9]),
    ),
    // Nothing of the drive above the step.
    fill(ink.snow, box(560, 640, 260, 50)),
    lines('#87938f', 3, xy('640,800 700,790 900,806 1100,800'), xy('620,870 800,880 1080,870')),
  ]
}

/** The shadow of the house, the line of its eaves, and its windows’ clear ground. */
const aroundHouse = (): Impression[] => [
  fill(ink.snowShade, ...swept(box(330, 110, 940, 580), 46)),
  fill('#c9b596', box(612, 690, 134, 56)),
  fill('#9c8a72', box(612, 690, 134, 26)),
  lines('#a48e6c', 3, xy('612,728 746,728')),
  // The windows of the bedrooms are dug out, so that someone can leave by them.
  fill(ink.snowDeep, ...boxes('1270,194,64,112 1270,502,64,112')),
  fill('#d6dedd', ...boxes('1270,206,54,100 1270,514,54,100')),
  { ...lines(ink.snowDeep, 4, xy('282,66 1318,66 1318,734 282,734 282,66')), dash: '18 16' },
]

/** The deck under snow, a path shoveled to the tub, and steam. */
function tub(): Impression[] {
  const cleared = [
    box(236, 318, 94, 92),
    blob(xy('80,360 88,270 150,232 232,236 296,280 304,370 286,450 200,496 104,478'), 4),
  ]
  const shown = cleared.map((each) => each.map(([x, y]): Point => [x + 9, y + 7]))
  const rows = Array.from({ length: 11 }, (_, i) => 252 + i * 21)
  return [
    fill(ink.snowDeep, ...cleared),
    fill('#b58a5a', ...shown),
    lines(
      '#94693f',
      2,
      ...rows.map((y) =>
        xy(
          `${y < 300 || y > 420 ? 140 : 104},${y} ${y < 270 || y > 440 ? 240 : y < 322 || y > 410 ? 290 : 330},${y}`,
        ),
      ),
    ),
    fill(
      '#7c5634',
      ...swept(blob(xy('118,352 134,286 198,272 262,286 278,352 262,418 198,432 134,418'), 3), 16),
    ),
    fill(ink.oak, blob(xy('118,352 134,286 198,272 262,286 278,352 262,418 198,432 134,418'), 4)),
    fill(ink.teal, blob(xy('134,352 146,300 198,288 250,300 262,352 250,404 198,416 146,404'), 4)),
    fill('#6fb0ae', blob(xy('144,362 154,318 202,306 250,318 260,362 248,402 198,412 154,402'), 4)),
    lines(
      '#c8e2da',
      4,
      xy('160,330 184,322 204,328'),
      xy('204,392 226,386 242,376'),
      xy('158,378 170,390'),
    ),
  ]
}

interface Walker {
  at: Point
  /** Which way one walks, in degrees from up. */
  way: number
  coat: readonly [string, string]
  hat: string
  hands: readonly [Point, Point]
  /** The ink of the shadow. */
  shade: string
}

/** Someone from straight above, with the shadow that shows the whole figure. */
function walker({ at: [x, y], way, coat, hat, hands, shade }: Walker): Impression[] {
  const a = (way * Math.PI) / 180
  const to = ([px, py]: Point): Point => [
    x + px * Math.cos(a) - py * Math.sin(a),
    y + px * Math.sin(a) + py * Math.cos(a),
  ]
  const shadow = (t: number, off: number): Point => [
    x + sun[0] * 84 * t - sun[1] * off,
    y + sun[1] * 84 * t + sun[0] * off,
  ]
  const [l, r] = hands
  return [
    fill(shade, [
      shadow(0, -9),
      shadow(0.42, -11),
      shadow(0.5, -19),
      shadow(0.84, -17),
      shadow(0.88, -8),
      shadow(1.06, -8),
      shadow(1.1, 0),
      shadow(1.06, 8),
      shadow(0.88, 8),
      shadow(0.84, 17),
      shadow(0.5, 19),
      shadow(0.42, 11),
      shadow(0, 9),
    ]),
    fill(
      ink.cut,
      blob([to([-12, -2]), to([-9, -22]), to([-2, -20]), to([-3, 0])], 3),
      blob([to([3, 0]), to([4, 20]), to([11, 20]), to([12, 0])], 3),
    ),
    lines(coat[1], 13, [to([-20, 0]), to(l)], [to([20, 0]), to(r)]),
    discs('#e2ae7c', [...to(l), 7], [...to(r), 7]),
    fill(
      coat[1],
      blob(
        [
          to([-28, -2]),
          to([-14, -12]),
          to([14, -12]),
          to([28, -2]),
          to([24, 11]),
          to([0, 15]),
          to([-24, 11]),
        ],
        4,
      ),
    ),
    fill(
      coat[0],
      blob(
        [to([-26, -4]), to([-12, -12]), to([8, -11]), to([14, -2]), to([8, 8]), to([-18, 7])],
        4,
      ),
    ),
    discs('#2a2320', [...to([1, 1]), 15]),
    discs(hat, [...to([-1, -1]), 13]),
    discs('#fff6df', [...to([-2, -2]), 4]),
  ]
}

/** A guest with a suitcase, and someone with a shovel on the path to the tub. */
const people = (): Impression[] => [
  ...walker({
    at: [640, 806],
    way: 14,
    coat: ['#d9574a', '#7e2b20'],
    hat: '#f0d9a8',
    hands: [
      [-18, -18],
      [24, 18],
    ],
    shade: '#6f7d80',
  }),
  fill('#6f7d80', ...swept(xy('640,832 670,840 658,886 628,878'), 20)),
  fill('#20545a', xy('640,832 670,840 658,886 628,878')),
  fill('#3a8084', xy('640,832 654,836 642,882 628,878')),
  lines('#c3ccc9', 4, xy('654,838 659,826')),
]

const shoveler = (): Impression[] => [
  lines(ink.oak, 7, xy('118,446 66,506')),
  ...walker({
    at: [124, 438],
    way: -140,
    coat: ['#e9a23b', '#855a1c'],
    hat: '#35484f',
    hands: [
      [14, -30],
      [-6, -26],
    ],
    shade: '#7c5634',
  }),
  fill(ink.cut, xy('50,494 84,518 66,540 34,518')),
  fill('#ffffff', blob(xy('44,504 62,498 80,516 70,538 44,534 32,518'), 4)),
  fill(ink.snowShade, blob(xy('24,562 52,546 92,552 104,572 76,590 36,584'), 4)),
  fill('#ffffff', blob(xy('18,554 46,538 84,544 94,560 66,578 28,574'), 4)),
]

/** The car of the guests, skis on its roof. */
const car = (): Impression[] => {
  const body = blob(
    xy('872,812 884,792 960,786 1060,790 1076,806 1078,834 1064,852 960,856 884,850 872,832'),
    4,
  )
  return [
    fill('#6f7d80', ...swept(body, 34)),
    fill(ink.cut, ...boxes('896,782,34,8 1016,782,34,8 896,852,34,8 1016,852,34,8')),
    fill('#d7dad2', body),
    fill(
      '#33454f',
      xy('916,798 944,802 944,840 916,844'),
      xy('1052,798 1030,804 1030,838 1052,844'),
      xy('952,794 1022,794 1018,800 956,800'),
      xy('952,848 1022,848 1018,842 956,842'),
    ),
    fill('#f2f3ec', ...boxes('946,802,82,38')),
    lines(ink.red, 4, xy('938,812 1046,812'), xy('938,819 1046,819')),
    lines(ink.teal, 4, xy('938,828 1046,828')),
    fill(ink.cut, ...boxes('962,806,4,30 1012,806,4,30')),
  ]
}

/** Bins of steel with a bar across the lids. */
const bins = (): Impression[] => [
  fill('#6f7d80', ...swept(box(1140, 776, 72, 54), 34)),
  fill('#3d5a48', ...boxes('1140,776,34,54 1178,776,34,54')),
  fill('#577a62', ...boxes('1144,780,26,30 1182,780,26,30')),
  fill(ink.cut, ...boxes('1136,814,80,7')),
  fill(ink.gold, ...boxes('1152,811,12,13 1190,811,12,13')),
]

/** A house for guests from straight above, its roof off, the snow around it shoveled where guests walk. */
export function RentalPlan() {
  const random = seeded(160)
  return (
    <Printed
      impressions={[
        ...ground(random),
        ...aroundHouse(),
        ...trees(random),
        ...tub(),
        ...rooms(random),
        ...shoveler(),
        // The lock by the front door.
        fill(ink.cut, ...boxes('724,692,22,30')),
        discs(ink.gold, [730, 700, 3], [740, 700, 3], [730, 709, 3], [740, 709, 3]),
        ...car(),
        ...bins(),
        ...people(),
      ]}
    />
  )
}
