import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { type Clothes, type Stand, standing } from '../../kit/print/workers.ts'
import { type Random, between, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'

const ink = {
  night: '#1b3a4b',
  low: '#2a5262',
  woods: '#12303c',
  star: '#f3ead0',
  snow: '#d3dde6',
  snowLit: '#f1f4f2',
  snowShade: '#8ba2b8',
  roof: '#3b454c',
  roofDark: '#20282d',
  frost: '#9db4bf',
  wall: '#f0c57c',
  wallDark: '#cf9550',
  wood: '#a5663a',
  woodLit: '#d79a5c',
  woodDark: '#5f3c28',
  linen: '#fbf5e6',
  linenDark: '#d8cbb0',
  teal: '#2f6f72',
  red: '#b5412c',
  steel: '#2c3a40',
  rim: '#fff2cf',
} as const

/** The lamp in the ridge. */
const lamp: Point = [0.2, -0.9]
const house: Clothes = { ...workwear, hat: ['#4a2f22', '#2b1c16'] }

/** Half the width of the house inside, at a height of the picture. */
const half = (y: number): number => ((y + 70) / 870) * 540

/** Night, woods, and what slid off the roof. */
function outside(random: Random): Impression[] {
  return [
    fill(ink.night, box(0, 0, 1600, 900)),
    fill(ink.low, land('-20,470 300,430 620,470 1000,440 1620,462', 800)),
    discs(
      ink.star,
      ...Array.from({ length: 46 }, () => {
        const r = between(random, 1.2, 3.4)
        return [between(random, 0, 1600), between(random, 10, 400), r, r] as const
      }),
    ),
    discs('#f3ead0', [214, 150, 62]),
    discs(ink.night, [238, 138, 56]),
    fill(
      ink.woods,
      ...[-10, 70, 140, 200, 290, 350].map((x) =>
        put(spruce(random, between(random, 260, 480)), [x, 770]),
      ),
      ...[1290, 1370, 1470, 1540, 1610].map((x) =>
        put(spruce(random, between(random, 240, 430)), [x, 770]),
      ),
    ),
    fill(ink.snowShade, land('-20,690 120,676 240,640 330,690 420,740 1620,742', 900)),
    fill(ink.snow, land('-20,730 140,700 250,668 330,720 430,776 1180,790 1300,772 1620,776', 900)),
    fill(
      ink.snowLit,
      curve(xy('-20,730 140,700 250,668 330,720 300,722 240,690 140,720 -20,752'), 4),
    ),
  ]
}

/** The roof down to the ground: its snow, metal, vented space and insulation, and the warm room under it. */
function shell(random: Random): Impression[] {
  const slope = (off: number, s: 1 | -1): Point[] => [
    [800, -70 - off * 1.9],
    [800 + s * (540 + off), 800 + off * 0.1],
  ]
  const band = (from: number, to: number): Point[][] =>
    ([-1, 1] as const).map((s) => [...slope(from, s), ...slope(to, s).toReversed()])
  return [
    fill(ink.snow, ...band(46, 66)),
    fill(ink.roofDark, ...band(38, 46)),
    fill(ink.frost, ...band(30, 38)),
    fill(ink.wood, ...band(24, 30)),
    fill('#e6b5a0', ...band(6, 24)),
    fill(ink.woodLit, ...band(0, 6)),
    fill(ink.wall, [
      [800, -70],
      [1340, 800],
      [260, 800],
    ]),
    fill(ink.wallDark, [
      [800, -70],
      [1340, 800],
      [1180, 800],
      [800, 20],
    ]),
    lines(
      '#e0b063',
      3,
      ...[520, 580, 640, 700, 760].map((y): Point[] => [
        [800 - half(y) + 10, y],
        [800 + half(y) - 10, y],
      ]),
    ),
    // Loft floor and ground floor, on their joists.
    fill(ink.woodDark, box(800 - half(420), 432, 2 * half(420), 22)),
    fill(ink.woodLit, box(800 - half(420), 420, 2 * half(420), 12)),
    lines(ink.wood, 3, ...grain(random, [520, 443], [1080, 443], 14, 16)),
    fill(ink.woodDark, box(220, 812, 1160, 30)),
    fill(ink.woodLit, box(220, 796, 1160, 16)),
    fill('#8d8a80', ...boxes('300,842,70,60 600,842,70,60 930,842,70,60 1230,842,70,60')),
  ]
}

/** What guests will find: a made bed, a stove, a table, clean glasses. */
const rooms: Impression[] = [
  // The lamp and its pool.
  fill('#fbe3a6', xy('790,92 810,92 960,420 640,420')),
  lines(ink.woodDark, 4, xy('800,-70 800,60')),
  fill(ink.steel, xy('776,92 824,92 810,58 790,58')),
  // Bed.
  fill(
    ink.woodDark,
    box(836, 366, 214, 20),
    box(840, 386, 12, 34),
    box(1034, 386, 12, 34),
    xy('1010,290 1022,290 1054,420 1042,420'),
  ),
  fill(ink.linen, blob(xy('842,346 900,336 1000,340 1034,352 1040,372 838,372'), 3)),
  fill(ink.teal, xy('838,352 928,344 928,388 838,388')),
  fill(ink.linenDark, blob(xy('968,340 1000,318 1024,330 1030,348 990,350'), 3)),
  // Rail and ladder.
  lines(
    ink.woodDark,
    6,
    xy('600,330 600,420'),
    xy('560,330 680,330'),
    xy('560,372 680,372'),
    xy('676,330 676,420'),
  ),
  lines(ink.woodDark, 9, xy('560,796 640,424'), xy('606,796 686,424')),
  lines(
    ink.woodDark,
    7,
    ...[0, 1, 2, 3, 4, 5].map((i): Point[] => [
      [571 + i * 11.6, 746 - i * 54],
      [617 + i * 11.6, 746 - i * 54],
    ]),
  ),
  // Kitchen.
  fill(ink.woodDark, box(346, 690, 170, 106)),
  fill(ink.wood, ...boxes('352,702,50,88 408,702,50,88 464,702,46,88')),
  fill(ink.linen, box(340, 676, 182, 14)),
  fill(ink.woodDark, box(432, 592, 96, 8)),
  fill(ink.linen, ...boxes('440,566,14,26 460,566,14,26 480,566,14,26 500,566,14,26')),
  fill(ink.steel, box(380, 648, 44, 28)),
  // Stove and flue.
  fill(
    ink.steel,
    box(1104, 300, 22, 372),
    box(1096, 290, 38, 14),
    xy('1060,670 1170,670 1180,780 1050,780'),
    box(1062, 780, 12, 16),
    box(1156, 780, 12, 16),
  ),
  fill('#f08a3c', box(1078, 694, 74, 56)),
  fill('#ffd477', xy('1088,750 1098,716 1110,734 1120,704 1134,730 1142,750')),
  fill(ink.wood, ...boxes('1196,772,60,24 1200,748,56,24')),
  discs(ink.woodLit, [1208, 784, 11], [1232, 784, 11], [1220, 760, 11], [1244, 760, 11]),
  // Table with a basket.
  fill(ink.woodDark, box(888, 716, 150, 12), box(900, 728, 10, 68), box(1016, 728, 10, 68)),
  fill('#8a5f3a', xy('930,690 1000,690 990,716 940,716')),
  discs(ink.red, [948, 684, 12], [980, 682, 12]),
  discs('#d9a63a', [964, 678, 12]),
]

/** Bends over the bed and pulls the cover straight. */
const makesBed: Pose = {
  hip: [40, -186],
  shoulder: [-24, -286],
  head: [-72, -340],
  look: 0.5,
  far: { elbow: [-84, -232], hand: [-140, -176], knee: [4, -104], foot: [-6, 0] },
  near: { elbow: [-66, -220], hand: [-120, -158], knee: [44, -104], foot: [56, 0] },
}
/** Pushes a vacuum cleaner. */
const cleans: Pose = {
  hip: [18, -182],
  shoulder: [-10, -300],
  head: [-38, -370],
  look: 0.25,
  far: { elbow: [-58, -236], hand: [-96, -192], knee: [-30, -108], foot: [-56, 0] },
  near: { elbow: [0, -220], hand: [-58, -226], knee: [32, -104], foot: [58, 0] },
}
/** Throws snow off the path to the door. */
const shovels: Pose = {
  hip: [30, -180],
  shoulder: [-20, -290],
  head: [-58, -354],
  look: 0.35,
  far: { elbow: [-84, -226], hand: [-124, -150], knee: [-20, -106], foot: [-46, 0] },
  near: { elbow: [6, -214], hand: [-40, -196], knee: [46, -104], foot: [66, 0] },
}

function people(): Impression[] {
  const loft: Stand = { at: [770, 420], scale: 0.52, side: -1 }
  const floor: Stand = { at: [780, 796], scale: 0.6 }
  const path: Stand = { at: [1490, 800], scale: 0.62 }
  const [s, p] = [standing(floor), standing(path)]
  const bed = posed(loft, { ...house, jacket: jackets.plaid }, lamp, makesBed)
  const vacuum = posed(floor, { ...house, jacket: jackets.teal }, lamp, cleans)
  const shovel = posed(
    path,
    { ...workwear, jacket: jackets.orange, hat: ['#b5412c', '#54221d'] },
    [-0.8, -0.3],
    shovels,
  )
  return [
    ...rimmed(ink.rim, [...bed.body, ...bed.arm], [1.5, -2]),
    ...rimmed(ink.rim, vacuum.body, [1.5, -2]),
    lines('#2c3a40', 7, s.shape(xy('-40,-246 -176,-22'))),
    fill(ink.red, s.shape(xy('-226,0 -222,-22 -160,-26 -150,0'))),
    fill('#7d2c20', s.shape(xy('-118,-98 -72,-176 -44,-160 -92,-78'))),
    ...vacuum.arm,
    ...rimmed(ink.wall, shovel.body, [-2.5, -1]),
    lines(ink.woodLit, 7, p.shape(xy('10,-212 -180,-96'))),
    fill(ink.frost, p.shape(xy('-164,-124 -150,-84 -220,-50 -244,-96'))),
    fill(ink.snowLit, p.shape(xy('-160,-122 -196,-150 -240,-128 -250,-94 -210,-86'))),
    ...shovel.arm,
  ]
}

/** Section: the day between two guests, in an A-frame whose roof lets its snow go. */
export function VacationRentals() {
  const random = seeded(79)
  return (
    <Printed
      impressions={[
        ...outside(random),
        ...shell(random),
        ...rooms,
        // Snow over the feet of the roof, and the ground before the piers.
        fill(ink.snowShade, land('-20,850 260,840 700,872 1300,846 1620,852', 900)),
        fill(
          ink.snow,
          blob(xy('150,800 196,716 250,672 286,700 262,770 250,850 130,860'), 4),
          blob(xy('1450,812 1404,740 1352,690 1324,716 1344,780 1350,852 1470,860'), 4),
        ),
        fill(
          ink.snowLit,
          blob(xy('160,780 200,712 250,674 270,688 220,720 190,770'), 4),
          blob(xy('1440,790 1400,736 1352,692 1336,706 1380,744 1410,790'), 4),
        ),
        ...people(),
      ]}
    />
  )
}
