import type { Point } from '../../kit/path.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks, grain } from '../../kit/print/texture.ts'
import { kneeling } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  ground: '#1d3a38',
  shade: '#182a2b',
  wood: '#c98f4e',
  woodLit: '#eec587',
  woodDark: '#8a5a30',
  batt: '#d7a05c',
  battDark: '#a66f3e',
  ply: '#dcb277',
  plyDark: '#b07f47',
  felt: '#3c4f55',
  feltLit: '#5f757a',
  metal: '#a8442e',
  metalLit: '#d8704a',
  metalDark: '#6b2a22',
  paper: '#fbf3dc',
  rule: '#8f8a78',
  price: '#b5412c',
  rim: '#ffe3a6',
} as const

/** Morning light from the upper left. */
const sun: Point = [-0.75, -0.55]

/** A place on the roof: `u` along the eave, `v` up the slope, `up` off its face. */
const on = (u: number, v: number, up = 0): Point => [
  -120 + u * 0.97 + v * 0.36,
  842 - u * 0.15 - v * 0.78 - up,
]
const patch = (u0: number, u1: number, v0: number, v1: number, up = 0): Point[] => [
  on(u0, v0, up),
  on(u1, v0, up),
  on(u1, v1, up),
  on(u0, v1, up),
]
/** The roof runs out of the picture on three sides. */
const [near, far, right] = [0, 1400, 2000]

/** A layer from `u` to the right: its shadow on the one below, its edge, and its face. */
const layer = (u: number, thick: number, face: string, edge: string): Impression[] => [
  fill(
    ink.shade,
    patch(u, u + thick * 2.6, near, far).map(([x, y]): Point => [x - 2, y + 3]),
  ),
  fill(edge, [on(u, near), on(u, near, thick), on(u, far, thick), on(u, far)]),
  fill(edge, [on(u, near), on(right, near), on(right, near, thick), on(u, near, thick)]),
  fill(face, patch(u, right, near, far, thick)),
]

/** Rafters up the slope, with insulation between them. */
function rafters(random: Random): Impression[] {
  const each = [-60, 170, 400, 630]
  return [
    fill(ink.batt, patch(-500, right, near, far)),
    ...flecks(random, [-200, 800], [0, 900], 260, [5, 13]).map((fleck, i) =>
      fill([ink.battDark, '#e9c187', '#bb8448'][i % 3] ?? '', fleck),
    ),
    fill(ink.shade, ...each.map((u) => patch(u + 52, u + 92, near, far))),
    fill(
      ink.woodDark,
      ...each.map((u) => [
        on(u + 52, near),
        on(u + 52, near, 30),
        on(u + 52, far, 30),
        on(u + 52, far),
      ]),
    ),
    fill(ink.wood, ...each.map((u) => patch(u, u + 52, near, far, 30))),
    fill(ink.woodLit, ...each.map((u) => patch(u, u + 9, near, far, 30))),
    lines(
      ink.woodDark,
      2.5,
      ...each.flatMap((u) => grain(random, on(u + 28, near, 30), on(u + 28, far, 30), 34, 9)),
    ),
    fill(
      ink.woodDark,
      ...each.map((u) => [on(u, near), on(u + 52, near), on(u + 52, near, 30), on(u, near, 30)]),
    ),
  ]
}

/** Sheets of plywood, nailed along the rafters. */
const sheathing = (u: number, random: Random): Impression[] => [
  ...layer(u, 44, ink.ply, ink.plyDark),
  lines(ink.plyDark, 2.5, ...grain(random, on(u + 190, 0, 44), on(u + 190, far, 44), 340, 46)),
  lines(ink.woodDark, 4, [on(u, 500, 44), on(right, 500, 44)]),
  lines(
    ink.woodLit,
    4,
    [on(u, 507, 44), on(right, 507, 44)],
    [on(u + 3, near, 44), on(u + 3, far, 44)],
  ),
  discs(
    ink.woodDark,
    ...[30, 255].flatMap((du) =>
      Array.from({ length: 12 }, (_, i): readonly [number, number, number] => [
        ...on(u + du, 50 + i * 90, 44),
        4.5,
      ]),
    ),
  ),
]

/** Membrane against ice, rolled out in courses with a lap. */
const membrane = (u: number): Impression[] => [
  ...layer(u, 50, ink.felt, ink.shade),
  fill(ink.feltLit, patch(u, u + 10, near, far, 50)),
  lines(ink.shade, 5, ...[240, 480, 720, 960].map((v) => [on(u, v, 50), on(right, v, 50)])),
  {
    ...lines(
      ink.feltLit,
      4,
      ...[212, 452, 692, 932].map((v) => [on(u + 20, v, 50), on(right, v, 50)]),
    ),
    dash: '26 18',
  },
]

