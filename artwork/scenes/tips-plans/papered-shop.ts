import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { box, pane, patch, prism } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { fallen, head, inside, sheet, sill } from './brown-paper.ts'

type Span = readonly [number, number]

const [width, height] = [9.4, 4.75] as const
const lintel = 2.95
const front = { left: [0.45, 1.55], door: [1.95, 2.95], right: [3.35, 7.1] } as const
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
