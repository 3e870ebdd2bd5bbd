import type { Point } from '../../kit/path.ts'
import { type FromAbove, fromAbove, placedAt, thrown } from '../../kit/print/above.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { seeded } from '../../kit/random.ts'
import { box, discs, fill, type Impression, lines, type Shape, xy } from '../../plates/ink.ts'

const ink = {
  grass: '#6d8b62',
  grassDark: '#4b6950',
  grassLit: '#93aa76',
  earth: '#6d4a35',
  concrete: '#cfc8b4',
  concreteDark: '#8f8b7e',
  joist: '#dba866',
  joistSide: '#8a5a33',
  joistDark: '#5f3c26',
  wall: '#2f4a4e',
  wallLit: '#426468',
  wallDark: '#1f3438',
  ply: '#e6c690',
  plyDark: '#b98f56',
  treated: '#b9b06a',
  treatedDark: '#8c8449',
  gray: '#9fb0b2',
  grayDark: '#74878b',
  red: '#a8492e',
  redDark: '#7a2f20',
  rule: '#f2c43d',
  steel: '#c3ccc9',
  paper: '#fbf3dd',
  dark: '#1d2b2f',
} as const

const sun: Point = [-0.6, -0.75]

/** A point below the deck in the picture: `down` is 0 at its top and 1 on the ground. */
const below = ([x, y]: Point, down: number): Point => {
  const k = 1 - 0.42 * down
  return [800 + (x - 800) * k, 480 + (y - 480) * k]
}

const bays = Array.from({ length: 10 }, (_, i) => 30 + i * 170)
const [ledger, rim] = [112, 806]

function ground(): Impression[] {
  const random = seeded(19)
  return [
    fill(ink.grass, box(0, 0, 1600, 900)),
    fill(ink.grassLit, ...flecks(random, [0, 1600], [120, 900], 70, [4, 9])),
    // What the frame keeps the sun off.
    fill(
      ink.grassDark,
      ...bays.map((x) => {
        const [a] = below([x + 40, 0], 1)
        return xy(`${a},140 ${a + 26},140 ${a + 26},700 ${a},700`)
      }),
      xy('0,676 1600,676 1600,740 0,740'),
    ),
  ]
}

/** A post from the beam down to its footing. */
function post(x: number, y: number): Impression[] {
  const half = 36
  const corner = (dx: number, dy: number, down: number) =>
    below([x + dx * half, y + dy * half], down)
  const [fx, fy] = below([x, y], 1)
  const side = x < 700 ? 1 : -1
  return [
    discs(ink.earth, [fx, fy, 84, 78]),
    discs(ink.concreteDark, [fx + 5, fy + 7, 58]),
    discs(ink.concrete, [fx, fy, 54]),
    fill(ink.joistSide, [
      corner(-1, -1, 0.2),
      corner(1, -1, 0.2),
      corner(1, -1, 1),
      corner(-1, -1, 1),
    ]),
    ...(x === 800
      ? []
      : [
          fill(ink.joistDark, [
            corner(side, -1, 0.2),
            corner(side, 1, 0.2),
            corner(side, 1, 1),
            corner(side, -1, 1),
          ]),
        ]),
  ]
}

/** Joists on edge: their tops, and the side that the camera sees. */
function frame(): Impression[] {
  const wide = 22
  return [
    ...[250, 800, 1350].flatMap((x) => post(x, 770)),
    fill(ink.joistDark, [
      below([-80, 724], 0.1),
      below([1680, 724], 0.1),
      below([1680, 816], 0.2),
      below([-80, 816], 0.2),
    ]),
    fill(
      ink.joistSide,
      ...bays.map((x): Shape => {
        const edge = x + wide / 2 < 800 ? x + wide : x
        return [[edge, ledger], [edge, rim], below([edge, rim], 0.1), below([edge, ledger], 0.1)]
      }),
      [[-10, rim], [1610, rim], below([1610, rim], 0.1), below([-10, rim], 0.1)],
    ),
    fill(
      ink.joist,
      ...bays.map((x) => box(x, ledger, wide, rim - ledger)),
      box(-10, rim, 1620, 24),
    ),
    fill(ink.steel, ...bays.map((x) => box(x - 6, ledger, wide + 12, 16))),
    // The house, and the boards that are down.
    fill(ink.wall, box(0, 0, 1600, 70)),
    fill(ink.wallLit, box(0, 0, 1600, 22), box(0, 36, 1600, 6)),
    fill(ink.wallDark, box(0, 62, 1600, 16)),
    fill(ink.joistSide, box(0, 78, 1600, 34)),
    fill(ink.joist, box(0, 78, 1600, 12)),
  ]
}

