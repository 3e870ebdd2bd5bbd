import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  xy,
} from '../../plates/ink.ts'

const ink = {
  wall: '#b98a52',
  wallLit: '#e5bd7c',
  seam: '#8d6237',
  beam: '#4b3527',
  floor: '#6f7672',
  floorLit: '#a3a698',
  wet: '#c9cdbd',
  dark: '#1d292c',
  steel: '#8fa0a0',
  steelDark: '#4f6062',
  white: '#f1eddd',
  copper: '#d07a3c',
  lamp: '#fff6d6',
  car: '#b5412c',
  carLit: '#d9603f',
  carDark: '#6b2622',
  glass: '#24383d',
  sheen: '#5c7c80',
  tail: '#ff8a5c',
  snow: '#eef2ea',
  shade: '#a9c0c6',
  green: '#7fc49b',
} as const

/** The lamp hangs over the panel, on the left. */
const sun: Point = [-0.75, -0.6]

/** The back wall in plywood, lit by one lamp; panel, conduit, charger, skis in their rack. */
function garage(random: Random): Impression[] {
  return [
    fill(ink.wall, box(0, 0, 1600, 720)),
    fill(ink.wallLit, xy('330,110 410,110 760,700 -20,700 -20,640')),
    lines(ink.seam, 3, ...[110, 480, 850].map((x) => xy(`${x},60 ${x},700`)), xy('0,384 1600,384')),
    lines(
      ink.seam,
      2,
      ...grain(random, [180, 80], [180, 690], 300, 18),
      ...grain(random, [660, 80], [660, 690], 330, 18),
    ),
    fill(ink.beam, box(0, 0, 1600, 62), box(0, 676, 1600, 30)),
    fill('#6d4e36', box(0, 50, 1600, 12), box(0, 676, 1600, 8)),
    fill(ink.floor, box(0, 706, 1600, 200)),
    fill(ink.floorLit, xy('-20,706 760,706 920,900 -20,900')),
    fill(ink.wet, blob(xy('560,842 700,812 880,820 980,856 900,900 640,896'), 5)),
    lines(ink.steelDark, 3, xy('0,780 1600,780'), xy('430,706 350,900')),
    // The lamp.
    lines(ink.dark, 5, xy('370,0 370,72')),
    fill(ink.dark, xy('316,112 348,70 392,70 424,112')),
    fill(ink.lamp, xy('322,112 418,112 408,126 332,126')),
    // The panel, its door open; conduit to the charger.
    lines(
      ink.steelDark,
      13,
      xy('196,62 196,300'),
      xy('250,320 250,254 266,237 592,237 608,254 608,332'),
    ),
    lines(
      ink.steel,
      6,
      xy('193,62 193,300'),
      xy('247,320 247,252 264,234 594,234 606,250 606,332'),
    ),
    fill(ink.steelDark, box(140, 296, 156, 292), box(60, 304, 76, 280)),
    fill(ink.steel, box(146, 302, 144, 280), box(66, 310, 66, 268)),
    fill(ink.dark, box(168, 326, 100, 236)),
    fill(
      ink.white,
      ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
        boxes(`176,${338 + i * 36},38,24 222,${338 + i * 36},38,24`),
      ),
    ),
    fill(ink.copper, box(176, 482, 38, 24)),
    fill(ink.white, box(76, 330, 46, 120)),
    lines(
      ink.steelDark,
      3,
      ...[0, 1, 2, 3, 4, 5].map((i) => xy(`84,${346 + i * 17} 114,${346 + i * 17}`)),
    ),
    fill(ink.dark, xy('552,352 566,338 654,338 668,352 668,498 654,514 566,514 552,498')),
    fill(ink.white, xy('560,356 572,346 648,346 660,356 660,494 648,506 572,506 560,494')),
    fill(ink.dark, box(584, 380, 52, 34)),
    fill(ink.green, box(590, 386, 40, 6)),
    discs(ink.dark, [610, 462, 24]),
    discs(ink.steel, [610, 462, 12]),
    // Skis in their rack, above the box.
    fill(ink.beam, box(716, 184, 164, 20)),
    ...[738, 776, 822, 860].flatMap((x, i): Impression[] => [
      fill(
        i < 2 ? '#4f8480' : '#f0bd3c',
        curve(
          [
            [x - 11, 676],
            [x - 12, 400],
            [x - 11, 150],
            [x - 6, 118],
            [x, 106],
            [x + 6, 118],
            [x + 11, 150],
            [x + 12, 400],
            [x + 11, 676],
          ],
          2,
        ),
      ),
      fill(ink.dark, box(x - 9, 390, 18, 44)),
    ]),
  ]
}

