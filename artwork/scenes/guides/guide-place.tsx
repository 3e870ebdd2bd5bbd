import type { Point } from '../../kit/path.ts'
import { joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks } from '../../kit/print/texture.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { blob, box, curve, fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  grass: '#a8923f',
  dry: '#c9b15a',
  shade: '#544728',
  water: '#3f7f86',
  foam: '#cfe3d4',
  stone: '#b3a58c',
  paper: '#f8efd4',
  fold: '#e2d4ac',
  contour: '#b9a67a',
  creek: '#4c93a0',
  red: '#c9543a',
  blue: '#5f8fa8',
  line: '#28505c',
  edge: '#fff0c4',
} as const

/** Evening light from the upper right. */
const sun: Point = [0.75, -0.6]
const cast = (shape: Shape, by: number): Point[] => shape.map(([x, y]) => [x - by, y + by * 0.8])

/** A tussock from above: blades out of one point. */
const tussock = (random: Random, [x, y]: Point, r: number): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * 2 * Math.PI + between(random, -0.15, 0.15)
    const out = i % 2 ? r * 0.34 : r * between(random, 0.75, 1.1)
    return [x + Math.cos(a) * out, y + Math.sin(a) * out]
  })

/** The lot underfoot: grass, the creek’s edge with its stones, a stake with a ribbon. */
function lot(random: Random): Impression[] {
  const spots = Array.from({ length: 34 }, (): [Point, number] => [
    [between(random, 0, 1360), between(random, 0, 900)],
    between(random, 24, 58),
  ])
  const bank = curve(xy('1240,-20 1330,130 1290,300 1390,470 1350,640 1450,780 1430,920'), 6)
  const stones = Array.from({ length: 15 }, (_, i): readonly [number, number, number] => {
    const at = bank[Math.floor(((i + 0.5) / 15) * bank.length)] ?? [0, 0]
    return [at[0] + between(random, -30, 26), at[1], between(random, 22, 52)]
  })
  const round = (x: number, y: number, r: number): Point[] =>
    blob(
      Array.from({ length: 7 }, (_, i): Point => {
        const a = (i / 7) * 2 * Math.PI
        return [
          x + Math.cos(a) * r * between(random, 0.8, 1.15),
          y + Math.sin(a) * r * between(random, 0.7, 0.95),
        ]
      }),
      3,
    )
  return [
    fill(ink.grass, box(0, 0, 1600, 900)),
    fill('#7d6c31', ...spots.map(([at, r]) => cast(tussock(random, at, r), 14))),
    fill(ink.dry, ...spots.map(([at, r]) => tussock(random, at, r))),
    fill(
      '#e6d383',
      ...spots.map(([[x, y], r]) => tussock(random, [x + r * 0.14, y - r * 0.12], r * 0.5)),
    ),
    fill('#8a7a4a', [...bank.map(([x, y]): Point => [x - 18, y]), [1660, 920], [1660, -20]]),
    fill(ink.water, [...bank, [1660, 920], [1660, -20]]),
    fill(
      '#5b9a9a',
      ...[60, 190, 330, 480, 620, 770].map((y, i) =>
        blob(
          xy(
            `${1420 + (i % 2) * 60},${y} ${1520 + (i % 3) * 20},${y - 14} ${1610},${y + 12} ${1500},${y + 20}`,
          ),
          4,
        ),
      ),
    ),
    fill(
      ink.foam,
      ...[110, 260, 420, 560, 700, 850].map((y, i) =>
        blob(
          xy(
            `${1400 + (i % 3) * 40},${y} ${1456 + (i % 2) * 50},${y - 8} ${1530},${y + 4} ${1450},${y + 10}`,
          ),
          4,
        ),
      ),
    ),
    fill('#5d5740', ...stones.map(([x, y, r]) => cast(round(x, y, r), 14))),
    ...stones.map(([x, y, r]) => fill('#93876f', round(x, y, r))),
    ...stones.map(([x, y, r]) => fill('#d9ccae', round(x + r * 0.2, y - r * 0.22, r * 0.6))),
    ...flecks(random, [0, 1200], [0, 900], 40, [3, 6]).map((each) => fill('#7d6c31', each)),
    // The corner stake, its long shadow, the string that leaves it two ways.
    fill(ink.shade, xy('222,196 250,212 60,400 30,384')),
    lines('#fff6df', 4, xy('236,176 -20,250'), xy('236,176 420,-20')),
    fill('#e8c88e', box(212, 150, 50, 50)),
    fill('#b98d55', xy('212,200 262,200 252,216 202,216'), xy('212,150 212,200 202,216 202,166')),
    fill('#e2557a', blob(xy('256,170 330,150 372,190 420,176 392,216 340,208 262,196'), 4)),
    fill('#a8345a', blob(xy('232,204 226,262 258,300 236,336 210,300 214,250'), 4)),
  ]
}

