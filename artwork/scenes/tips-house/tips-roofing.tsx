import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  put,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#e9dcc0',
  far: '#b3c2bc',
  snow: '#f6f3ea',
  mid: '#cfdde0',
  shade: '#9fb8c4',
  crust: '#7f9dab',
  board: '#b5793f',
  boardLit: '#d79d5c',
  boardDark: '#6d432b',
  under: '#22272b',
  wall: '#8a4a31',
  wallDark: '#5f3123',
  glass: '#f0c368',
  roof: '#3b5154',
  steel: '#b7c2c1',
  steelDark: '#56676c',
  red: '#c2402c',
  dark: '#1d2b2f',
  rim: '#fff8e4',
} as const

const sun: Point = [-0.85, -0.45]
const deck = 704
const top = 424

/** One winter's layers, the same on deck and roof: where each begins, from the bottom up, as a share of the depth. */
const layers = [0.16, 0.34, 0.4, 0.62, 0.82]

/** A cut through snow between two lines: light crusts and darker grains. */
function layered(foot: readonly [Point, Point], crown: Shape): Impression[] {
  const [a, b] = foot
  const first = crown[0] ?? a
  const last = crown.at(-1) ?? b
  const at = (share: number, side: 0 | 1): Point =>
    side === 0 ? [a[0], a[1] + (first[1] - a[1]) * share] : [b[0], b[1] + (last[1] - b[1]) * share]
  return [
    fill(ink.snow, [a, ...crown, b]),
    fill(ink.shade, [a, at(0.16, 0), at(0.16, 1), b]),
    fill(ink.mid, [at(0.34, 0), at(0.62, 0), at(0.62, 1), at(0.34, 1)]),
    ...layers.map((share, i) => lines(ink.crust, i % 2 ? 3 : 5, [at(share, 0), at(share, 1)])),
  ]
}

const woods = (random: Random): Impression[] => [
  fill(ink.sky, box(0, 0, 1600, 900)),
  fill(
    ink.far,
    ...Array.from({ length: 26 }, (_, i) =>
      put(spruce(random, between(random, 90, 190)), [i * 58 + between(random, -14, 14), 452]),
    ),
    box(0, 436, 1600, 60),
  ),
]

/** The house at the right: its eave carries the same layers. */
const house = (): Impression[] => [
  fill(ink.wall, box(1452, 300, 160, 420)),
  fill(ink.wallDark, ...Array.from({ length: 9 }, (_, i) => box(1452, 336 + i * 42, 160, 6))),
  fill(ink.dark, box(1520, 420, 100, 150)),
  fill(ink.glass, box(1532, 432, 90, 126)),
  ...layered(
    [
      [1330, 352],
      [1640, 222],
    ],
    [...curve(xy('1326,170 1312,104 1352,66 1420,34 1640,-62'), 4)],
  ),
  fill(ink.roof, xy('1322,352 1640,218 1640,250 1330,384')),
  fill(ink.dark, xy('1322,352 1334,346 1342,380 1330,386')),
  fill(
    ink.shade,
    ...[
      [1336, 96, 12],
      [1358, 150, 14],
      [1384, 64, 10],
      [1402, 116, 12],
      [1430, 70, 10],
    ].map(([x = 0, long = 0, w = 0]): Shape => {
      const y = 380 - (x - 1330) * 0.42
      return [
        [x - w, y],
        [x + w, y - 8],
        [x + 1, y + long],
      ]
    }),
  ),
]

/** Cuts the next side of the plug, down to the boards. */
const digs: Pose = {
  hip: [30, -180],
  shoulder: [-22, -288],
  head: [-66, -352],
  look: 0.46,
  far: { elbow: [-82, -232], hand: [-112, -164], knee: [-22, -106], foot: [-34, 0] },
  near: { elbow: [-26, -204], hand: [-78, -232], knee: [46, -106], foot: [66, 0] },
}
const reads: Pose = {
  hip: [44, -128],
  shoulder: [-24, -224],
  head: [-70, -286],
  look: 0.62,
  far: { elbow: [-78, -170], hand: [-124, -158], knee: [-64, -120], foot: [-56, 0] },
  near: { elbow: [-40, -142], hand: [-98, -126], knee: [18, -28], foot: [138, -26], toe: 70 },
}

