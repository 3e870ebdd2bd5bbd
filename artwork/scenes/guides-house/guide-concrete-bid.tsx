import type { Point } from '../../kit/path.ts'
import { joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks, grain } from '../../kit/print/texture.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  stone: '#a6977f',
  dark: '#7c6e5d',
  shade: '#4b423d',
  steel: '#8d4a30',
  glint: '#d98a5a',
  wood: '#c8904f',
  grain: '#8a5a30',
  lit: '#edc98a',
  paper: '#fbf3dc',
  line: '#2c5b66',
  red: '#c2402c',
  tape: '#f0bd3c',
} as const

/** Early light from the upper left: what is higher casts farther to the lower right. */
const sun: Point = [-0.7, -0.6]
const cast = (shape: Shape, by: number): Point[] => shape.map(([x, y]) => [x + by, y + by * 0.8])

/** Compacted stone where the slab will be, and the earth outside the form. */
const base = (random: Random): Impression[] => [
  fill(ink.stone, box(0, 0, 1600, 900)),
  ...flecks(random, [0, 1600], [0, 690], 230, [4, 12]).map((each, i) =>
    fill([ink.dark, '#c3b598', '#8f8069'][i % 3] ?? '', each),
  ),
  fill('#7a5236', box(0, 748, 1600, 160)),
  ...flecks(random, [0, 1600], [770, 900], 40, [3, 9]).map((each) => fill('#5a3a29', each)),
]

/** Bars both ways on their chairs, each with its shadow and its sunny edge, tied where they cross. */
function steel(random: Random): Impression[] {
  const down = Array.from({ length: 8 }, (_, i) => 96 + i * 206 + between(random, -5, 5))
  const across = [64, 252, 440, 628].map((y) => y + between(random, -4, 4))
  const upright = (x: number): Point[] => xy(`${x},-60 ${x},676`)
  const level = (y: number): Point[] => xy(`-60,${y} 1660,${y}`)
  const crossings = down.flatMap((x) => across.map((y): Point => [x, y]))
  const chairs = crossings.filter((_, i) => i % 5 === 2)
  return [
    fill('#5f564d', ...chairs.map(([x, y]) => cast(box(x - 34, y - 34, 68, 68), 20))),
    fill('#c9c2b2', ...chairs.map(([x, y]) => box(x - 34, y - 34, 68, 68))),
    fill(
      '#e4dfd0',
      ...chairs.map(([x, y]) => xy(`${x - 34},${y - 34} ${x + 34},${y - 34} ${x - 34},${y + 34}`)),
    ),
    lines(
      ink.shade,
      17,
      ...down.map((x) => cast(upright(x), 26)),
      ...across.map((y) => cast(level(y), 34)),
    ),
    lines(ink.steel, 17, ...down.map(upright)),
    lines(ink.glint, 4, ...down.map((x) => upright(x - 5))),
    { ...lines('#6b3424', 9, ...down.map(upright)), dash: '2 17' },
    lines(ink.steel, 17, ...across.map(level)),
    lines(ink.glint, 4, ...across.map((y) => level(y - 5))),
    { ...lines('#6b3424', 9, ...across.map(level)), dash: '2 17' },
    lines(
      '#2a2422',
      4,
      ...crossings.flatMap(([x, y]) => [
        xy(`${x - 13},${y - 13} ${x + 13},${y + 13}`),
        xy(`${x + 13},${y - 13} ${x - 13},${y + 13}`),
      ]),
    ),
  ]
}

/** The form: a plank on edge along the slab, a stake behind it, a nail in each. */
const form = (random: Random): Impression[] => [
  fill(ink.shade, box(0, 744, 1600, 44)),
  fill(ink.wood, box(0, 686, 1600, 62)),
  fill(ink.lit, box(0, 686, 1600, 12)),
  lines(ink.grain, 2.5, ...grain(random, [0, 724], [1600, 724], 40, 16)),
  ...[150, 640, 1320].flatMap((x): Impression[] => [
    fill(ink.shade, cast(box(x, 748, 66, 54), 22)),
    fill(ink.wood, box(x, 748, 66, 54)),
    fill(ink.lit, box(x, 748, 66, 10)),
    lines(ink.grain, 2.5, xy(`${x + 12},790 ${x + 54},764`), xy(`${x + 16},768 ${x + 48},792`)),
    discs('#3a3632', [x + 33, 730, 6]),
  ]),
]

/** Turns what is drawn around 0,0. */
const turned = ([x, y]: Point, degrees: number) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (shape: Shape): Point[] =>
    shape.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Three bids on one sheet: a column each, and in two of them a line with nothing in it. */
