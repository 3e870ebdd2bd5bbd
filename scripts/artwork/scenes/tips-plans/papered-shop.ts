import { mix } from '../../kit/colour.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { bar, box, floor, pane, patch, prism } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

type Span = readonly [number, number]

export const [width, height] = [9.4, 4.75] as const
const [sill, head, lintel] = [0.5, 2.42, 2.95] as const
const front = { left: [0.45, 1.55], door: [1.95, 2.95], right: [3.35, 7.1] } as const
const paper = '#c58a49'
const frame = '#2b3a40'
const wall = '#6d5a55'

/** A profile of depth and height, drawn out along the front. */
const along = (
  profile: readonly (readonly [z: number, y: number])[],
  x: Span,
  fill: string,
  end: string,
) =>
  placed(
    prism(
      profile.map(([z, y]) => [-z, y] as const),
      x,
      fill,
    ).map((face, i) => (i === 0 ? { ...face, fill: end, plain: true } : face)),
    90,
    [0, 0, 0],
  )

/** What the fallen sheet lets us see: a bare room in lamplight and the ladder in it. */
function inside(): Face[] {
  const wood = '#7a4a20'
  const lit = (faces: Face[]) => faces.map((face) => ({ ...face, plain: true }))
  return [
    pane([0.2, 9], [0, 3.1], -3, '#ffe0a0', true),
    pane([0.2, 9], [0, 0.5], -2.99, '#e6b468', true),
    ...[3.2, 4.0, 4.8, 5.6].map((x) => pane([x, x + 0.09], [0, 3.1], -2.98, '#efc37c', true)),
    pane([0.2, 9], [1.9, 1.99], -2.97, '#efc37c', true),
    floor([0.2, 9], [-3, 0], 0, '#c98e4a', true),
    pane([4.36, 4.375], [2.3, 3.1], -2, '#6b4320', true),
    pane([4.3, 4.44], [2.16, 2.32], -2, '#fffbe6', true),
    ...placed(
      lit([
        ...bar([5.32, 0], [5.52, 2.15], 0.07, [-1.75, -1.7], '#a8702f'),
        ...bar([6.08, 0], [5.88, 2.15], 0.07, [-1.75, -1.7], '#a8702f'),
        ...[0.35, 0.7, 1.05, 1.4, 1.75].flatMap((y) =>
          box([5.24 + y * 0.1, 6.16 - y * 0.1], [y, y + 0.07], [-1.2, -1.1], wood),
        ),
        ...bar([5.18, 0], [5.46, 2.2], 0.1, [-1.2, -1.1], wood),
        ...bar([6.22, 0], [5.94, 2.2], 0.1, [-1.2, -1.1], wood),
        ...box([5.4, 6], [2.14, 2.22], [-1.5, -1.05], wood),
      ]),
      0,
      [-1.85, 0, 0],
    ),
  ]
}

/** One sheet of brown paper with the light behind it: its creases and the tape at its head. */
function sheet([x0, x1]: Span, [y0, y1]: Span, tint: number): Face[] {
  const fill = mix(paper, tint > 0 ? '#f0c078' : '#8a5a2e', Math.abs(tint))
  const [w, h] = [x1 - x0, y1 - y0]
  const at = (u: number, v: number) => [x0 + u * w, y0 + v * h, -0.04] as const
  return [
    pane([x0, x1], [y0, y1], -0.05, fill, true),
    patch([at(0, 0.62), at(1, 0.5), at(1, 0.53), at(0, 0.64)], mix(fill, '#f6d08c', 0.35), true),
    patch([at(0.46, 0), at(0.5, 0), at(0.53, 1), at(0.5, 1)], mix(fill, '#6b4320', 0.22), true),
    patch([at(0, 0), at(0.46, 0), at(0, 0.3)], mix(fill, '#6b4320', 0.16), true),
    patch([at(1, 1), at(0.52, 1), at(1, 0.74)], mix(fill, '#f6d08c', 0.28), true),
    ...[0.04, 0.8].map((u) =>
      pane([x0 + u * w, x0 + (u + 0.16) * w], [y1 - 0.07, y1 + 0.02], -0.03, '#5f95b5', true),
    ),
  ]
}

/** The middle sheet has come down: what still hangs, and the part that has folded over. */
const fallen = ([x0, x1]: Span): Face[] => [
  patch(
    [
      [x0, sill, -0.05],
      [x1, sill, -0.05],
      [x1, 0.86, -0.05],
      [x0, 1.62, -0.05],
    ],
    mix(paper, '#f0c078', 0.2),
    true,
  ),
  patch(
    [
      [x0, 1.62, -0.04],
      [x0 + 0.1, 0.72, -0.04],
      [x0 + 0.52, 0.6, -0.04],
      [x1, 0.86, -0.04],
    ],
    '#96632f',
    true,
  ),
  patch(
    [
      [x0, 1.62, -0.035],
      [x0 + 0.1, 0.72, -0.035],
      [x0 + 0.26, 0.68, -0.035],
    ],
    '#b27a40',
    true,
  ),
]