/** A cut through the snow of a deck: a square plug of it is dug and weighed; the eave beside it carries as much. */
export function TipsRoofing() {
  const random = seeded(431)
  const a = { at: [756, deck] as Point, scale: 1.28 }
  const digger = posed(a, { ...workwear, jacket: jackets.orange }, sun, digs)
  const s = standing(a)
  const b = { at: [1148, deck] as Point, scale: 1.3 }
  const reader = posed(
    b,
    {
      ...workwear,
      jacket: jackets.teal,
      cap: ['#d9573a', '#7c2b20'],
    },
    sun,
    reads,
  )
  const t = standing(b)
  const [bx] = t.point([-182, 0])
  return (
    <Printed
      impressions={[
        ...woods(random),
        // What lies behind the pocket that is dug.
        fill(ink.mid, [
          ...curve(xy('480,446 700,430 940,440 1300,428 1480,440'), 4),
          [1480, deck],
          [480, deck],
        ]),
        fill(ink.shade, xy('520,620 1440,612 1440,704 520,704')),
        ...house(),
        // Snow that slid, behind a chain.
        fill(ink.shade, [
          ...curve(xy('1262,704 1330,560 1400,500 1480,470 1620,452'), 4),
          [1620, deck],
        ]),
        fill(ink.snow, [
          ...curve(xy('1330,704 1376,600 1430,540 1500,506 1620,486'), 4),
          [1620, deck],
        ]),
        // The cut: snow, then boards, then joists.
        ...layered(
          [
            [-20, deck],
            [536, deck],
          ],
          [...curve(xy('-20,408 140,400 320,416 470,412 530,420 536,436'), 4)],
        ),
        fill(ink.under, box(0, deck, 1600, 200)),
        fill(ink.board, ...Array.from({ length: 17 }, (_, i) => box(-40 + i * 100, deck, 92, 30))),
        fill(
          ink.boardLit,
          ...Array.from({ length: 17 }, (_, i) => box(-40 + i * 100, deck, 92, 9)),
        ),
        ...[120, 520, 920, 1320].flatMap((x): Impression[] => [
          fill(ink.board, box(x, deck + 32, 60, 130)),
          fill(ink.boardDark, box(x + 40, deck + 32, 20, 130)),
        ]),
        fill(ink.boardDark, box(0, deck + 162, 1600, 40)),
        lines(ink.board, 2.5, ...grain(random, [0, deck + 182], [1600, deck + 182], 32, 20)),
        // The far side of the plug's hole.
        fill(ink.shade, box(536, top + 14, 96, deck - top - 14)),
        fill(ink.crust, box(536, top + 14, 18, deck - top - 14)),
        ...layers.map((l, i) =>
          lines(ink.crust, i % 2 ? 2 : 3, xy(`540,${deck - 280 * l} 630,${deck - 280 * l}`)),
        ),
        ...rimmed(ink.rim, digger.body, [-4, -3]),
        lines(ink.boardDark, 13, s.shape(xy('-40,-286 -126,-120'))),
        lines(ink.boardLit, 5, s.shape(xy('-42,-286 -128,-120'))),
        lines(ink.dark, 11, s.shape(xy('-58,-296 -20,-278'))),
        fill(ink.steelDark, s.shape(xy('-148,-136 -104,-114 -134,-24 -180,-32'))),
        fill(ink.steel, s.shape(xy('-148,-136 -132,-128 -162,-28 -180,-32'))),
        ...rimmed(ink.rim, digger.arm, [-4, -3]),
        // The scale and the bucket.
        fill(ink.crust, xy(`${bx - 70},704 ${bx + 280},704 ${bx + 220},694 ${bx - 40},690`)),
        fill(ink.dark, box(bx - 90, 686, 180, 18)),
        fill(ink.red, xy(`${bx - 70},636 ${bx + 70},636 ${bx + 90},688 ${bx - 90},688`)),
        discs(ink.snow, [bx, 671, 38, 13]),
        lines(
          ink.dark,
          3,
          xy(`${bx},680 ${bx + 17},663`),
          ...[-26, -9, 9, 26].map((x) => xy(`${bx + x},665 ${bx + x * 0.8},668`)),
        ),
        fill(ink.steelDark, xy(`${bx - 62},530 ${bx + 62},530 ${bx + 44},650 ${bx - 44},650`)),
        fill(ink.steel, xy(`${bx - 62},530 ${bx - 4},530 ${bx - 8},650 ${bx - 44},650`)),
        fill(ink.steelDark, box(bx - 66, 528, 132, 9)),
        fill(
          ink.shade,
          blob(
            [
              [bx - 60, 530],
              [bx - 46, 498],
              [bx - 10, 476],
              [bx + 30, 484],
              [bx + 58, 508],
              [bx + 62, 530],
            ],
            4,
          ),
        ),
        fill(
          ink.snow,
          blob(
            [
              [bx - 60, 530],
              [bx - 46, 498],
              [bx - 10, 476],
              [bx + 20, 490],
              [bx + 22, 518],
              [bx - 6, 532],
            ],
            4,
          ),
        ),
        ...rimmed(ink.rim, reader.body, [-4, -3]),
        // A pad for the number.
        fill(ink.snow, t.shape(xy('-164,-184 -96,-166 -106,-122 -172,-142'))),
        lines(ink.crust, 3, t.shape(xy('-152,-170 -112,-159')), t.shape(xy('-156,-156 -116,-145'))),
        ...rimmed(ink.rim, reader.arm, [-4, -3]),
        // The chain in front of the drop zone.
        lines(ink.dark, 12, xy('1440,704 1440,556')),
        lines(ink.dark, 6, curve(xy('1440,572 1490,606 1550,610 1620,584'), 5)),
        fill(ink.red, xy('1484,602 1570,606 1566,672 1480,666')),
        fill(ink.snow, xy('1519,612 1533,612 1531,642 1521,642'), box(1520, 648, 11, 10)),
      ]}
    />
  )
}
