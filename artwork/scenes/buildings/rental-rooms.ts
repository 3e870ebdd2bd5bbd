import type { Point } from '../../kit/path.ts'
import type { Random } from '../../kit/random.ts'
import {
  box,
  boxes,
  discs,
  fill,
  type Impression,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

/** Inks of the plan: snow in low sun, warm floors, walls where they’re cut. */
export const ink = {
  snow: '#f1f1e8',
  snowShade: '#b4c5d0',
  snowDeep: '#8ca4b5',
  cut: '#1c2f38',
  glass: '#8fc0c6',
  wood: '#dba766',
  woodLine: '#bd874a',
  woodShade: '#b07a40',
  tile: '#cfd2c6',
  tileLine: '#b3b8ac',
  tileShade: '#a3aba3',
  store: '#a78a6a',
  storeShade: '#7d6349',
  teal: '#2f6f72',
  tealLit: '#4f8f8d',
  red: '#c2472f',
  redDark: '#7e2b20',
  linen: '#faf3e0',
  linenShade: '#d9ccaf',
  dark: '#4b3326',
  oak: '#8f5d36',
  oakLit: '#b67d4b',
  steel: '#6a7a80',
  gold: '#e0a32c',
} as const

/** What is one unit high throws its shadow this far. */
export const sun: Point = [1, 0.56]

/** An outline and its shadow, swept along the sun. All parts run one way, so that none cuts a hole into another. */
export function swept(shape: Shape, tall: number): Point[][] {
  const [dx, dy] = [sun[0] * tall, sun[1] * tall]
  const turned = (each: Shape): Point[] => {
    const sum = each.reduce((total, [bx, by], i) => {
      const [ax, ay] = each.at(i - 1) ?? [bx, by]
      return total + ax * by - bx * ay
    }, 0)
    return sum < 0 ? each.toReversed() : [...each]
  }
  const sides = shape.map((b, i): Point[] => {
    const a = shape.at(i - 1) ?? b
    return [a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]
  })
  return [shape.map(([x, y]): Point => [x + dx, y + dy]), ...sides].map(turned)
}

/** Something that stands on a floor. */
const stands = (color: string, shade: string, tall: number, ...shapes: Shape[]): Impression[] => [
  fill(shade, ...shapes.flatMap((each) => swept(each, tall))),
  fill(color, ...shapes),
]

const round = (x: number, y: number, rx: number, ry = rx, count = 14): Point[] =>
  Array.from({ length: count }, (_, i): Point => {
    const a = (i / count) * 2 * Math.PI
    return [x + Math.cos(a) * rx, y + Math.sin(a) * ry]
  })

/** Rooms: boards in the large ones, tile at the door and in the bath. */
const floors = (random: Random): Impression[] => [
  fill(ink.wood, box(346, 126, 908, 548)),
  lines(
    ink.woodLine,
    2,
    ...Array.from({ length: 21 }, (_, i) => xy(`346,${152 + i * 25} 1254,${152 + i * 25}`)),
  ),
  lines(
    ink.woodLine,
    2,
    // Where one board ends and the next begins.
    ...Array.from({ length: 110 }, () => {
      const [x, row] = [360 + random() * 880, Math.floor(random() * 21)]
      return xy(`${x},${127 + row * 25} ${x},${152 + row * 25}`)
    }),
  ),
  fill(ink.tile, box(566, 484, 194, 190), box(772, 126, 108, 112)),
  lines(
    ink.tileLine,
    2,
    ...[522, 560, 598, 636].map((y) => xy(`566,${y} 760,${y}`)),
    ...[604, 643, 682, 721].map((x) => xy(`${x},484 ${x},674`)),
    ...[808, 844].map((x) => xy(`${x},126 ${x},238`)),
    ...[162, 200].map((y) => xy(`772,${y} 880,${y}`)),
  ),
  fill(ink.store, box(346, 484, 208, 190)),
]

/** Inner walls, and the outer ones with their windows and doors. */
const inner = boxes(
  '346,474,300,12 708,474,62,12 554,484,12,190 760,126,12,172 760,392,12,112 760,590,12,84 880,126,12,186 880,376,12,40 880,480,12,194 892,392,340,12 772,238,28,10 850,238,30,10',
)
const outer = boxes(
  '330,110,940,16 330,674,290,16 716,674,554,16 330,110,16,214 330,404,16,286 1254,110,16,90 1254,300,16,208 1254,608,16,82',
)

const walls = (): Impression[] => [
  fill(
    ink.woodShade,
    ...inner.flatMap((each) => swept(each, 22)),
    box(346, 126, 908, 17),
    box(346, 126, 28, 548),
  ),
]

const wallTops = (): Impression[] => [
  fill(ink.cut, ...inner, box(1230, 392, 30, 12), ...outer),
  fill(ink.tileLine, box(620, 674, 96, 16)),
  fill(
    ink.glass,
    ...boxes(
      '1258,200,8,100 1258,508,8,100 420,114,150,8 950,114,150,8 940,678,150,8 400,678,90,8',
    ),
  ),
  fill(
    ink.linen,
    ...boxes(
      '420,110,150,4 420,122,150,4 950,110,150,4 950,122,150,4 940,674,150,4 940,686,150,4 1254,200,4,100 1266,200,4,100 1254,508,4,100 1266,508,4,100',
    ),
  ),
  // Doors, open, and the line each one draws.
  fill(ink.oakLit, xy('330,404 338,404 290,340 284,346')),
  fill(ink.oakLit, ...boxes('716,606,8,68')),
  lines(ink.linen, 2, xy('620,674 638,632 672,612 716,606')),
  fill(ink.oakLit, ...boxes('892,312,58,7 892,473,58,7')),
]

/** Kitchen, table, sofa, fire. */
const living = (): Impression[] => [
  ...stands('#d9d6c8', ink.woodShade, 14, box(346, 126, 300, 52), box(440, 236, 150, 54)),
  fill(ink.steel, ...boxes('380,132,60,38 520,130,72,44')),
  fill('#c3ccc9', ...boxes('386,138,48,26')),
  discs(ink.cut, [538, 143, 8], [574, 143, 8], [538, 162, 8], [574, 162, 8]),
  // The extinguisher on its hook.
  ...stands(ink.red, ink.woodShade, 10, round(664, 146, 11)),
  discs(ink.redDark, [664, 146, 4]),
  ...stands(
    ink.oak,
    ink.woodShade,
    9,
    round(466, 312, 15),
    round(516, 312, 15),
    round(564, 312, 15),
  ),
  fill(ink.teal, box(572, 336, 160, 116)),
  lines(ink.tealLit, 5, xy('584,348 720,348 720,440 584,440 584,348')),
  ...stands(ink.red, ink.woodShade, 13, box(560, 424, 150, 44), box(700, 350, 44, 118)),
  fill('#d96a4c', ...boxes('566,430,62,30 632,430,62,30 706,356,32,50')),
  ...stands(ink.oakLit, ink.woodShade, 9, round(634, 386, 30, 24)),
  ...stands(ink.oakLit, ink.woodShade, 12, box(392, 362, 112, 66)),
  ...stands(
    ink.oak,
    ink.woodShade,
    9,
    ...boxes('404,338,32,18 458,338,32,18 404,434,32,18 458,434,32,18'),
  ),
  // The stove.
  fill('#8f8f86', box(690, 176, 70, 96)),
  ...stands(ink.cut, '#6c6d66', 14, box(706, 194, 48, 60)),
  discs(ink.steel, [736, 224, 11]),
]

/** A bed with its pillows, its head at the right or at the left. */
function bed(x: number, y: number): Impression[] {
  const at = (text: string) => boxes(text).map((each) => put(each, [x, y]))
  return [
    ...stands(ink.dark, ink.woodShade, 14, ...at('0,0,170,136')),
    fill(ink.linen, ...at('4,6,158,124')),
    fill(ink.linenShade, ...at('126,16,32,46 126,74,32,46')),
    fill('#fffdf4', ...at('122,14,32,44 122,72,32,44')),
    fill(ink.teal, ...at('4,6,84,124')),
    fill(ink.tealLit, ...at('70,6,18,124 4,60,84,6')),
    ...stands(ink.oakLit, ink.woodShade, 9, ...at('132,-38,34,32')),
    discs('#ffe7a8', [x + 149, y - 22, 10]),
  ]
}

const bedrooms = (): Impression[] => [
  ...bed(1076, 196),
  ...bed(1076, 488),
  ...stands(ink.oak, ink.woodShade, 12, box(906, 134, 44, 130), box(906, 534, 40, 124)),
  ...stands(ink.red, ink.woodShade, 9, box(1000, 346, 84, 34)),
  fill('#d96a4c', ...boxes('1006,350,72,10')),
  fill(ink.linenShade, ...boxes('972,506,86,110')),
  lines(ink.linen, 4, xy('980,514 1050,514 1050,608 980,608 980,514')),
]

/** The bath at the end of the hall. */
const bath = (): Impression[] => [
  ...stands(ink.linen, ink.tileShade, 10, box(776, 130, 62, 34), round(862, 152, 13, 18)),
  discs('#c3ccc9', [806, 147, 20, 10]),
  fill(ink.linen, ...boxes('848,126,28,14')),
]

/** Where guests come in: boots in trays, gloves that dry, skis on a metal rack. */
function entry(): Impression[] {
  const pair = (x: number, y: number, color: string) => [
    ...stands(color, ink.cut, 5, round(x, y, 9, 16), round(x + 22, y, 9, 16)),
  ]
  return [
    ...stands(ink.oakLit, ink.tileShade, 12, box(566, 500, 30, 104)),
    fill(ink.cut, box(600, 498, 62, 110)),
    fill('#35484f', box(604, 502, 54, 102)),
    ...pair(619, 524, ink.red),
    ...pair(619, 562, '#e7d9b4'),
    fill(ink.steel, box(664, 486, 40, 9)),
    // The dryer, with gloves on its pegs.
    ...stands('#e8e6dc', ink.tileShade, 10, box(718, 490, 36, 88)),
    ...[506, 532, 558].flatMap((y, i) =>
      stands(i === 1 ? ink.teal : ink.red, ink.tileLine, 5, round(736, y, 12, 9)),
    ),
  ]
}

/** The owner’s things behind a lock. */
const closet = (): Impression[] => [
  ...stands(ink.oak, ink.storeShade, 16, box(346, 486, 42, 188), box(388, 632, 166, 42)),
  ...stands(
    '#cfae7f',
    ink.dark,
    6,
    ...boxes('350,494,34,36 350,538,34,30 350,578,34,44 400,638,46,30 458,638,34,30'),
  ),
  lines('#a8834f', 3, ...[512, 553, 600].map((y) => xy(`350,${y} 384,${y}`))),
  fill(ink.linen, ...boxes('504,640,40,26')),
  fill(ink.linenShade, ...boxes('504,652,40,4')),
  // Two pairs of skis, and the good rug, rolled up.
  ...stands(ink.teal, ink.storeShade, 6, box(412, 494, 9, 120), box(426, 494, 9, 120)),
  ...stands(ink.red, ink.storeShade, 8, box(446, 500, 24, 118)),
  lines(ink.linen, 3, xy('446,516 470,516'), xy('446,602 470,602')),
  // The door, closed, and its lock.
  fill(ink.oakLit, box(554, 540, 12, 80)),
  ...stands(ink.gold, ink.dark, 3, round(560, 600, 15)),
  discs(ink.cut, [560, 600, 5]),
]

/** What listens and warns in the hall: the alarm between the bedroom doors, the sensor outside them. */
export const sensors = (): Impression[] => [
  { ...lines(ink.red, 4, xy('826,396 886,344'), xy('826,396 886,448')), dash: '9 9' },
  discs(ink.woodShade, [831, 399, 19]),
  discs(ink.linen, [826, 396, 19]),
  discs(ink.red, [826, 396, 8]),
  discs(ink.woodShade, [829, 532, 14]),
  discs(ink.teal, [826, 530, 14]),
  discs(ink.linen, [826, 530, 5]),
  ...[26, 38].map((r) =>
    lines(
      ink.teal,
      4,
      ...[-0.6, Math.PI - 0.6].map((from) =>
        Array.from({ length: 7 }, (_, i): Point => {
          const a = from + (i / 6) * 1.2
          return [826 + Math.cos(a) * r, 530 + Math.sin(a) * r]
        }),
      ),
    ),
  ),
]

export const rooms = (random: Random): Impression[] => [
  ...floors(random),
  ...walls(),
  ...living(),
  ...bedrooms(),
  ...bath(),
  ...entry(),
  ...closet(),
  ...wallTops(),
  ...sensors(),
]