/** A board to choose from. */
const sample = (x: number, y: number, w: number, lit: string, dark: string): Impression[] => [
  fill(ink.joistDark, box(x + 8, y + 14, w, 50)),
  fill(dark, box(x, y, w, 56)),
  fill(lit, box(x, y, w, 46)),
  lines(dark, 3, ...grain(seeded(y), [x, y + 23], [x + w, y + 23], 40, 9)),
]

const crew = { ...workwear, jacket: jackets.orange } as const
const lays: FromAbove = {
  at: [1046, 440],
  way: -90,
  scale: 1.24,
  clothes: crew,
  bent: true,
  left: { elbow: [-78, -52], hand: [-56, -124] },
  right: { elbow: [76, -56], hand: [50, -128] },
}
const measures: FromAbove = {
  at: [236, 590],
  way: 90,
  scale: 1.24,
  clothes: { ...workwear, jacket: jackets.yellow, hat: ['#d9573a', '#7c2b20'] },
  bent: true,
  left: { elbow: [-70, -58], hand: [-18, -116] },
  right: { elbow: [72, -50], hand: [38, -112] },
}
const chooses: FromAbove = {
  at: [556, 168],
  way: 176,
  scale: 1.24,
  clothes: {
    ...workwear,
    jacket: jackets.plaid,
    gloves: workwear.skin,
    hat: ['#6b4630', '#33231b'],
    boots: ['#d8b78a', '#7a5a3c'],
  },
  left: { elbow: [-62, -62], hand: [-34, -124] },
  right: { elbow: [74, -30], hand: [22, -78] },
}
const onGround: FromAbove = {
  at: [952, 246],
  way: 118,
  scale: 0.74,
  clothes: { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] },
  left: { elbow: [-58, -52], hand: [-20, -96] },
  right: { elbow: [60, -48], hand: [24, -96] },
}

/** A deck’s frame from straight above: three kinds of board to choose from, its width by tape, its height by a rod from the ground. */
export function CostNewDeck() {
  const foot: Point = [1012, 274]
  const top: Point = [800 + (foot[0] - 800) / 0.6, 480 + (foot[1] - 480) / 0.6]
  const at = (t: number, off: number): Point => [
    foot[0] + (top[0] - foot[0]) * t + off * 0.5,
    foot[1] + (top[1] - foot[1]) * t + off,
  ]
  const tape = placedAt(measures)([10, -120])
  return (
    <Printed
      impressions={[
        ...ground(),
        thrown(ink.grassDark, onGround, [60, 90]),
        ...fromAbove(onGround, sun),
        // The rod stands on the ground and reaches the joists.
        fill(ink.dark, [at(0, -9), at(1, -16), at(1, 16), at(0, 9)]),
        fill(ink.rule, [at(0, -6), at(1, -12), at(1, 12), at(0, 6)]),
        lines(
          ink.dark,
          4,
          ...[0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((t): Shape => [at(t, -8), at(t, 8)]),
        ),
        ...frame(),
        // Boards that are down, along the house.
        ...[0, 1].flatMap((i): Impression[] => [
          fill(ink.grayDark, box(-10, 116 + i * 58, 900 - i * 130, 56)),
          fill(ink.gray, box(-10, 116 + i * 58, 900 - i * 130, 50)),
        ]),
        // Plywood to kneel on.
        fill(ink.joistDark, box(914, 332, 400, 240), box(70, 496, 300, 214)),
        fill(ink.plyDark, box(904, 320, 400, 244), box(60, 484, 300, 218)),
        fill(ink.ply, box(904, 320, 396, 236), box(60, 484, 296, 210)),
        ...sample(400, 306, 476, ink.treated, ink.treatedDark),
        ...sample(440, 390, 450, ink.gray, ink.grayDark),
        ...sample(380, 474, 500, ink.red, ink.redDark),
        thrown(ink.plyDark, lays, [50, 70]),
        thrown(ink.plyDark, measures, [50, 70]),
        discs(ink.grayDark, [620, 180, 66, 44]),
        ...fromAbove(chooses, sun),
        ...fromAbove(lays, sun),
        // The tape across the joists.
        fill(ink.dark, box(tape[0], tape[1] - 13, 1246 - tape[0], 26)),
        fill(ink.rule, box(tape[0], tape[1] - 10, 1242 - tape[0], 20)),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 41 }, (_, i): Shape => [
            [tape[0] + 20 + i * 20, tape[1] - 10],
            [tape[0] + 20 + i * 20, tape[1] + (i % 4 ? -3 : 5)],
          ]),
        ),
        fill(ink.steel, box(1238, tape[1] - 16, 8, 34)),
        fill(ink.dark, box(tape[0] - 40, tape[1] - 33, 60, 66)),
        fill(ink.red, box(tape[0] - 36, tape[1] - 29, 52, 54)),
        discs(ink.rule, [tape[0] - 10, tape[1] - 2, 15]),
        ...fromAbove(measures, sun),
      ]}
    />
  )
}
