import type { Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'
import { blob, box, discs, fill, type Impression, lines, xy, boxes } from '../../plates/ink.ts'

export const ink = {
  night: '#142634',
  wall: '#213a4a',
  snow: '#9fb6c6',
  bright: '#e9eff0',
  cream: '#f6e0b0',
  ochre: '#dba455',
  green: '#50705c',
  deep: '#2f4b41',
  wood: '#a5652f',
  brown: '#5d3820',
  copper: '#c66f3d',
} as const
export const [left, right, top, foot] = [300, 1340, 96, 690]

/** The range wall: glazed tile, a copper hood, oak shelves with what belongs on them. */
export function range(random: Random): Impression[] {
  const tiles = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 19 }, (_, i) =>
      box(290 + i * 58 - (row % 2) * 29, 210 + row * 34, 54, 30),
    ),
  ).flat()
  const tone = (i: number) => ['#5f8069', '#688a70', '#567660'][i % 3] ?? ink.green
  const plates = (x: number, y: number, n: number) =>
    Array.from({ length: n }, (_, i) => box(x + i * 3, y - 9 - i * 9, 96 - i * 6, 7))
  const jar = (x: number, y: number, w: number, h: number) =>
    blob(
      [
        [x - w, y - h * 0.92],
        [x, y - h],
        [x + w, y - h * 0.92],
        [x + w, y - h * 0.5],
        [x + w * 0.9, y],
        [x - w * 0.9, y],
        [x - w, y - h * 0.5],
      ],
      3,
    )
  return [
    fill(ink.cream, box(left, top, right - left, 600)),
    fill(ink.ochre, box(left, top, right - left, 26)),
    fill(ink.deep, box(left, 206, right - left, 290)),
    ...tiles.map((each) => fill(tone(Math.floor(between(random, 0, 3))), each)),
    // Hood and range.
    fill(ink.brown, box(700, 436, 260, 20)),
    fill(
      ink.copper,
      xy('700,392 960,392 960,432 700,432'),
      xy('724,388 762,240 762,96 898,96 898,240 936,388'),
    ),
    fill(
      '#8a4526',
      xy('846,388 838,240 838,96 898,96 898,240 936,388'),
      xy('850,392 960,392 960,432 850,432'),
    ),
    fill('#eaa877', xy('742,388 776,240 776,96 786,96 786,240 760,388')),
    lines('#8a4526', 4, [
      [700, 404],
      [960, 404],
    ]),
    discs('#5d3820', ...Array.from({ length: 9 }, (_, i) => [714 + i * 29, 418, 3] as const)),
    fill(ink.cream, box(724, 433, 212, 7)),
    // Shelves.
    ...[300, 396].flatMap((y) => [
      fill(ink.deep, box(388, y + 14, 270, 8), box(1000, y + 14, 290, 8)),
      fill(ink.wood, box(380, y, 270, 15), box(1000, y, 290, 15)),
      fill('#d08f4d', box(380, y, 270, 4), box(1000, y, 290, 4)),
    ]),
    fill('#f3e6c8', ...plates(396, 300, 5), ...plates(1160, 396, 4)),
    fill(ink.copper, jar(560, 300, 26, 44), jar(616, 300, 18, 34)),
    fill('#f3e6c8', jar(420, 396, 20, 52), jar(470, 396, 20, 42), jar(1040, 300, 24, 52)),
    fill('#b9cbb6', jar(520, 396, 20, 60), jar(1100, 300, 20, 40), jar(1150, 300, 18, 62)),
    fill(ink.brown, ...boxes('406,338,28,8 457,348,26,8 507,330,26,8 1026,242,28,8')),
    fill('#8a4526', jar(1216, 300, 26, 50), box(590, 350, 44, 46)),
    fill(ink.copper, box(1020, 352, 100, 44)),
    // Counter and range under the hood.
    fill(ink.brown, box(left, 492, right - left, 200)),
    fill('#f3e6c8', box(left, 484, right - left, 16)),
    fill(ink.deep, box(left, 506, right - left, 190)),
    fill('#20342f', ...Array.from({ length: 12 }, (_, i) => box(left + i * 94, 506, 6, 190))),
    fill('#39444a', box(704, 474, 252, 220)),
    fill('#20282c', ...boxes('724,466,90,10 846,466,90,10 724,540,212,120')),
    discs(ink.ochre, ...[0, 1, 2, 3, 4].map((i) => [738 + i * 46, 512, 9] as const)),
    fill(
      ink.copper,
      xy('738,418 808,418 803,466 743,466').map(([x, y]): Point => [x ?? 0, (y ?? 0) + 2]),
    ),
    lines('#8a4526', 7, [
      [806, 434],
      [842, 428],
    ]),
  ]
}
