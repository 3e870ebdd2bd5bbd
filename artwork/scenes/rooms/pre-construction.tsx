import { joints } from '../../kit/print/figure.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { grain } from '../../kit/print/texture.ts'
import { limb, standing } from '../../kit/print/workers.ts'
import type { Point } from '../../kit/path.ts'
import { type Random, seeded } from '../../kit/random.ts'
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
  plank: '#a9733f',
  dark: '#6b4328',
  gap: '#3a2620',
  shade: '#5a3826',
  sheet: '#f5ead0',
  under: '#d8c39a',
  line: '#28505c',
  red: '#c2402c',
  night: '#1b282d',
} as const

/** Early light from the upper left: shadows fall to the lower right. */
const sun: Point = [-0.7, -0.6]
const cast = (shape: Shape, by: number): Point[] => shape.map(([x, y]) => [x + by, y + by * 0.8])

/** Things lie on the table turned about their middle. */
const turned = ([x, y]: Point, degrees: number) => {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  return (shape: Shape): Point[] =>
    shape.map(([px, py]) => [x + px * cos - py * sin, y + px * sin + py * cos])
}

/** Planks on two sawhorses, seen from straight above. */
const table = (random: Random): Impression[] =>
  [-6, 148, 302, 456, 610, 764].flatMap((y, i): Impression[] => [
    fill(i % 3 === 1 ? '#b27c46' : i % 3 === 2 ? '#9d6939' : ink.plank, box(0, y, 1600, 150)),
    lines(ink.dark, 2.5, ...grain(random, [0, y + 75], [1600, y + 75], 126, 15)),
    lines('#c89457', 2, ...grain(random, [0, y + 60], [1600, y + 60], 116, 7)),
    fill(ink.gap, box(0, y + 149, 1600, 6)),
    discs(ink.gap, [64, y + 36, 5], [64, y + 114, 5], [1520, y + 36, 5], [1520, y + 114, 5]),
  ])

/** The lot from the survey: contours, the house, the drive, the setback, a spruce that stays. */
function plan(): Impression[] {
  const on = turned([820, 470], -7)
  const sheet = xy('-480,-330 480,-330 480,330 -480,330')
  const contour = (k: number): Point[] =>
    curve(
      [-440, -300, -150, 0, 160, 310, 440].map((x, i): Point => [
        x,
        -250 + k * 62 + Math.sin(i * 0.9 + k * 0.5) * 26 + x * 0.06,
      ]),
      4,
    )
  const walls: Point[][] = [
    xy('-150,-60 90,-60 90,-110 230,-110 230,70 60,70 60,120 -150,120 -150,-60'),
    xy('-150,20 -20,20 -20,120'),
    xy('90,-60 90,0 230,0'),
    xy('-40,-60 -40,-20'),
    xy('60,70 60,30'),
  ]
  return [
    fill(ink.shade, cast(on(sheet), 26)),
    fill(ink.under, on(sheet.map(([x, y]): Point => [x + 10, y + 12]))),
    fill(ink.sheet, on(sheet)),
    // The corner that the air lifts.
    fill('#e4d3ab', on(xy('480,330 400,330 480,262'))),
    fill('#fff7e2', on(xy('400,330 480,262 446,300 420,322'))),
    lines('#b4a98b', 3, ...[0, 1, 2, 3, 4, 5, 6, 7].map((k) => on(contour(k)))),
    lines(ink.line, 3, on(xy('-460,-310 460,-310 460,310 -460,310 -460,-310'))),
    lines(ink.line, 3, on(xy('270,310 270,196 460,196')), on(xy('270,250 460,250'))),
    fill('#d9e0d2', on(xy('-150,-60 90,-60 90,-110 230,-110 230,70 60,70 60,120 -150,120'))),
    lines(ink.line, 9, ...walls.map(on)),
    lines(
      ink.line,
      3,
      ...[0, 1, 2, 3, 4].map((i) => on(xy(`${110 + i * 16},-50 ${110 + i * 16},-8`))),
    ),
    fill(
      '#e2cfa4',
      on(curve(xy('-150,50 -240,60 -310,130 -330,310 -400,310 -386,120 -280,0 -150,-10'), 4)),
    ),
    {
      ...lines(ink.red, 4, on(xy('-240,-170 320,-190 330,170 -240,190 -240,-170'))),
      dash: '16 12',
    },
    ...[
      [-360, -190, 40],
      [-300, -240, 30],
      [370, -130, 34],
      [390, 90, 44],
    ].flatMap(([x = 0, y = 0, r = 0]): Impression[] => [
      fill(
        '#5d8068',
        on(
          Array.from({ length: 20 }, (_, i): Point => {
            const angle = (i / 20) * 2 * Math.PI
            const out = i % 2 ? r : r * 0.66
            return [x + Math.cos(angle) * out, y + Math.sin(angle) * out]
          }),
        ),
      ),
    ]),
    // Notes, and a ring in red around the tree that stays.
    lines(
      ink.line,
      4,
      ...[214, 228].map((y) =>
        on([
          [290, y],
          [430, y],
        ]),
      ),
    ),
    lines(ink.line, 6, on(xy('290,276 400,276'))),
    lines(
      ink.red,
      6,
      on(curve(xy('340,40 400,26 452,66 446,130 400,152 344,130 330,76 352,36 392,30'), 4)),
      on(xy('330,120 262,170')),
    ),
  ]
}