/** The back of a car from the side: tailgate, lamp, port, wheel, a box and snow on its roof. */
const suv = (): Impression[] => [
  fill(ink.dark, xy('960,846 1640,830 1640,910 900,910')),
  // The box on the rack, and what it brought along.
  fill(ink.dark, ...boxes('1120,236,18,40 1470,236,18,40')),
  fill(ink.dark, curve(xy('1020,236 1040,186 1120,158 1640,150 1640,246 1060,246 1020,236'), 3)),
  fill(ink.steelDark, curve(xy('1036,214 1062,184 1130,166 1640,158 1640,186 1036,214'), 3)),
  fill(
    ink.shade,
    curve(
      xy(
        '1034,196 1060,150 1150,120 1330,112 1640,104 1640,160 1130,170 1070,190 1050,214 1034,196',
      ),
      4,
    ),
  ),
  fill(
    ink.snow,
    curve(xy('1034,190 1064,144 1150,116 1330,106 1640,98 1640,136 1150,144 1080,160 1034,190'), 4),
  ),
  // The body.
  fill(ink.carDark, xy('1062,268 1640,262 1640,860 930,860 918,760 930,560 980,480')),
  fill(ink.car, xy('1070,278 1640,272 1640,800 944,800 934,740 944,566 992,486')),
  fill(
    ink.carLit,
    xy('1070,278 1640,272 1640,292 1082,300 1006,490 960,574 950,700 936,740 944,566 992,486'),
    xy('1000,540 1640,520 1640,548 976,580'),
  ),
  fill(ink.glass, xy('1116,316 1640,308 1640,500 1050,506')),
  fill(
    ink.sheen,
    xy('1180,316 1300,314 1190,504 1080,506'),
    xy('1352,312 1390,312 1280,502 1240,503'),
  ),
  fill(ink.carDark, box(1410, 308, 22, 196)),
  lines(ink.carDark, 4, xy('1404,512 1390,800'), xy('950,700 1130,690')),
  // Lamp, bumper, wheel.
  fill(ink.carDark, xy('946,560 1010,536 1004,640 940,652')),
  fill(ink.tail, xy('952,568 1002,550 998,590 948,602')),
  fill(ink.dark, xy('916,748 1090,740 1090,860 936,860')),
  fill(ink.steelDark, xy('916,748 1090,740 1090,760 918,768')),
  discs(ink.dark, [1256, 800, 158]),
  discs('#0f181b', [1256, 806, 134]),
  discs(ink.steel, [1256, 806, 88]),
  discs(ink.steelDark, [1256, 806, 74]),
  fill(
    ink.steel,
    ...[0, 1, 2, 3, 4].map((i): Point[] => {
      const a = (i * 2 * Math.PI) / 5 - 0.5
      const p = (r: number, off: number): Point => [
        1256 + Math.cos(a + off) * r,
        806 + Math.sin(a + off) * r,
      ]
      return [p(80, -0.16), p(80, 0.16), p(16, 0.8), p(16, -0.8)]
    }),
  ),
  discs(ink.dark, [1256, 806, 17]),
  // The port, its flap open.
  fill(ink.carDark, xy('1028,570 1094,562 1098,634 1030,640')),
  discs(ink.dark, [1062, 602, 25]),
]

const tests: Pose = {
  hip: [24, -186],
  shoulder: [-6, -302],
  head: [-38, -374],
  look: 0.16,
  far: { elbow: [-70, -262], hand: [-118, -286], knee: [-20, -108], foot: [-34, 0] },
  near: { elbow: [-40, -212], hand: [-112, -232], knee: [34, -106], foot: [44, 0] },
}
const plugs: Pose = {
  hip: [14, -186],
  shoulder: [-8, -300],
  head: [-40, -372],
  look: 0.26,
  far: { elbow: [-60, -232], hand: [-114, -214], knee: [-24, -108], foot: [-40, 0] },
  near: { elbow: [-40, -206], hand: [-128, -220], knee: [28, -106], foot: [40, 0] },
}

/** In a garage on a winter night: the owner plugs the car in with mittens on, an electrician checks the panel. */
export function Charger() {
  const random = seeded(1616)
  const a = { at: [424, 806] as Point, scale: 1.18 }
  const one = posed(a, { ...workwear, jacket: jackets.yellow }, sun, tests)
  const s = standing(a)
  const b = { at: [808, 990] as Point, scale: 1.74, side: -1 as const }
  const two = posed(
    b,
    {
      ...workwear,
      jacket: jackets.teal,
      gloves: ['#f1eddd', '#a9a894'],
      cap: ['#f0bd3c', '#a8731f'],
    },
    sun,
    plugs,
  )
  const t = standing(b)
  const cable = curve(
    [
      [610, 506],
      [612, 600],
      [604, 740],
      [650, 842],
      [780, 872],
      [900, 820],
      [960, 700],
      t.point([-130, -218]),
    ],
    6,
  )
  return (
    <Printed
      impressions={[
        ...garage(random),
        ...suv(),
        fill(ink.floor, xy('380,804 490,804 640,840 470,836')),
        ...rimmed(ink.lamp, one.body, [-3, -3]),
        fill('#f0bd3c', s.shape(xy('-122,-318 -92,-318 -92,-262 -122,-262'))),
        fill(ink.dark, s.shape(xy('-117,-312 -97,-312 -97,-296 -117,-296'))),
        lines(ink.dark, 4, curve(s.shape(xy('-106,-262 -104,-236 -124,-226 -150,-250')), 4)),
        lines('#c2402c', 5, s.shape(xy('-124,-236 -154,-256'))),
        ...rimmed(ink.lamp, one.arm, [-3, -3]),
        ...rimmed(ink.lamp, two.body, [-5, -4]),
        lines(ink.dark, 20, cable),
        lines(
          ink.steelDark,
          7,
          cable.map(([x, y]): Point => [x - 3, y - 3]),
        ),
        fill(ink.dark, t.shape(xy('-118,-236 -146,-234 -158,-226 -158,-206 -146,-200 -116,-204'))),
        ...rimmed(ink.lamp, two.arm, [-5, -4]),
      ]}
    />
  )
}
