import type { Point } from '../../kit/path.ts'
import { flecks, masonry } from '../../kit/print/texture.ts'
import { type Random, between } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  boxes,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'

/** Inks of the section. Red is what the building's owners share. */
export const ink = {
  night: '#193843',
  low: '#275059',
  woods: '#102a33',
  dim: '#2f5862',
  dimmer: '#234650',
  dark: '#17323b',
  concrete: '#8c9089',
  pebble: '#6f746f',
  shared: '#c9452e',
  sharedDark: '#84271d',
  room: '#e3b067',
  pale: '#f1cf93',
  shade: '#bf8746',
  cut: '#101d22',
  wood: '#8f5a34',
  woodLit: '#c98a52',
  stone: '#a08a70',
  stoneDark: '#6e5b4b',
  snow: '#e9eef0',
  snowShade: '#9fb6c4',
  water: '#6fa9b8',
  tile: '#5f8f86',
  tileDark: '#35605c',
  cream: '#f8efd8',
} as const

/** Where each story is: the slabs above and below the home that is open. */
export const upper = [128, 178] as const
export const lower = [556, 610] as const
/** The chimney, and the shaft with the building's pipes. */
export const chimneyX = [566, 770] as const
export const shaftX = [1010, 1126] as const
const facade = 236
const party = [1370, 1410] as const

/** Night, woods, and the homes around the one that is open. */
export function neighbors(random: Random): Impression[] {
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    discs(
      '#e9e4c8',
      ...Array.from(
        { length: 16 },
        () => [random() * 230, random() * 400, 1.4 + random() * 1.8] as const,
      ),
    ),
    fill(ink.low, land('-20,640 80,610 260,650', 900)),
    fill(
      ink.woods,
      ...[-6, 46, 92, 150, 196].map((x, i) =>
        put(spruce(random, between(random, 240, 360), 0.2), [x, 800 + (i % 2) * 40]),
      ),
      land('-20,780 120,800 260,786', 900),
    ),
    fill(ink.dim, box(facade, 0, 1174, upper[0]), box(facade, lower[1], 1134, 300)),
    fill(ink.dimmer, box(party[1], 0, 190, 900)),
    ...above(),
    ...below(),
    ...nextDoor(),
  ]
}

/** Upstairs: a sofa, and somebody’s legs, in socks. */
const above = (): Impression[] => [
  fill(ink.dark, ...boxes('300,30,150,66 286,10,20,118 444,10,20,118 306,96,12,32 432,96,12,32')),
  fill(ink.dark, xy('818,-4 846,-4 843,100 818,100'), xy('858,-4 884,-4 884,92 861,92')),
  fill(
    '#7fa0a0',
    xy('818,96 843,96 844,128 796,128 798,118 818,112'),
    xy('861,90 884,90 886,124 838,128 840,114 861,106'),
  ),
  fill(ink.dimmer, ...boxes('236,118,330,10 770,118,240,10')),
]

/** Downstairs: somebody is asleep. */
const below = (): Impression[] => [
  fill(ink.dimmer, box(facade, lower[1], 1134, 26)),
  // A bed, its headboard to the left, a blanket over whoever sleeps.
  fill(ink.dark, ...boxes('286,744,22,156 286,868,270,32 548,812,12,88')),
  fill('#8fa9a9', ...boxes('308,836,244,32')),
  fill('#c4d0c9', xy('312,836 316,812 372,806 384,836')),
  fill('#b98a68', xy('352,790 376,784 392,796 394,812 378,824 354,818 346,804')),
  fill('#3b2a26', xy('346,806 352,788 376,782 384,792 366,796 362,816 352,818')),
  fill('#5d8481', xy('384,838 392,812 430,792 470,800 520,806 548,820 552,868 384,868')),
  lines('#476c6b', 4, xy('430,794 424,866'), xy('486,804 492,866')),
  // A night table and its lamp, off.
  fill(ink.dark, ...boxes('250,820,30,80 262,800,5,22'), xy('252,802 278,802 272,780 258,780')),
  // A picture and a wardrobe.
  fill(ink.dimmer, ...boxes('826,690,150,210')),
  lines(ink.dark, 4, xy('901,690 901,900'), xy('826,690 976,690')),
  discs(ink.dark, [890, 800, 4], [912, 800, 4]),
  fill(ink.dark, ...boxes('1190,690,120,84')),
  fill(ink.low, ...boxes('1200,700,100,64')),
]

const nextDoor = (): Impression[] => [
  fill(ink.dark, ...boxes('1470,330,110,80 1440,480,150,56 1452,440,138,40')),
  fill(ink.dim, ...boxes('1480,340,90,60')),
  fill(ink.dark, ...boxes('1460,620,140,12 1500,760,110,140')),
]

/** A slab where it is cut: pebbles, and in it the tendons. */
function slab(random: Random, [y0, y1]: readonly [number, number], x0: number): Impression[] {
  const middle = (y0 + y1) / 2
  const wave = Array.from({ length: 47 }, (_, i): Point => {
    const x = x0 + 10 + i * ((1590 - x0) / 46)
    return [x, middle + 9 * Math.cos((x / 420) * Math.PI)]
  })
  return [
    fill(ink.concrete, box(x0, y0, 1600 - x0, y1 - y0)),
    fill(ink.pebble, ...flecks(random, [x0 + 6, 1596], [y0 + 5, y1 - 5], 90, [1.5, 5])),
    lines(ink.cut, 12, wave),
    lines(ink.shared, 8, wave),
  ]
}

