import { fromAbove, type FromAbove, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  snow: '#dfe7e4',
  white: '#f4f4ea',
  shade: '#8fabb8',
  soil: '#5a4336',
  soilDark: '#3f2f29',
  board: '#d3a05c',
  boardDark: '#8f6238',
  concrete: '#b7b3a6',
  wet: '#9b988d',
  quilt: '#3f7077',
  quiltLit: '#5d939a',
  quiltDark: '#28494f',
  hose: '#d8582c',
  hoseDark: '#7b3423',
  steel: '#a9603c',
  yellow: '#efb93c',
  yellowDark: '#9c6a1f',
  dark: '#22343a',
} as const

const sun: Point = [0.8, -0.6]
/** How far a bent back's shadow falls. */
const long: Point = [-120, 90]

const turn = (-15 * Math.PI) / 180
/** The footing runs up to the right. Its own units have it level. */
const on = (each: readonly Point[]): Point[] =>
  each.map(([x, y]): Point => {
    const [dx, dy] = [x - 820, y - 460]
    return [
      820 + dx * Math.cos(turn) - dy * Math.sin(turn),
      460 + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  })
const spot = (x: number, y: number): Point => on([[x, y]])[0] ?? [x, y]

/** A tube of hose in two inks. */
const hose = (...each: Point[][]): Impression[] => [
  lines(
    ink.hoseDark,
    19,
    ...each.map((points) => on(points).map(([x, y]): Point => [x - 3, y + 5])),
  ),
  lines(ink.hose, 15, ...each.map(on)),
]

/** A dug trench with forms in it: thawed soil and steel, concrete, and the blanket over the part that is done. */
function footing(random: Random): Impression[] {
  const seams = Array.from({ length: 8 }, (_, i) => 596 - i * 118)
  return [
    fill(
      ink.soilDark,
      on(
        blob(
          xy(
            '-400,280 200,262 700,282 1200,262 1700,270 2100,262 2100,664 1500,650 1000,668 500,650 -100,672 -400,650',
          ),
          4,
        ),
      ),
    ),
    fill(ink.soil, on(box(-400, 320, 2500, 330))),
    fill(ink.soilDark, ...flecks(random, [1150, 1700], [150, 520], 70, [3, 8])),
    // Frozen lumps on the edge.
    fill(
      ink.soil,
      ...flecks(random, [-100, 1700], [268, 300], 60, [5, 13]).map(on),
      ...flecks(random, [-100, 1700], [640, 662], 60, [5, 12]).map(on),
    ),
    fill(ink.shade, ...flecks(random, [-100, 1700], [262, 284], 26, [4, 10]).map(on)),
    fill(ink.concrete, on(box(-400, 346, 1640, 238))),
    fill(
      ink.wet,
      on(
        curve(
          xy(
            '1240,346 1262,390 1236,440 1270,500 1240,560 1246,584 1180,584 1190,500 1160,440 1188,380 1170,346',
          ),
          5,
        ),
      ),
    ),
    lines(
      ink.wet,
      3,
      ...Array.from({ length: 9 }, (_, i) => {
        const y = 366 + i * 24
        const x = between(random, 700, 860)
        return on([
          [x, y],
          [x + between(random, 120, 300), y + 3],
        ])
      }),
    ),
    // Hoses of the heater, back and forth on the soil that waits for the next pour.
    ...hose(
      curve(
        xy(
          '1300,730 1300,600 1300,400 1330,372 1360,400 1360,540 1390,568 1420,540 1420,400 1450,372 1480,400 1480,540 1510,568 1540,540 1540,400 1570,372 1600,400 1600,760',
        ),
        6,
      ),
    ),
    lines(
      ink.steel,
      9,
      ...[400, 465, 530].map((y) =>
        on([
          [1206, y],
          [2100, y],
        ]),
      ),
    ),
    lines(
      '#7a3f2a',
      7,
      ...Array.from({ length: 7 }, (_, i) =>
        on([
          [1290 + i * 90, 362],
          [1290 + i * 90, 570],
        ]),
      ),
    ),
    fill(ink.shade, on(xy('-400,346 2100,346 2100,354 -400,354'))),
    // Forms, with stakes.
    fill(ink.boardDark, on(box(-400, 330, 2500, 22)), on(box(-400, 578, 2500, 22))),
    fill(ink.board, on(box(-400, 328, 2500, 15)), on(box(-400, 576, 2500, 15))),
    fill(
      ink.boardDark,
      ...Array.from({ length: 9 }, (_, i) => on(box(90 + i * 190, 308, 24, 22))),
      ...Array.from({ length: 9 }, (_, i) => on(box(90 + i * 190, 596, 24, 22))),
    ),
    // The blanket, its seams and its roll.
    fill(ink.quiltDark, on(xy('-400,300 640,300 640,636 -400,640'))),
    fill(ink.quilt, on(xy('-400,288 640,292 636,626 -400,622'))),
    fill(ink.quiltLit, ...seams.map((x) => on(box(x - 52, 294, 40, 326)))),
    lines(
      ink.quiltDark,
      4,
      ...seams.map((x) =>
        on([
          [x, 292],
          [x, 624],
        ]),
      ),
    ),
    lines(
      ink.quiltDark,
      2.5,
      on([
        [-400, 400],
        [640, 400],
      ]),
      on([
        [-400, 510],
        [640, 510],
      ]),
    ),
    // Boards hold it down.
    fill(
      ink.boardDark,
      on(xy('120,308 560,318 558,338 118,328')),
      on(xy('40,592 470,584 472,604 42,612')),
    ),
    fill(
      ink.board,
      on(xy('120,304 560,314 559,328 119,318')),
      on(xy('40,588 470,580 471,594 41,602')),
    ),
    fill('#6f6c64', on(xy('560,360 640,352 640,640 590,640'))),
    fill(ink.quiltDark, on(box(628, 284, 96, 350))),
    fill(ink.quilt, on(box(644, 284, 78, 346))),
    fill(ink.quiltLit, on(box(680, 284, 34, 346))),
    lines(
      ink.quiltDark,
      4,
      on([
        [640, 400],
        [722, 400],
      ]),
      on([
        [640, 510],
        [722, 510],
      ]),
    ),
  ]
}

/** The heater on its trailer, and its flue's shadow. */
function heater(): Impression[] {
  const at = (text: string) => on(xy(text))
  return [
    fill(ink.shade, at('1190,760 1500,760 1500,960 1400,1080 1080,1010')),
    fill(
      ink.dark,
      ...['1210,730 1280,730 1280,752 1210,752', '1400,730 1470,730 1470,752 1400,752'].map(at),
    ),
    fill(ink.yellowDark, at('1170,748 1520,748 1520,960 1170,960')),
    fill(ink.yellow, at('1182,748 1520,748 1520,940 1182,940')),
    fill('#fbe08c', at('1420,748 1520,748 1520,940 1420,940')),
    fill(ink.dark, ...[0, 1, 2, 3].map((i) => on(box(1206, 780 + i * 34, 96, 14)))),
    fill(
      ink.dark,
      on(blob(xy('1360,800 1390,812 1400,840 1390,868 1360,880 1330,868 1320,840 1330,812'), 4)),
    ),
    fill(
      '#5d6f72',
      on(blob(xy('1364,812 1386,822 1392,840 1382,858 1362,864 1340,856 1334,838 1342,820'), 4)),
    ),
  ]
}

const tracks = (from: Point, to: Point, count: number): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const t = i / count
    const side = i % 2 ? 14 : -14
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    const a = Math.atan2(to[1] - from[1], to[0] - from[0])
    return blob(
      xy('-20,0 -8,-8 12,-7 22,0 12,7 -8,8').map(([px, py]): Point => [
        x + px * Math.cos(a) - (py + side) * Math.sin(a),
        y + px * Math.sin(a) + (py + side) * Math.cos(a),
      ]),
      3,
    )
  })

