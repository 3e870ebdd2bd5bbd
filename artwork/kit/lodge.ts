import { gable } from './gable.ts'
import { railing, steps, truss } from './joinery.ts'
import type { Light } from './light.ts'
import { made } from './materials.ts'
import { boardDoor, boards, glassGable, sideWindows, windows } from './openings.ts'
import { masonry } from './print/texture.ts'
import type { Random } from './random.ts'
import { box, floor, pane, patch, sidePane } from './solids.ts'
import type { Face, Place } from './space.ts'

type Span = readonly [number, number]

interface Dress {
  light: Pick<Light, 'window'>
  random: Random
  /** What lies on edges in winter: toward the sun and away from it. */
  snow: readonly [lit: string, shade: string]
}

const mortar = '#5d5450'

/** A wall of field stone: three tints, one after another, over the mortar. */
function stones(random: Random, x: Span, y: Span, at: (x: number, y: number) => Place): Face[] {
  const tints = [made.stone, '#a99c8a', '#7d746c']
  const all = masonry(random, x, y, 0.46, 0.07).map((stone, i) => ({
    tint: tints[(i * 2 + (i % 5)) % 3] ?? made.stone,
    stone,
  }))
  return [
    patch([at(x[0], y[0]), at(x[1], y[0]), at(x[1], y[1]), at(x[0], y[1])], mortar),
    ...tints.flatMap((tint) =>
      all
        .filter((each) => each.tint === tint)
        .map(({ stone }) =>
          patch(
            stone.filter((_, i) => i % 2 > 0).map(([px, py]) => at(px, py)),
            tint,
          ),
        ),
    ),
  ]
}

const front =
  (z: number) =>
  (x: number, y: number): Place => [x, y, z + 0.02]

const right =
  (x: number) =>
  (z: number, y: number): Place => [x, y, -z]

/** Level joints between the boards of a wall that faces right. */
const sideBoards = (x: number, [y0, y1]: Span, z: Span, fill: string): Face[] =>
  Array.from({ length: Math.floor((y1 - y0) / 0.5) }, (_, i) =>
    sidePane(x + 0.02, [y0 + i * 0.5, y0 + i * 0.5 + 0.09], z, fill),
  )

/** The guest wing: low, along the slope, ridge across. */
function guestWing({ light, random, snow }: Dress): Face[] {
  return [
    ...gable({
      x: [-16, -4],
      z: [-9, -2.5],
      base: -1.4,
      eave: 3.1,
      ridge: 5.5,
      along: 'x',
      wall: made.cedar,
    }),
    ...boards([-16, -4], [0.9, 3.1], -2.5, made.timber, 0.45),
    ...stones(random, [-16, -4], [-1.4, 0.7], front(-2.46)),
    ...windows([-14.6, -11.8], [1, 2.7], -2.4, light, 2),
    ...windows([-10.4, -7.4], [0.8, 2.7], -2.4, light, 3),
    ...windows([-6.6, -5.4], [1, 2.7], -2.4, light, 1),
    pane([-16.9, -3.1], [2.72, 3.16], -1.78, snow[1], true),
  ]
}

/** The arrival side: entry and a garage with board doors. */
function garageWing({ light, random, snow }: Dress): Face[] {
  return [
    ...gable({
      x: [4, 15],
      z: [-11, -3.5],
      base: -0.6,
      eave: 3,
      ridge: 5.3,
      along: 'x',
      wall: made.cedar,
    }),
    ...boards([4.8, 15], [0.9, 2.9], -3.5, made.timber, 0.45),
    ...stones(random, [4.8, 15], [-0.6, 0.7], front(-3.46)),
    sidePane(15.03, [-0.6, 0.7], [-11, -3.5], made.stone),
    ...sideWindows(15, [1.2, 2.6], [-9, -6], light),
    ...boardDoor([8.2, 11], [-0.2, 2.4], -3.4),
    ...boardDoor([11.7, 14.4], [-0.2, 2.4], -3.4),
    ...windows([5.6, 7.2], [-0.1, 2.3], -3.4, light, 2),
    pane([3.1, 15.9], [2.7, 3.14], -2.78, snow[1], true),
  ]
}