/** What keeps the sheet down and what was brought along. */
function things(random: Random): Impression[] {
  const hat: Shape = curve(
    xy('-120,0 -104,-84 -30,-124 60,-112 116,-50 122,22 84,96 0,122 -84,92 -120,0'),
    5,
  )
  const helmet = turned([1452, 168], 16)
  const stone = xy('-96,-50 -30,-72 60,-60 98,-10 84,50 10,70 -70,56 -104,10')
  const rock = turned([284, 706], -14)
  const tape = turned([1392, 742], -20)
  return [
    // A mug of coffee.
    fill(
      ink.shade,
      curve(xy('250,190 330,150 430,200 450,290 390,350 300,330 250,250 250,190'), 5),
    ),
    lines('#2f5a56', 22, curve(xy('180,300 140,330 128,290 158,262'), 5)),
    discs('#24474a', [254, 220, 92]),
    discs('#3d7a72', [248, 214, 90]),
    discs('#2a1812', [250, 218, 72]),
    discs('#5b3520', [244, 210, 62]),
    fill('#a9703f', curve(xy('196,190 230,160 290,166 250,182 210,212 196,190'), 4)),
    // A hard hat, upside up, ribs along its crown.
    fill(ink.shade, cast(helmet(hat), 40)),
    fill('#b07c22', helmet(hat.map(([x, y]): Point => [x * 1.1 - 6, y * 1.08]))),
    fill('#d99a2b', helmet(hat)),
    fill(
      '#f2c35c',
      helmet(curve(xy('-100,-20 -80,-80 -20,-108 40,-96 10,-60 -50,-30 -70,40 -100,-20'), 4)),
    ),
    lines(
      '#b07c22',
      9,
      helmet(curve(xy('-110,-14 0,-30 112,-8'))),
      helmet(curve(xy('-104,30 0,20 108,36'))),
    ),
    // Stone for the wall, cedar for the siding.
    fill(ink.shade, cast(rock(stone), 34)),
    fill('#5d6264', rock(stone)),
    fill('#8b8d86', rock(xy('-96,-50 -30,-72 60,-60 40,-10 -40,10 -104,10'))),
    fill('#a5a69c', rock(xy('-96,-50 -30,-72 20,-64 -20,-30 -80,-20'))),
    fill('#46494c', rock(xy('40,-10 98,-10 84,50 10,70 0,30'))),
    // A tape, its blade out along the sheet.
    fill(ink.shade, cast(tape(xy('-70,-64 60,-64 74,-40 74,64 -70,64')), 28)),
    fill('#e9c64f', tape(xy('-70,-8 -420,-8 -420,20 -70,20'))),
    fill('#c79f34', tape(xy('-70,14 -420,14 -420,20 -70,20'))),
    lines(
      ink.night,
      3,
      ...Array.from({ length: 22 }, (_, i) =>
        tape([
          [-84 - i * 15, -8],
          [-84 - i * 15, i % 4 ? -1 : 8],
        ]),
      ),
    ),
    fill('#7a3226', tape(xy('-70,-64 60,-64 74,-40 74,64 -70,64'))),
    fill('#c2402c', tape(xy('-66,-60 54,-60 60,40 -66,40'))),
    discs('#2b2523', [...(tape([[0, 0]])[0] ?? [0, 0]), 34] as [number, number, number]),
    discs('#d8cdb5', [...(tape([[-4, -4]])[0] ?? [0, 0]), 25] as [number, number, number]),
    // Stakes with survey ribbon.
    ...[-4, 5].flatMap((angle, i): Impression[] => {
      const stake = turned([520 + i * 40, 838 + i * 34], angle)
      return [
        fill(ink.shade, cast(stake(xy('-320,-13 260,-13 300,0 260,13 -320,13')), 16)),
        fill('#d9ab6a', stake(xy('-320,-13 260,-13 300,0 260,13 -320,13'))),
        fill('#b18148', stake(xy('-320,4 290,4 260,13 -320,13'))),
        lines(
          '#96683a',
          2,
          ...grain(
            random,
            stake([[-310, -3]])[0] ?? [0, 0],
            stake([[240, -3]])[0] ?? [0, 0],
            14,
            4,
          ),
        ),
        fill('#e0592f', stake(xy('-270,-15 -236,-15 -236,15 -270,15'))),
        fill(
          '#f08a4c',
          stake(curve(xy('-262,-12 -300,-50 -250,-84 -232,-66 -262,-46 -240,-12'), 4)),
        ),
      ]
    }),
  ]
}

