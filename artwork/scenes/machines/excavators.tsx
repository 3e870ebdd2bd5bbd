import { rim } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { flecks } from '../../kit/print/texture.ts'
import { type Clothes, standing, upright } from '../../kit/print/workers.ts'
import { along, type Point } from '../../kit/path.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f0c88c',
  glow: '#f8e3b4',
  soil: '#3a2a24',
  dark: '#211a1a',
  steel: '#2c3539',
  gold: '#d9962f',
} as const

const clothes: Clothes = {
  jacket: ['#e06a32', '#6d2f25'],
  pants: ['#46565a', '#1d2a30'],
  boots: ['#5d4029', '#15191c'],
  skin: ['#d99a6c', '#6d4030'],
  hat: ['#f6edd2', '#a08a5c'],
  gloves: ['#d8b777', '#5a4429'],
}

const left = xy('-40,150 520,470 560,560 560,664 -40,960')
const right = xy('1640,90 760,462 726,560 726,660 1640,980')

/** A wall's layers of soil, running together in the distance, and the stones in it. */
function strata(random: Random, side: -1 | 1): Impression[] {
  const near = side < 0 ? -40 : 1640
  const end = side < 0 ? 560 : 726
  const at = (t: number): Point => [near, 150 + t * 800]
  const to = (t: number): Point => [end, 490 + t * 170]
  const layer = (a: number, b: number, wave: number): Point[] => {
    const edge = (t: number) =>
      Array.from({ length: 12 }, (_, i): Point => {
        const [x, y] = along(at(t), to(t), i / 11)
        return [x, y + Math.sin(i * 1.3 + wave) * (1 - i / 11) * 9]
      })
    return [...edge(a), ...edge(b).toReversed()]
  }
  const tones =
    side < 0
      ? ['#7b4f33', '#5b3b2b', '#6a4530', '#493026']
      : ['#5a3c2d', '#43302a', '#4e362b', '#33262a']
  return [
    fill(side < 0 ? '#8a5a38' : ink.soil, side < 0 ? left : right),
    ...[
      [0.13, 0.24],
      [0.24, 0.5],
      [0.5, 0.68],
      [0.68, 1.06],
    ].map(([a = 0, b = 0], i) => fill(tones[i] ?? ink.soil, layer(a, b, i * 2 + side))),
    ...[0, 1, 2].flatMap((row) =>
      flecks(random, side < 0 ? [20, 430] : [930, 1580], [330 + row * 130, 440 + row * 140], 13, [
        3 + row,
        11 + row * 3,
      ]).map((stone, i) => fill(['#a07a52', '#84613f', '#5e4636'][i % 3] ?? ink.soil, stone)),
    ),
    // What the teeth left.
    lines(
      side < 0 ? '#93633e' : '#241d20',
      4,
      ...Array.from({ length: 9 }, (_, i): Point[] => {
        const t = i / 10
        const top = along(at(0.1), to(0.1), t)
        const foot = along(at(0.86), to(0.86), t + 0.03)
        return [
          along(top, foot, between(random, 0.05, 0.2)),
          along(top, foot, between(random, 0.5, 0.9)),
        ]
      }),
    ),
  ]
}

/** Sod at a lip of the trench. */
const sod = (random: Random, from: Point, to: Point, color: string, deep: number): Impression =>
  fill(color, [
    ...Array.from({ length: 90 }, (_, i): Point => {
      const [x, y] = along(from, to, i / 89)
      const size = 1 - (i / 89) * 0.86
      return [x, y - (i % 2 ? between(random, 16, 40) : between(random, 2, 10)) * size]
    }),
    [to[0], to[1] + 5],
    [from[0], from[1] + deep],
  ])

/** The stick, coming down over the lip, and the cylinder that curls the bucket. */
const stick: Impression[] = [
  fill('#8f5b24', xy('1030,-30 1300,-30 1150,150 1092,252 968,242 952,168')),
  fill(ink.gold, xy('1030,-30 1180,-30 1068,150 1046,246 968,242 952,168')),
  fill('#f2bf5c', xy('1030,-30 1062,-30 984,166 988,242 968,242 952,168')),
  fill(ink.steel, xy('1222,-30 1290,-30 1196,126 1144,104')),
  fill('#c9d0cc', xy('1148,96 1196,122 1154,196 1118,178')),
  fill('#586368', xy('1172,108 1196,122 1154,196 1138,188')),
  fill(ink.steel, xy('1098,160 1166,176 1176,214 1136,268 1084,260')),
  discs(ink.steel, [1010, 214, 30], [1134, 198, 26]),
  discs('#7a878b', [1010, 214, 15], [1134, 198, 13]),
]

