import { flecks, grain } from '../../kit/print/texture.ts'
import type { Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import {
  blob,
  box,
  curve,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
  boxes,
} from '../../plates/ink.ts'

export const ink = {
  drive: '#c9b896',
  shade: '#8c7a63',
  steel: '#2f6a63',
  rib: '#4a8a80',
  deep: '#173a3b',
  inside: '#1c2b2c',
  wood: '#d8a763',
  woodDark: '#a06d3a',
  white: '#f3ead6',
  gray: '#b9b2a2',
  red: '#b9502f',
} as const
/** The sun stands low on the right, above: shadows run to the left and down. */
export const long: Point = [-0.92, 0.52]

/** A thing seen from straight above, turned about its middle. */
export const turned = (shape: Shape, [x, y]: Point, angle: number): Point[] => {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return shape.map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c])
}
export const rect = (w: number, h: number): Point[] => box(-w / 2, -h / 2, w, h)
/** What a thing of that height keeps the sun from. */
export const shadowOf = (shape: Shape, high: number): Point[][] =>
  shape.map((a, i) => {
    const b = shape[(i + 1) % shape.length] ?? a
    const [dx, dy] = [long[0] * high, long[1] * high]
    const side: Point[] = [a, b, [b[0] + dx, b[1] + dy], [a[0] + dx, a[1] + dy]]
    // One winding for all, or overlaps would be holes.
    const turn = (b[0] - a[0]) * dy - (b[1] - a[1]) * dx
    return turn < 0 ? side.toReversed() : side
  })

/** A thing with its shadow on what lies below it. */
const lying = (shape: Point[], tone: string, high: number, under: string): Impression[] => [
  fill(under, ...shadowOf(shape, high)),
  fill(tone, shape),
]

const tub = box(560, 208, 760, 372)

/** A roll-off box from above: ribs outside, a rail around, the door at its left. */
export function container(): Impression[] {
  const ribs = Array.from({ length: 9 }, (_, i) => 590 + i * 86)
  return [
    fill(ink.shade, ...shadowOf(box(548, 190, 786, 408), 190)),
    fill(ink.deep, ...ribs.flatMap((x) => [box(x, 184, 22, 24), box(x, 580, 22, 24)])),
    fill(ink.steel, box(540, 190, 796, 408)),
    fill(ink.rib, ...boxes('540,190,796,9 1327,190,9,408')),
    fill(ink.deep, box(540, 590, 796, 8)),
    fill(ink.rib, ...ribs.map((x) => box(x + 4, 194, 14, 12))),
    fill(ink.inside, tub),
    fill(ink.steel, ...boxes('522,226,18,336 1336,300,30,20 1336,460,30,20')),
    fill(ink.deep, ...boxes('528,270,12,14 528,500,12,14 1360,300,8,180')),
  ]
}

/** The edge of the grass beside the drive. */
export const lawn: Shape = curve(xy('820,1000 900,790 1060,700 1280,664 1700,640'))

/** What came out of the house, thrown in as it came. */
export function load(random: Random): Impression[] {
  const out: Impression[] = [
    fill('#3a3f3a', ...flecks(random, [570, 1310], [220, 570], 120, [5, 16])),
    fill('#6b6557', ...flecks(random, [570, 1310], [220, 570], 90, [4, 13])),
  ]
  const board = (
    x: number,
    y: number,
    l: number,
    w: number,
    angle: number,
    tone: string,
    edge: string,
  ) => {
    const shape = turned(rect(l, w), [x, y], angle)
    const [a, b] = [turned([[-l / 2, 0]], [x, y], angle)[0], turned([[l / 2, 0]], [x, y], angle)[0]]
    out.push(...lying(shape, tone, 16, ink.inside))
    if (a && b) out.push(lines(edge, 2, ...grain(random, a, b, w, Math.round(w / 5))))
    out.push(
      fill(
        '#514a41',
        ...[-0.44, 0.44].map((t) =>
          turned(rect(5, 5), turned([[l * t, 0]], [x, y], angle)[0] ?? [0, 0], angle),
        ),
      ),
    )
  }
  // Drywall, in sheets and in pieces.
  for (const [x, y, w, h, angle] of [
    [700, 300, 190, 120, 12],
    [1170, 470, 220, 130, -20],
    [860, 500, 150, 110, 34],
  ] as const) {
    const torn: Point[] = [
      [-w / 2, -h / 2],
      [w * 0.3, -h / 2],
      [w * 0.42, -h * 0.3],
      [w * 0.36, -h * 0.05],
      [w / 2, h * 0.12],
      [w * 0.4, h / 2],
      [-w * 0.2, h / 2],
      [-w * 0.3, h * 0.38],
      [-w / 2, h * 0.4],
    ]
    out.push(...lying(turned(torn, [x, y], angle), ink.white, 12, ink.inside))
    out.push(
      fill(
        ink.gray,
        turned(
          [
            [w * 0.3, -h / 2],
            [w * 0.42, -h * 0.3],
            [w * 0.36, -h * 0.05],
            [w / 2, h * 0.12],
            [w * 0.44, h * 0.14],
            [w * 0.29, -h * 0.05],
            [w * 0.35, -h * 0.28],
            [w * 0.22, -h / 2],
          ],
          [x, y],
          angle,
        ),
      ),
    )
  }
  for (let i = 0; i < 9; i++)
    board(
      between(random, 650, 1230),
      between(random, 260, 530),
      between(random, 150, 260),
      24,
      between(random, -80, 80),
      i % 3 ? '#8d6a47' : '#6f523a',
      '#513a29',
    )
  // A bath that had its day.
  const bath = blob(xy('-112,-38 -70,-48 50,-48 96,-36 114,0 96,36 50,48 -70,48 -112,38 -124,0'), 4)
  const hole = blob(xy('-94,-26 -60,-34 46,-34 80,-25 94,0 80,25 46,34 -60,34 -94,26 -103,0'), 4)
  out.push(
    ...lying(turned(bath, [1010, 330], -24), '#e9b7a4', 34, ink.inside),
    fill('#b97f70', turned(hole, [1010, 330], -24)),
    fill(
      '#d79c8b',
      turned(
        hole.map(([x, y]): Point => [x * 0.86 - 6, y * 0.8 + 5]),
        [1010, 330],
        -24,
      ),
    ),
    fill(
      ink.inside,
      turned(
        blob(xy('-6,-6 6,-6 6,6 -6,6'), 3),
        turned([[70, 4]], [1010, 330], -24)[0] ?? [0, 0],
        0,
      ),
    ),
  )
  for (const [x, y, l, w, a] of [
    [760, 430, 330, 30, -38],
    [1130, 300, 300, 26, 58],
    [930, 480, 380, 28, 8],
    [660, 500, 210, 26, 70],
    [1230, 330, 240, 30, -72],
    [840, 270, 250, 24, -10],
    [1060, 510, 260, 24, -32],
  ] as const)
    board(x, y, l, w, a, ink.wood, ink.woodDark)
  // Roof tile, pipe, a roll of old carpet.
  out.push(
    ...lying(turned(rect(170, 46), [1196, 528], -12), ink.red, 26, ink.inside),
    fill('#8a3622', turned(blob(xy('78,-22 94,0 78,22 66,0'), 3), [1196, 528], -12)),
  )
  out.push(
    lines('#141f20', 13, xy('604,262 650,386 744,372')),
    lines('#c98750', 9, xy('600,256 646,380 740,366')),
  )
  return out
}