/** Two people over one sheet: one draws in red, the other holds a scale. */
function hands(): Impression[] {
  const s = standing({ at: [0, 0], scale: 1 })
  const part = (
    text: string,
    cloth: readonly [string, string],
    shadow: string = ink.under,
  ): Impression[] => {
    const each = joints(text)
    const moved = each.map(([x, y, r]) => [x + r * 0.5 + 10, y + r * 0.5 + 8, r] as const)
    return [...(shadow ? limb(s, moved, [shadow, shadow], sun) : []), ...limb(s, each, cloth, sun)]
  }
  const skin = ['#e9ae7c', '#a5633f'] as const
  const brown = ['#b57a52', '#6d4530'] as const
  return [
    // From the right, a canvas sleeve: the hand with the pencil.
    ...part('1720,470,96 1420,560,74 1310,566,58', ['#b9793f', '#6f4426'], ink.shade),
    ...part('1306,566,46 1270,562,48', skin),
    ...part('1254,530,17 1206,522,15 1180,540,13', skin),
    ...part('1240,580,18 1196,580,15 1176,560,13', skin),
    ...part('1256,604,17 1214,612,15 1198,594,12', skin),
    ...part('1282,520,18 1240,498,15 1210,512,13', skin),
    lines(ink.shade, 15, xy('1150,560 1268,470')),
    lines(ink.red, 15, xy('1158,552 1270,462')),
    lines('#e2694c', 5, xy('1156,548 1266,460')),
    fill('#ecd3a3', xy('1152,544 1166,560 1136,572')),
    fill(ink.red, xy('1142,562 1148,568 1134,574')),
    ...part('1248,516,15 1216,520,13 1196,536,11', skin, ''),
    // From the left, a wool sleeve: the hand that holds the scale down.
    fill(ink.shade, xy('470,600 900,540 908,580 480,642')),
    fill('#f7f0dc', xy('452,584 890,522 898,566 460,628')),
    fill('#d9c796', xy('457,610 895,548 898,566 460,628')),
    lines(
      ink.night,
      3,
      ...Array.from({ length: 26 }, (_, i): Point[] => {
        const x = 466 + i * 16.4
        const y = 583 - i * 2.32
        return [
          [x, y],
          [x + 1.5, y + (i % 5 ? 9 : 17)],
        ]
      }),
    ),
    ...part('-120,470,104 280,600,78 402,616,60', ['#55756f', '#263f42'], ink.shade),
    lines('#1c3236', 6, xy('392,560 380,676')),
    ...part('412,618,48 450,614,50', brown),
    ...part('470,578,18 540,566,16 586,572,13', brown),
    ...part('486,604,18 560,600,16 606,602,13', brown),
    ...part('482,632,17 552,634,15 594,632,12', brown),
    ...part('466,656,15 520,664,13 552,660,11', brown),
    ...part('440,570,20 470,536,16 506,520,13', brown),
  ]
}

/** Straight down: a survey on planks, two people deciding over it before anything is dug. */
export function PreConstruction() {
  const random = seeded(16)
  return <Printed impressions={[...table(random), ...plan(), ...things(random), ...hands()]} />
}
