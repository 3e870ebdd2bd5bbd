import type { Point } from '../../kit/path.ts'
import type { Random } from '../../kit/random.ts'
import { masonry } from '../../kit/print/texture.ts'
import { box, boxes, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

export const ink = {
  dark: '#22302f',
  gravel: '#b8b0a0',
  metal: '#3d5157',
  metalLit: '#7f979a',
  wood: '#c98f4c',
  woodLit: '#efc684',
  woodDark: '#8a5a30',
  wool: '#e8a79b',
  woolDark: '#b9736b',
  board: '#8d9a93',
  boardLit: '#b9c3b8',
  boardDark: '#5d6a66',
  attic: '#4a3b35',
  room: '#f0d9a6',
  roomDark: '#c9a468',
  floor: '#a86f3f',
  stone: '#a79f90',
  stoneLit: '#c9c0ac',
  joint: '#4e4a45',
  concrete: '#9a958a',
} as const

/** How high the underside of the roof is at `x`; its slope is one in two. */
const under = (x: number): number => 212 - (x - 872) / 2

/** Wool as a section shows it: loops between two lines. */
const loops = (from: Point, to: Point, wide: number, count: number): Point[] =>
  curve(
    Array.from({ length: count * 2 + 1 }, (_, i): Point => {
      const t = i / (count * 2)
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy)
      const off = (i % 2 ? 0.42 : -0.42) * wide
      return [from[0] + dx * t - (dy / length) * off, from[1] + dy * t + (dx / length) * off]
    }),
    4,
  )

/** Cut through the eave and the wall: metal over the rafter, a closed soffit with its vent, boards that don't burn. */
export function hardenedHouse(random: Random): Impression[] {
  const [end, right] = [872, 1620]
  const slab = (low: number, high: number, x = end): Point[] => [
    [x, under(x) - low],
    [right, under(right) - low],
    [right, under(right) - high],
    [x, under(x) - high],
  ]
  const stones = masonry(random, [1068, 1100], [640, 852], 44)
  return [
    // The room and the attic.
    fill(ink.attic, [
      [876, 226],
      [876, under(876)],
      [right, under(right)],
      [right, 222],
    ]),
    fill(ink.room, box(1150, 246, 470, 560)),
    fill(ink.roomDark, box(1150, 246, 470, 14)),
    fill(ink.dark, box(1290, 380, 210, 220)),
    fill('#e7c795', box(1302, 392, 88, 196), box(1400, 392, 88, 196)),
    fill('#a58560', box(1302, 540, 88, 48), box(1400, 530, 88, 58)),
    fill(ink.roomDark, box(1278, 598, 234, 14)),
    // A chair, and the bag that stands ready.
    fill(
      '#4f8480',
      xy('1470,640 1560,630 1580,790 1486,790'),
      xy('1400,704 1500,704 1500,760 1400,760'),
    ),
    fill(
      '#21393c',
      xy('1400,736 1500,736 1500,770 1400,770'),
      box(1408, 768, 14, 34),
      box(1480, 768, 14, 34),
    ),
    fill('#b5412c', xy('1236,748 1330,748 1338,804 1228,804')),
    fill('#54221d', xy('1228,780 1338,780 1338,804 1228,804')),
    lines('#54221d', 6, curve(xy('1258,748 1262,724 1304,724 1308,748'), 5)),
    fill(ink.floor, box(1110, 802, 510, 18)),
    fill(ink.woodDark, box(1110, 820, 510, 90)),
    fill(ink.wool, box(1180, 824, 440, 60)),
    lines(ink.woolDark, 4, loops([1180, 854], [1620, 854], 56, 12)),
    // Ceiling, and the wool on it.
    fill(ink.wool, xy('1124,140 1230,140 1620,140 1620,226 1124,226')),
    lines(ink.woolDark, 4, loops([1130, 184], [1620, 184], 76, 12)),
    fill(ink.woodDark, box(1110, 222, 510, 14)),
    fill(ink.woodLit, box(1110, 236, 510, 10)),
    // The wall: boards, their air, sheathing, wool, plaster.
    fill(ink.woodDark, box(1096, 180, 56, 672)),
    fill(ink.wool, box(1112, 258, 32, 530)),
    lines(ink.woolDark, 4, loops([1128, 262], [1128, 784], 28, 20)),
    fill(ink.wood, ...boxes('1112,206,32,22 1112,232,32,22 1112,788,32,20')),
    fill(ink.woodLit, box(1096, 180, 10, 672)),
    fill('#f6efdc', box(1144, 246, 8, 558)),
    fill(
      ink.boardDark,
      ...Array.from({ length: 11 }, (_, i) =>
        xy(`1092,${238 + i * 38} 1100,${238 + i * 38} 1096,${280 + i * 38} 1074,${280 + i * 38}`),
      ),
    ),
    fill(
      ink.boardLit,
      ...Array.from({ length: 11 }, (_, i) =>
        xy(`1090,${238 + i * 38} 1094,${238 + i * 38} 1082,${276 + i * 38} 1074,${276 + i * 38}`),
      ),
    ),
    fill(ink.concrete, box(1100, 806, 52, 110)),
    fill(ink.joint, box(1066, 640, 36, 214)),
    fill(ink.stone, ...stones),
    fill(ink.stoneLit, ...stones.filter((_, i) => i % 2 === 0)),
    fill(ink.metal, xy('1058,632 1102,624 1102,644 1058,644')),
    // The roof: rafter, sheathing, metal, its ribs end at the edge.
    fill(ink.woodDark, slab(0, 46)),
    fill(ink.wood, slab(8, 46)),
    fill(ink.woodLit, slab(46, 58)),
    fill(ink.dark, slab(58, 64)),
    fill(ink.metal, slab(64, 80, end - 14)),
    fill(ink.metalLit, slab(74, 80, end - 14)),
    // Fascia and gutter, closed with metal; the soffit, and the mesh that goes over its gap.
    fill(ink.woodDark, box(862, 146, 20, 84)),
    fill(ink.metal, xy('808,150 864,150 864,206 822,206 808,190')),
    fill(ink.metalLit, xy('808,150 818,150 818,188 828,198 864,198 864,206 822,206 808,190')),
    fill(ink.metalLit, xy('804,146 866,130 866,138 804,154')),
    fill(ink.woodDark, ...boxes('872,222,58,14 1014,222,84,14')),
    fill(ink.woodLit, ...boxes('872,222,58,5 1014,222,84,5')),
    fill(ink.dark, box(916, 238, 112, 12)),
    lines(
      ink.metalLit,
      2.5,
      ...Array.from(
        { length: 14 },
        (_, i) =>
          [
            [918 + i * 8.3, 239],
            [918 + i * 8.3, 249],
          ] as Point[],
      ),
    ),
    discs(ink.metalLit, [921, 244, 4], [1022, 244, 4]),
  ]
}
