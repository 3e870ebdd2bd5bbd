import { label } from '../../kit/draft/notes.ts'
import type { Point } from '../../kit/path.ts'
import { type FromAbove, fromAbove, placedAt, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { between, seeded } from '../../kit/random.ts'
import { box, boxes, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  snow: '#dfe8e6',
  snowShade: '#c3d2d2',
  wall: '#2c4448',
  plaster: '#f4ead0',
  floor: '#cf9b5c',
  board: '#b9834a',
  sunny: '#e8bd7c',
  sunnyBoard: '#d3a364',
  shade: '#8f6238',
  tape: '#2a6fae',
  tapeLit: '#4d92c9',
  rule: '#f2c43d',
  dark: '#1d2b2f',
  glass: '#9cc3c9',
  red: '#c2402c',
  orange: '#ee7a2b',
  carton: '#d8a866',
  cartonDark: '#a5763f',
  cartonLit: '#e6c086',
  steel: '#d3d6c8',
  copper: '#c8693a',
} as const

const sun: Point = [-0.15, -0.95]
const light: Point[] = xy('590,100 1010,100 1130,910 700,910')

/** Floor boards, in the sun and out of it. */
function floor(): Impression[] {
  const random = seeded(33)
  const rows = Array.from({ length: 15 }, (_, i) => 100 + i * 56)
  const joints = rows.flatMap((y) =>
    Array.from({ length: 3 }, (_, i): Point[] => {
      const x = between(random, 120, 500) + i * 460
      return [
        [x, y],
        [x, y + 56],
      ]
    }),
  )
  return [
    fill(ink.snow, box(0, 0, 1600, 900)),
    fill(ink.floor, box(120, 100, 1360, 810), box(-10, 514, 140, 216)),
    lines(ink.board, 4, ...rows.map((y) => xy(`120,${y} 1480,${y}`)), ...joints),
    fill(ink.sunny, light),
    lines(
      ink.sunnyBoard,
      4,
      ...rows.slice(1).map((y): Point[] => [
        [590 + (y - 100) * 0.148, y],
        [1010 + (y - 100) * 0.148, y],
      ]),
    ),
  ]
}

/** Walls, cut; the window in the upper one, snow behind it. */
function walls(): Impression[] {
  return [
    fill(ink.snowShade, ...flecks(seeded(2), [0, 1600], [0, 24], 20, [6, 14])),
    fill(
      ink.wall,
      box(60, 34, 1480, 66),
      box(60, 34, 60, 480),
      box(60, 730, 60, 180),
      box(1480, 34, 60, 880),
    ),
    fill(
      ink.plaster,
      box(112, 92, 1376, 10),
      box(112, 92, 10, 422),
      box(112, 730, 10, 180),
      box(1478, 92, 10, 820),
    ),
    fill(ink.plaster, box(590, 34, 420, 68)),
    fill(ink.glass, box(596, 56, 200, 20), box(804, 56, 200, 20)),
    fill(ink.wall, box(590, 34, 8, 68), box(1002, 34, 8, 68), box(794, 46, 12, 40)),
    // Outlets, flagged where something will be plugged in.
    fill(ink.orange, ...boxes('420,84,46,34 1090,84,46,34 104,330,34,46')),
    fill(
      ink.dark,
      ...boxes('432,94,6,14 448,94,6,14 1102,94,6,14 1118,94,6,14 114,342,14,6 114,358,14,6'),
    ),
  ]
}

/** Painter’s tape around a rectangle; its ends run over. */
function taped(x: number, y: number, w: number, h: number): Impression[] {
  const [over, wide] = [16, 15]
  const strips = [
    box(x - over, y - wide / 2, w + over * 2, wide),
    box(x - over + 5, y + h - wide / 2, w + over * 2, wide),
    box(x - wide / 2, y - over, wide, h + over * 2 - 4),
    box(x + w - wide / 2, y - over + 4, wide, h + over * 2),
  ]
  return [
    fill(ink.tape, ...strips),
    fill(
      ink.tapeLit,
      ...strips.map((each): Point[] => {
        const [[px, py] = [0, 0], , [qx, qy] = [0, 0]] = each
        return box(px, py, Math.max(qx - px > 40 ? qx - px : 5, 5), qx - px > 40 ? 5 : qy - py)
      }),
    ),
  ]
}

const carton = (x: number, y: number, w: number, h: number): Impression[] => [
  fill(ink.shade, box(x + 6, y + 12, w + 6, h + 26)),
  fill(ink.cartonDark, box(x, y, w, h + 12)),
  fill(ink.carton, box(x, y, w, h)),
  fill(ink.cartonLit, box(x, y, w, 7), box(x + w * 0.44, y, w * 0.12, h)),
]

/** The kitchen to come. */
const kitchen = (): Impression[] => [
  ...taped(136, 118, 130, 560),
  ...taped(266, 118, 916, 130),
  ...taped(1206, 118, 180, 170),
  // Range and sink.
  ...taped(152, 420, 98, 140),
  ...taped(714, 140, 172, 86),
  lines(ink.tapeLit, 7, xy('176,446 226,534'), xy('226,446 176,534')),
  // The island.
  ...taped(560, 498, 520, 180),
  // The dishwasher’s open door is a flat box.
  ...carton(912, 262, 124, 112),
]

const crew = { ...workwear, jacket: jackets.orange, hat: ['#f8f0da', '#b3a27a'] } as const
const cook = {
  ...workwear,
  jacket: jackets.plaid,
  gloves: workwear.skin,
  hat: ['#6b4630', '#33231b'],
  boots: ['#d8b78a', '#7a5a3c'],
} as const
const other = {
  ...workwear,
  jacket: jackets.teal,
  gloves: workwear.skin,
  hat: ['#3c2f29', '#1f1815'],
  boots: ['#d8b78a', '#7a5a3c'],
} as const

const measures: FromAbove = {
  at: [420, 716],
  way: 2,
  scale: 1.22,
  clothes: crew,
  bent: true,
  left: { elbow: [-84, -44], hand: [-100, -104] },
  right: { elbow: [84, -44], hand: [98, -108] },
}
const washes: FromAbove = {
  at: [800, 344],
  way: 0,
  scale: 1.22,
  clothes: cook,
  left: { elbow: [-66, -48], hand: [-30, -92] },
  right: { elbow: [66, -48], hand: [30, -92] },
}
const carries: FromAbove = {
  at: [1220, 566],
  way: -52,
  scale: 1.22,
  clothes: other,
  left: { elbow: [-66, -50], hand: [-42, -100] },
  right: { elbow: [66, -50], hand: [42, -100] },
}

/** A kitchen in blue tape from straight above: one measures the aisle, two who will cook here try it out. */
export function KitchenPlan() {
  const people = [measures, washes, carries]
  const [px, py] = placedAt(carries)([0, -112])
  const [bx, by] = placedAt(washes)([0, -112])
  return (
    <Printed
      impressions={[
        ...floor(),
        ...walls(),
        ...kitchen(),
        ...people.map((each) => thrown(ink.shade, each, [26, 120])),
        // The rule from counter to island.
        fill(ink.dark, box(262, 574, 300, 24)),
        fill(ink.rule, box(264, 577, 296, 18)),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 19 }, (_, i): Point[] => [
            [276 + i * 15, 577],
            [276 + i * 15, i % 4 ? 584 : 591],
          ]),
        ),
        ...fromAbove(measures, sun),
        fill(ink.dark, box(528, 556, 58, 58)),
        fill(ink.red, box(532, 558, 50, 46)),
        discs(ink.rule, [557, 580, 14]),
        label('48 in', [412, 556], { side: 'middle', cap: 30, ink: ink.dark }),
        ...fromAbove(washes, sun),
        discs(ink.cartonDark, [bx, by + 4, 44, 40]),
        discs(ink.plaster, [bx, by, 42, 38]),
        discs(ink.steel, [bx, by + 2, 30, 26]),
        ...fromAbove(carries, sun),
        discs(ink.dark, [px + 2, py + 5, 56]),
        discs(ink.copper, [px, py, 54]),
        discs(ink.dark, [px, py, 43]),
        discs(ink.rule, [px, py + 2, 38]),
        // Tape to spare, and the cabinets in their cartons.
        discs(ink.shade, [690, 792, 46, 44]),
        discs(ink.tape, [684, 780, 46]),
        discs(ink.tapeLit, [684, 776, 38]),
        discs(ink.plaster, [684, 776, 27]),
        discs(ink.sunny, [684, 776, 21]),
        ...carton(1226, 730, 120, 140),
        ...carton(1352, 700, 120, 120),
        ...carton(1356, 826, 112, 100),
      ]}
    />
  )
}