/** The great room: a gable of glass under a deep rake with its truss. */
function greatRoom({ light, random, snow }: Dress): Face[] {
  const rake = (x: number) =>
    patch(
      [
        [Math.min(0, x), x < 0 ? 3.6 : 8.2, 1.72],
        [Math.max(0, x), x < 0 ? 8.2 : 3.6, 1.72],
        [Math.max(0, x), x < 0 ? 8.75 : 4.05, 1.72],
        [Math.min(0, x), x < 0 ? 4.05 : 8.75, 1.72],
      ],
      snow[1],
      true,
    )
  return [
    ...gable({
      x: [-4.8, 4.8],
      z: [-12, 0],
      base: -1.2,
      eave: 4.2,
      ridge: 8,
      along: 'z',
      wall: made.timber,
      rake: 1.7,
      over: 1,
    }),
    ...glassGable([-4.3, 4.3], [0.1, 4.1], 7.4, 0, light, 4),
    sidePane(4.81, [0.8, 4], [-12, 0], made.cedar),
    ...sideBoards(4.81, [0.9, 4], [-12, 0], made.timber),
    ...stones(random, [0, 12], [-1.2, 0.8], right(4.82)),
    ...sideWindows(4.82, [1.3, 3.2], [-2.9, -1], light),
    ...box([-4.8, -4.2], [-1.2, 4.1], [-0.2, 0.5], made.stone),
    ...box([4.2, 4.8], [-1.2, 4.1], [-0.2, 0.5], made.stone),
    ...stones(random, [-4.8, -4.2], [-1.2, 4.1], front(0.5)),
    ...stones(random, [4.2, 4.8], [-1.2, 4.1], front(0.5)),
    ...truss([-5, 5], 4.25, 3.7, 1.4, made.cedar, 0.3),
    sidePane(5.82, [3.55, 4.05], [-13.7, 1.7], snow[0], true),
    rake(-5.8),
    rake(5.8),
  ]
}

/** The terrace holds the house to the slope: stone front, cable rail, steps to the drive. */
function terrace({ random, snow }: Dress): Face[] {
  return [
    ...box([-8.4, 5.6], [-2.2, -0.1], [0, 4.2], made.stone),
    ...stones(random, [-8.4, 5.6], [-2.2, -0.2], front(4.2)),
    ...box([-8.6, 5.8], [-0.2, 0], [-0.2, 4.4], made.concrete),
    floor([-4.2, 4.2], [0.6, 2.6], 0.02, '#c58a4e', true),
    floor([-4.2, 4.2], [0.6, 1.4], 0.03, '#eab36a', true),
    ...railing([-8.4, 2.8], 0, 4.2),
    pane([-8.5, 2.9], [1.1, 1.26], 4.26, snow[0], true),
    ...steps([3.2, 5.4], [-2.2, 0], [4.2, 7], 7, made.concrete),
  ]
}

const chimney = ({ random, snow }: Dress): Face[] => [
  ...box([-6.6, -4.9], [0, 8.9], [-6, -4.3], made.stone),
  ...stones(random, [-6.6, -4.9], [3.8, 8.9], front(-4.3)),
  ...box([-6.8, -4.7], [8.9, 9.15], [-6.2, -4.1], made.concrete),
  pane([-6.8, -4.7], [9.1, 9.45], -4.08, snow[1], true),
]

/** The firm's house: guest wing, garage, chimney, great room, terrace — far to near. */
export function mountainHouse(dress: Dress): Face[] {
  return [
    ...garageWing(dress),
    ...guestWing(dress),
    ...chimney(dress),
    ...greatRoom(dress),
    ...terrace(dress),
  ]
}