const bays = ([x0, x1]: Span, count: number): Span[] =>
  Array.from({ length: count }, (_, i) => [
    x0 + ((x1 - x0) * i) / count,
    x0 + ((x1 - x0) * (i + 1)) / count,
  ])

/** Bars of a shop window, a transom over them. */
const bars = (x: Span, count: number, low: number): Face[] => [
  ...bays(x, count).flatMap(([at]) =>
    box([at - 0.05, at + 0.05], [low, lintel], [-0.08, 0.05], frame),
  ),
  ...box([x[1] - 0.05, x[1] + 0.05], [low, lintel], [-0.08, 0.05], frame),
  ...[low, head, lintel].flatMap((y) =>
    box([x[0] - 0.05, x[1] + 0.05], [y - 0.05, y + 0.05], [-0.08, 0.06], frame),
  ),
]

/** The wall around the openings, boarded above. */
function shell(): Face[] {
  const { left, door, right } = front
  const stone = '#75706f'
  const piers = [
    [0, left[0]],
    [left[1], door[0]],
    [door[1], right[0]],
    [right[1], width],
  ] as const
  return [
    ...piers.map((x) => pane(x, [0, lintel + 0.02], 0, wall)),
    ...[left, right].flatMap((x) => [
      pane(x, [0, sill], 0, stone),
      ...bays(x, x === left ? 2 : 5).map(([a, b]) =>
        pane([a + 0.06, b - 0.06], [0.1, sill - 0.1], 0.01, mix(stone, '#2a3038', 0.25)),
      ),
      ...box([x[0] - 0.1, x[1] + 0.1], [sill - 0.06, sill], [0, 0.12], frame),
    ]),
    pane([0, width], [lintel, height], 0, wall),
    ...[3.3, 3.62, 3.94, 4.26, 4.58].map((y) =>
      pane([0, width], [y, y + 0.03], 0.01, mix(wall, '#141c26', 0.45)),
    ),
  ]
}

/** Awning, cornice and the snow that lies on them. */
function overhead({ snow }: Light): Face[] {
  const x: Span = [0.1, 7.5]
  const stripes = bays(x, 19)
  const drop = (i: number) => (i % 2 === 0 ? '#8e3f35' : '#d9cdbb')
  return [
    ...box([1.5, 5.1], [3.98, 4.5], [0, 0.08], '#33454c'),
    ...box([1.58, 5.02], [4.05, 4.43], [0.08, 0.1], '#54432f'),
    ...box([-0.15, width], [height - 0.18, height + 0.1], [-0.4, 0.3], frame),
    ...along(
      [
        [-0.5, height + 0.1],
        [0.34, height + 0.1],
        [0.36, height + 0.3],
        [0.2, height + 0.46],
        [-0.5, height + 0.5],
      ],
      [-0.18, width],
      snow.lit,
      snow.dark,
    ),
    ...along(
      [
        [0, 3.72],
        [1.45, 3.14],
        [1.5, 3.3],
        [1.36, 3.44],
        [0.3, 3.9],
        [0, 3.98],
      ],
      x,
      snow.lit,
      snow.dark,
    ),
    ...stripes.map(([a, b], i) =>
      patch(
        [
          [a, 3.16, 1.46],
          [a + 0.02, 2.94, 1.46],
          [(a + b) / 2, 2.88, 1.46],
          [b - 0.02, 2.94, 1.46],
          [b, 3.16, 1.46],
        ],
        drop(i),
      ),
    ),
  ]
}

/** A shop before its opening: brown paper in every pane, one sheet down, snow on the awning. */
export function paperedShop(light: Light): Face[] {
  const { left, door, right } = front
  const transom = [left, ...bays(right, 3), door].map((x) =>
    pane(x, [head, lintel], -0.05, '#ffdc92', true),
  )
  const [first = right, middle = right, last = right] = bays(right, 3)
  return [
    ...inside(),
    ...shell(),
    ...transom,
    ...sheet(left, [sill, head], -0.1),
    ...fallen(first),
    ...sheet(middle, [sill, head], 0.22),
    ...sheet(last, [sill, head], 0.06),
    ...bars(left, 1, sill),
    ...bars(right, 3, sill),
    // The door: papered too, a bar to push across it.
    pane(door, [0, head], -0.06, frame),
    ...sheet([door[0] + 0.14, door[1] - 0.14], [0.3, head - 0.12], -0.04),
    ...box([door[0] + 0.1, door[1] - 0.1], [1, 1.08], [0, 0.06], made.copper),
    ...bars(door, 1, 0),
    ...overhead(light),
  ]
}