/** From straight above: two of us roll a blanket out over a fresh footing, a third reads the thermometer in it. */
export function GroundFreeze() {
  const random = seeded(1013)
  const way = -15
  const push = { elbow: [52, -52] as Point, hand: [34, -96] as Point }
  const roll = (
    x: number,
    y: number,
    jacket: FromAbove['clothes']['jacket'],
    mirror = 1,
  ): FromAbove => ({
    at: spot(x, y),
    way: way + 90 + 9 * mirror,
    scale: 0.98,
    clothes: { ...workwear, jacket },
    left: { elbow: [-52, -52], hand: [-34, -96] },
    right: push,
    bent: true,
  })
  const crew = [roll(596, 366, jackets.orange), roll(590, 556, jackets.plaid, -1)]
  const reader: FromAbove = {
    at: spot(950, 716),
    way: way - 12,
    scale: 0.98,
    clothes: { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    left: { elbow: [-56, -46], hand: [-22, -92] },
    right: { elbow: [60, -40], hand: [40, -84] },
    bent: true,
  }
  const cable = spot(930, 560)
  return (
    <Printed
      impressions={[
        fill(ink.snow, box(0, 0, 1600, 900)),
        fill(
          ink.white,
          blob(xy('-40,-40 520,-60 640,90 420,230 120,240 -60,190'), 5),
          blob(xy('620,820 820,800 900,960 560,960'), 4),
        ),
        fill(
          ink.shade,
          ...tracks([70, 880], [400, 690], 9),
          ...tracks([620, 30], [1010, 120], 11),
          ...tracks([820, 860], [930, 780], 4),
        ),
        ...footing(random),
        ...heater(),
        ...crew.map((each) => thrown(ink.quiltDark, each, long)),
        ...crew.flatMap((each) => fromAbove(each, sun)),
        thrown(ink.shade, reader, long),
        lines(ink.dark, 4, curve([spot(985, 640), spot(960, 610), cable], 5)),
        fill(ink.hose, blob(on(xy('922,552 938,552 942,566 938,580 922,580 918,566')), 3)),
        ...fromAbove(reader, sun),
        fill(ink.dark, on(xy('962,610 1004,600 1012,634 970,644'))),
        fill(ink.white, on(xy('968,614 1000,606 1005,622 973,630'))),
      ]}
    />
  )
}