/** Our own boots at the foot of the picture, and their shadow. */
const boots = (): Impression[] =>
  [560, 800].flatMap((x): Impression[] => {
    const sole = blob(
      xy(
        `${x},930 ${x - 4},800 ${x + 16},700 ${x + 66},664 ${x + 116},696 ${x + 138},800 ${x + 132},930`,
      ),
      5,
    )
    return [
      fill(ink.shade, cast(sole, 40)),
      fill('#2b211b', sole),
      fill(
        '#7d5230',
        sole.map(([px, py]): Point => [x + 68 + (px - x - 68) * 0.88, 930 + (py - 930) * 0.94]),
      ),
      fill(
        '#a8733f',
        blob(xy(`${x + 74},910 ${x + 76},780 ${x + 84},716 ${x + 112},760 ${x + 122},900`), 5),
      ),
      lines(
        '#e2c48a',
        6,
        ...[780, 816, 852, 888].map((y) => xy(`${x + 40},${y} ${x + 98},${y - 12}`)),
      ),
    ]
  })

/** The map: contours, the creek, a slide path in red and blue, one lot in gold. */
function map(random: Random): Impression[] {
  const on = (shape: Shape): Point[] =>
    shape.map(([x, y]): Point => [720 + x * 0.998 - y * 0.07, 400 + y * 0.99 + x * 0.07])
  const sheet = box(-420, -270, 840, 540)
  const contour = (k: number): Point[] =>
    curve(
      [-410, -280, -140, 0, 140, 280, 410].map((x, i): Point => [
        x,
        -236 + k * 58 + Math.sin(i * 1.1 + k * 0.4) * 22 + between(random, -4, 4),
      ]),
      4,
    )
  return [
    fill(ink.shade, cast(on(sheet), 56)),
    fill(ink.paper, on(sheet)),
    fill('#dfe3c0', on(xy('-420,-270 420,-270 420,-60 200,-20 -60,-70 -420,-10'))),
    fill(
      ink.blue,
      on(
        curve(
          xy('-150,-270 -170,-150 -210,0 -260,110 -160,150 -40,140 40,90 -10,0 -30,-140 0,-270'),
          5,
        ),
      ),
    ),
    fill(
      ink.red,
      on(
        curve(
          xy('-120,-270 -134,-150 -160,0 -190,80 -130,104 -60,96 -20,60 -50,0 -60,-140 -40,-270'),
          5,
        ),
      ),
    ),
    lines(ink.contour, 3, ...Array.from({ length: 8 }, (_, k) => on(contour(k)))),
    lines(ink.creek, 13, on(curve(xy('-420,214 -240,190 -60,226 120,190 280,216 420,170'), 5))),
    lines('#6d6a58', 8, on(curve(xy('-420,150 -260,160 -100,176 100,134 280,140 420,104'), 5))),
    lines('#f8efd4', 3, on(curve(xy('-420,150 -260,160 -100,176 100,134 280,140 420,104'), 5))),
    // Lots along the road.
    fill('#ecb53c', on(xy('150,44 236,36 244,124 158,130'))),
    lines(
      ink.line,
      4,
      ...[64, 150, 236, 322].map((x) =>
        on(xy(`${x},${52 - (x - 64) * 0.1} ${x + 8},${138 - (x - 64) * 0.09}`)),
      ),
      on(xy('64,52 322,26')),
    ),
    // What it says in its corner.
    fill(ink.paper, on(box(216, -250, 186, 128))),
    lines(ink.line, 3, on(xy('216,-250 402,-250 402,-122 216,-122 216,-250'))),
    fill(ink.red, on(box(230, -236, 30, 24))),
    fill(ink.blue, on(box(230, -200, 30, 24))),
    fill('#ecb53c', on(box(230, -164, 30, 24))),
    fill(
      ink.line,
      ...[-230, -194, -158].map((y, i) => on(box(274, y, [104, 80, 92][i] ?? 80, 11))),
    ),
    // Folds: one side of each in shade.
    fill(
      ink.fold,
      on(box(-146, -270, 9, 540)),
      on(box(134, -270, 9, 540)),
      on(box(-420, -4, 840, 7)),
    ),
    fill(ink.edge, on(box(-137, -270, 5, 540)), on(box(143, -270, 5, 540))),
  ]
}

/** Both hands at the edges of the map, a finger on the lot. */
function hands(): Impression[] {
  const s = standing({ at: [0, 0], scale: 1 })
  const sleeve = ['#4f8480', '#21393c'] as const
  const skin = ['#dc9a6b', '#7a4a35'] as const
  return [
    ...limb(s, joints('40,960,120 190,760,90 262,668,74'), sleeve, sun),
    ...limb(s, joints('262,664,58 306,598,56 320,566,50'), skin, sun),
    ...limb(s, joints('316,560,24 366,520,21 392,506,17'), skin, sun),
    ...limb(s, joints('1420,980,124 1240,800,92 1156,700,76'), sleeve, sun),
    ...limb(s, joints('1150,694,60 1086,622,58 1060,596,50'), skin, sun),
    ...limb(s, joints('1050,578,25 980,520,22 930,494,17'), skin, sun),
    ...limb(s, joints('1034,600,24 984,574,22 958,586,18'), skin, sun),
    ...limb(s, joints('1046,630,23 1000,618,21 982,634,17'), skin, sun),
    ...limb(s, joints('1090,576,24 1090,528,21 1066,500,17'), skin, sun),
  ]
}

/** What we see of it ourselves: boots on the lot, and the town’s map open over them. */
export function Place() {
  const random = seeded(18)
  return <Printed impressions={[...lot(random), ...boots(), ...map(random), ...hands()]} />
}