function bids(): Impression[] {
  const on = turned([1010, 420], 7)
  const board = xy('-240,-330 240,-330 252,-318 252,330 240,342 -240,342 -252,330 -252,-318')
  const rows = Array.from({ length: 9 }, (_, i) => -196 + i * 52)
  const missing = ['2:1', '4:0', '4:1', '7:0']
  return [
    fill(ink.shade, cast(on(board), 42)),
    fill('#7d5530', on(board)),
    fill('#a87646', on(xy('-240,-330 240,-330 252,-318 -252,-318'))),
    fill('#d8ccaa', on(box(-222, -292, 452, 616))),
    fill(ink.paper, on(box(-228, -296, 448, 612))),
    lines('#b9b294', 2.5, ...rows.map((y) => on(xy(`-210,${y + 26} 204,${y + 26}`)))),
    lines(ink.line, 3, ...[-70, 22, 114].map((x) => on(xy(`${x},-246 ${x},284`)))),
    fill(ink.line, ...[-62, 30, 122].map((x) => on(box(x, -244, 76, 24)))),
    fill('#8f8a78', ...rows.map((y, i) => on(box(-206, y - 2, 76 + ((i * 37) % 48), 12)))),
    fill(
      ink.line,
      ...rows.flatMap((y, i) =>
        [0, 1, 2]
          .filter((column) => !missing.includes(`${i}:${column}`))
          .map((column) =>
            on(box(-54 + column * 92, y - 3, 36 + ((i * 23 + column * 17) % 28), 14)),
          ),
      ),
    ),
    lines(
      ink.red,
      5,
      ...missing.map((each) => {
        const [i = 0, column = 0] = each.split(':').map(Number)
        const [x, y] = [-26 + column * 92, (rows[i] ?? 0) + 4]
        return on(
          curve(
            xy(
              `${x + 32},${y} ${x + 4},${y - 19} ${x - 34},${y - 2} ${x - 2},${y + 19} ${x + 33},${y + 2}`,
            ),
            5,
          ),
        )
      }),
    ),
    // The clip.
    fill(ink.shade, cast(on(box(-70, -344, 140, 60)), 10)),
    fill('#6d7c79', on(box(-70, -344, 140, 60))),
    fill('#b9c3bb', on(box(-70, -344, 140, 16))),
    discs('#2f3c3c', [...(on([[0, -306]])[0] ?? [0, 0]), 11]),
  ]
}

/** A tape from the form to the bar, and the hand that holds it. */
function measuring(): Impression[] {
  const s = standing({ at: [0, 0], scale: 1 })
  const sleeve = ['#e0652b', '#6e2d22'] as const
  const glove = ['#e2c48a', '#7a5a36'] as const
  return [
    fill(ink.shade, cast(xy('470,430 502,430 502,712 470,712'), 22)),
    fill(ink.tape, xy('470,436 502,436 502,716 470,716')),
    lines(
      '#3a3226',
      3,
      ...Array.from({ length: 14 }, (_, i) =>
        xy(`470,${456 + i * 18} ${i % 4 === 3 ? 494 : 482},${456 + i * 18}`),
      ),
    ),
    fill('#c9c3ae', box(466, 428, 40, 10)),
    fill(ink.shade, cast(xy('180,960 330,760 430,690 560,690 570,820 470,900 440,960'), 34)),
    fill('#3a3632', box(428, 706, 116, 112)),
    fill('#d9a02f', box(434, 712, 104, 100)),
    fill('#f6d477', box(434, 712, 104, 18)),
    discs('#3a3632', [486, 764, 26]),
    ...limb(s, joints('120,1010,120 268,884,92 330,832,76'), sleeve, sun),
    ...limb(s, joints('326,836,70 392,788,66 430,764,56'), glove, sun),
    ...limb(s, joints('420,738,32 476,712,28 512,712,23'), glove, sun),
    ...limb(s, joints('434,780,30 494,764,27 530,762,23'), glove, sun),
    ...limb(s, joints('430,820,28 486,812,25 522,808,21'), glove, sun),
    ...limb(s, joints('392,742,30 420,700,26 446,680,22'), glove, sun),
  ]
}

/** From straight above: bars on their chairs, a tape on them, and three bids side by side. */
export function ConcreteBid() {
  const random = seeded(81)
  return (
    <Printed
      impressions={[...base(random), ...steel(random), ...form(random), ...bids(), ...measuring()]}
    />
  )
}