/** Panels of standing seam. */
function metal(u: number): Impression[] {
  const seams = Array.from({ length: 7 }, (_, i) => u + i * 150)
  const face = (at: number, up: number): Shape => [
    on(at, near, up),
    on(at, far, up),
    on(at, far, up + 30),
    on(at, near, up + 30),
  ]
  return [
    ...layer(u, 58, ink.metal, ink.metalDark),
    fill('#b95037', ...seams.map((at) => patch(at + 16, at + 62, near, far, 58))),
    fill(ink.metalDark, ...seams.map((at) => patch(at + 10, at + 44, near, far, 58))),
    fill(ink.metalLit, ...seams.map((at) => face(at, 58))),
    fill(ink.rim, ...seams.map((at) => patch(at, at + 7, near, far, 88))),
  ]
}

/** A paper tag on a string: lines of words, and the price at their foot. */
function tag(
  [x, y]: Point,
  turn: number,
  [nx, ny]: Point,
  priced: readonly number[],
): Impression[] {
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const turned = (shape: Shape): Point[] =>
    shape.map(([px, py]): Point => [x + px * cos - py * sin, y + px * sin + py * cos])
  const shape = xy('-52,-118 -26,-146 26,-146 52,-118 52,92 -52,92')
  const cast = (by: number) => turned(shape).map(([px, py]): Point => [px + by, py + by * 0.7])
  const eye = turned([[0, -122]])[0] ?? [0, 0]
  const string = curve([[nx, ny], [(nx + eye[0]) / 2 + 10, Math.max(ny, eye[1]) - 14], eye], 6)
  return [
    fill(ink.shade, cast(24)),
    fill('#cfc3a0', turned(shape.map(([px, py]): Point => [px + 5, py + 5]))),
    fill(ink.paper, turned(shape)),
    fill(
      ink.rule,
      ...[-84, -58, -32, -6].map((py, i) => turned(box(-36, py, 44 + ((i * 29) % 30), 9))),
    ),
    lines(ink.rule, 3, turned(xy('-36,26 36,26'))),
    fill(ink.price, ...priced.map((wide, i) => turned(box(-36 + i * 30, 44, wide, 24)))),
    discs(ink.shade, [...eye, 9]),
    lines('#e9dcb4', 5, string),
    discs(ink.shade, [nx, ny, 9]),
    discs(ink.rim, [nx - 2, ny - 2, 4]),
  ]
}

/** Under the eave: a board along it, and the dark below. */
const eave = (random: Random): Impression[] => [
  fill(ink.ground, [on(-700, near), on(right, near), on(right, -900), on(-700, -900)]),
  fill(ink.woodDark, patch(-700, right, -104, -2, 0)),
  fill(ink.wood, patch(-700, right, -98, -20, 0)),
  fill(ink.woodLit, patch(-700, right, -20, -8, 0)),
  lines(ink.woodDark, 2.5, ...grain(random, on(-300, -60), on(right, -60), 54, 22)),
]

/** A tape from the hand at `x, y` across the sheathing. */
const tape = ([x, y]: Point): Impression[] => [
  fill(ink.plyDark, xy(`${x},${y + 18} ${x + 150},${y - 6} ${x + 150},${y + 10} ${x},${y + 34}`)),
  fill('#f0bd3c', xy(`${x},${y - 8} ${x + 160},${y - 34} ${x + 160},${y - 16} ${x},${y + 12}`)),
  lines(
    ink.shade,
    3,
    ...Array.from({ length: 9 }, (_, i) =>
      xy(
        `${x + 20 + i * 16},${y - 11 - i * 2.6} ${x + 20 + i * 16},${y - (i % 3 ? 2 : -4) - i * 2.6}`,
      ),
    ),
  ),
]

/** What a price is made of: a roof opened layer by layer, a tag on each. */
export function Costs() {
  const random = seeded(209)
  const clothes = { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#855a1c'] as const }
  const worker = kneeling(
    { at: on(510, 470, 44), scale: 0.78, side: -1 },
    clothes,
    sun,
    [
      [-150, -70],
      [-128, -40],
    ],
    0.4,
  )
  const [kx, ky] = on(510, 470, 44)
  return (
    <Printed
      impressions={[
        ...rafters(random),
        ...sheathing(330, random),
        ...membrane(760),
        ...metal(1150),
        ...eave(random),
        fill(ink.woodDark, [
          [kx - 160, ky - 4],
          [kx + 76, ky - 6],
          [kx + 286, ky + 50],
          [kx + 226, ky + 78],
          [kx + 16, ky + 34],
        ]),
        ...tape([kx + 96, ky - 20]),
        ...rimmed(ink.rim, worker, [-4, -4]),
        ...tag(on(196, 210, 30), -0.12, on(206, 400, 30), [52]),
        ...tag(on(560, 190, 44), 0.07, on(540, 380, 44), [24, 30]),
        ...tag(on(930, 220, 50), -0.06, on(930, 410, 50), [24, 44]),
        ...tag(on(1290, 230, 58), 0.1, on(1262, 420, 58), [24, 24, 20]),
      ]}
    />
  )
}