/** Slabs, the wall to the neighbor, the balcony with its snow. */
export function structure(random: Random): Impression[] {
  return [
    fill(ink.concrete, box(party[0], 0, 40, 900)),
    fill(ink.pebble, ...flecks(random, [1374, 1406], [0, 900], 60, [1.5, 5])),
    ...slab(random, upper, 30),
    ...slab(random, lower, 30),
    // Facade: solid above and below, glass between.
    fill(ink.cut, ...boxes(`${facade - 8},0,24,128 ${facade - 8},610,24,290`)),
    fill(ink.cut, ...boxes(`${facade - 8},178,24,22 ${facade - 8},536,24,20`)),
    fill('#bfd8d3', ...boxes(`${facade - 1},200,10,336`)),
    lines(ink.cut, 5, xy(`${facade - 4},200 ${facade - 4},536`)),
    // The railing, and snow against the door with water under it.
    lines(ink.cut, 7, xy('44,556 44,420'), xy('36,420 228,420')),
    lines(ink.cut, 3, ...[78, 112, 146, 180, 212].map((x) => xy(`${x},424 ${x},556`))),
    fill(
      ink.snow,
      blob(xy('30,557 36,528 90,520 150,500 200,470 228,462 230,557'), 4),
      blob(xy('30,420 44,404 120,410 200,402 230,412 230,420'), 4),
    ),
    fill(ink.snowShade, blob(xy('34,557 60,544 130,542 190,528 229,516 229,557'), 4)),
    fill(ink.snow, blob(xy('28,128 60,112 130,106 200,112 230,118 230,129'), 4)),
    fill(ink.water, xy('150,550 230,541 282,546 312,556 150,557')),
    fill(
      ink.snow,
      xy('60,610 66,610 63,640'),
      xy('84,610 92,610 88,664'),
      xy('120,610 126,610 123,634'),
    ),
  ]
}

/** Stone through every story, two flues in it, one of them from the home below. */
export function chimney(random: Random): Impression[] {
  const [x0, x1] = chimneyX
  const stones = (y0: number, y1: number) => masonry(random, [x0, x1], [y0, y1], 38, 6)
  return [
    fill('#4a5452', box(x0, 0, x1 - x0, upper[0]), box(x0, lower[1], x1 - x0, 300)),
    fill('#65706b', ...stones(0, upper[0]), ...stones(lower[1], 900)),
    fill(ink.stoneDark, box(x0, upper[1], x1 - x0, lower[0] - upper[1])),
    fill(ink.stone, ...stones(upper[1], lower[0])),
    // Our firebox, and a stone hearth.
    fill(ink.cut, xy('590,526 590,452 614,424 664,424 690,452 690,526')),
    fill('#2c3a3c', xy('602,526 602,456 620,436 660,436 678,456 678,526')),
    lines('#7c6a58', 5, xy('614,520 668,508'), xy('616,508 666,520')),
  ]
}

/** Two flues, cut open: ours, and the one of the home below, which joins it. */
export function flues(): Impression[] {
  const both = [xy('638,392 640,300 640,-20'), xy('720,920 720,400 642,240')]
  return [
    lines(ink.cut, 50, ...both),
    lines(ink.shared, 42, ...both),
    lines('#33201f', 26, ...both),
    fill('#d8c09a', ...boxes('572,414,116,14')),
  ]
}

/** The shaft: the drain stack and two risers through all stories, a valve with its tag. */
export function shaft(): Impression[] {
  const [x0, x1] = shaftX
  return [
    fill(ink.dark, box(x0, 0, x1 - x0, 900)),
    fill('#3a2b22', box(x0, upper[1], x1 - x0, lower[0] - upper[1])),
    fill(
      ink.cut,
      ...boxes(`${x0},0,8,128 ${x1 - 8},0,8,128 ${x0},610,8,290 ${x1 - 8},610,8,290`),
      // The wall of the shaft, opened at the valve.
      ...boxes(`${x0},178,8,118 ${x0},476,8,80 ${x1 - 8},178,8,378`),
    ),
    fill(ink.shared, ...boxes('1072,0,34,900')),
    fill(ink.sharedDark, ...boxes('1094,0,12,900')),
    fill(ink.sharedDark, ...boxes('1066,60,46,20 1066,232,46,20 1066,700,46,20 1066,500,46,20')),
    lines(ink.shared, 11, xy('1030,0 1030,900'), xy('1052,0 1052,900')),
    // The valve, its lever and its tag.
    fill('#8a6a2a', ...boxes('1014,340,34,44')),
    fill('#e0a32c', ...boxes('1014,340,24,44 1010,334,42,8 1010,382,42,8')),
    lines(ink.cream, 9, xy('1030,362 1004,352')),
    lines(ink.cream, 3, xy('1024,388 1020,408')),
    fill(ink.cream, xy('1010,412 1020,404 1032,412 1032,450 1010,450')),
    fill(ink.shared, ...boxes('1014,420,14,5 1014,430,14,3 1014,438,10,3')),
  ]
}