/** The bucket, mouth toward us, its teeth below. */
function bucket(random: Random): Impression[] {
  const teeth = [0, 1, 2, 3, 4].map((i) => 806 + i * 108)
  return [
    fill(ink.steel, xy('836,262 1262,262 1350,360 1336,560 1290,640 802,640 756,560 748,356')),
    // Inside, in shade, and the earth that it carries.
    fill(ink.dark, xy('856,330 1244,330 1286,400 1274,572 824,572 806,400')),
    fill('#12100f', xy('856,330 1244,330 1268,372 832,372')),
    fill(
      '#5f4030',
      curve(xy('822,574 850,500 900,470 962,438 1040,452 1110,424 1176,470 1236,498 1276,574'), 4),
    ),
    fill('#7f5638', curve(xy('850,540 900,478 962,444 1020,462 960,486 900,520 850,540'), 4)),
    ...flecks(random, [860, 1240], [480, 560], 22, [4, 13]).map((stone, i) =>
      fill(['#8f6845', '#4a3229', '#a98a62'][i % 3] ?? '', stone),
    ),
    // The lip, its cutting edge worn bright, and the teeth.
    fill('#475358', xy('772,566 1322,566 1300,634 792,634')),
    fill('#8f9a9a', xy('786,612 1308,612 1300,634 792,634')),
    ...teeth.flatMap((x): Impression[] => [
      fill('#39454a', xy(`${x - 26},600 ${x + 34},600 ${x + 26},664 ${x - 16},664`)),
      fill('#a9b0aa', xy(`${x - 20},640 ${x + 28},640 ${x + 18},726 ${x - 6},726`)),
      fill('#5d686b', xy(`${x + 6},640 ${x + 28},640 ${x + 18},726 ${x + 6},726`)),
    ]),
    // Side plates: the left one has the sun.
    fill('#6b777a', xy('836,262 870,262 822,372 838,572 772,572 756,540 748,356')),
    fill(ink.glow, xy('836,262 846,262 764,362 772,548 762,556 750,400 748,356')),
    fill('#1b2225', xy('1262,262 1230,262 1276,372 1262,572 1322,572 1336,540 1350,356')),
    fill('#39454a', xy('930,236 1180,236 1204,300 906,300')),
    fill('#78858a', xy('930,236 1010,236 1000,300 906,300')),
    discs(ink.dark, [960, 268, 13], [1150, 268, 13]),
  ]
}

/** What falls from between the teeth. */
const crumbs = (random: Random): Impression[] => [
  ...flecks(random, [800, 1270], [730, 890], 46, [3, 12]).map((each, i) =>
    fill(['#5f4030', '#7f5638', '#3a2a24'][i % 3] ?? '', each),
  ),
]

/** The one on the lip who guides the operator: back from the edge, an arm up. */
function spotter(): Impression[] {
  const stand = { at: [424, 424] as Point, scale: 0.46, side: -1 as const }
  const s = standing(stand)
  const figure = upright(stand, clothes, [0.9, -0.4], {
    far: [
      [-78, -330],
      [-110, -432],
    ],
    near: [
      [44, -236],
      [-4, -176],
    ],
    look: -0.16,
    stride: 1.1,
  })
  return [
    ...rim(ink.glow, figure, [3.4, -1.6]),
    ...figure,
    fill(
      '#f3e08a',
      s.shape(xy('-42,-262 56,-262 56,-244 -42,-244')),
      s.shape(xy('-36,-214 54,-214 54,-198 -36,-198')),
    ),
  ]
}

/** Worm's-eye: from the bottom of a trench, the bucket coming for its next bite. */
export function Excavators() {
  const random = seeded(407)
  return (
    <Printed
      impressions={[
        fill('#c9825a', box(0, 0, 1600, 900)),
        fill(
          '#de9f63',
          curve(xy('-20,70 300,40 700,96 1100,50 1620,90 1620,900 -20,900 -20,70'), 3),
        ),
        fill(
          ink.sky,
          curve(xy('-20,190 300,150 620,210 1000,170 1620,220 1620,900 -20,900 -20,190'), 3),
        ),
        discs(ink.glow, [640, 372, 190]),
        discs('#fff6dc', [640, 372, 104]),
        sod(random, [-40, 150], [522, 468], '#4c4a2c', 30),
        ...spotter(),
        ...strata(random, -1),
        ...strata(random, 1),
        // The end of the trench, its floor, and the light on it.
        fill('#4e362b', xy('540,490 600,482 690,484 748,474 730,664 556,668')),
        fill('#35272a', xy('552,560 736,552 730,664 556,668')),
        fill('#6a4530', xy('556,660 730,656 1640,960 1640,1000 -40,1000 -40,950')),
        fill('#a8703f', xy('600,661 668,659 940,1000 380,1000')),
        fill('#c98f50', xy('626,660 650,660 760,1000 560,1000')),
        sod(random, [-40, 150], [522, 470], '#2f3322', 26),
        sod(random, [1640, 92], [760, 464], '#23261d', 30),
        ...crumbs(random),
        ...stick,
        ...bucket(random),
      ]}
    />
  )
}
