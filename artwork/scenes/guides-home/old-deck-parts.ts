import { mix } from '../../kit/color.ts'
import { bar, box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** Wood that nobody oiled: its body, its cracks, what has gone soft. */
const [gray, crack, soft] = ['#a9a39a', '#5f5a56', '#4b3a30']
const pale = mix(gray, '#ffffff', 0.15)
const [rust, flake] = ['#9c4a26', '#c9713a']
/** Top of the joists, in meters above the ground; the joist is a foot high. */
const [under, top] = [0.98, 1.28] as const
/** The wall of the house that the deck hangs on. */
export const wallAt = 2.1

const shape = (z: number, fill: string, ...xy: readonly (readonly [number, number])[]): Face =>
  patch(
    xy.map(([x, y]): Place => [x, y, z]),
    fill,
    true,
    true,
  )

/** The ledger's end grain, come away from the wall, and the dark gap behind it. */
const ledger: Face[] = [
  shape(0.03, '#241f1e', [1.96, 0.9], [2.06, 0.9], [2.06, 1.34], [1.93, 1.34]),
  shape(0.04, mix(gray, '#6b5a4c', 0.4), [1.9, 0.93], [2.02, 0.93], [1.99, 1.3], [1.87, 1.3]),
  shape(0.045, soft, [1.95, 1.02], [2.005, 1.08], [1.99, 1.3], [1.87, 1.3], [1.9, 1.12]),
]

/** The hanger that holds the joist: a stirrup, its nails, flakes of rust, and what ran down from it. */
const hanger: Face[] = [
  shape(0.075, rust, [1.62, 0.95], [1.91, 0.95], [1.89, 1.22], [1.78, 1.22], [1.62, 1.08]),
  shape(0.08, flake, [1.68, 0.99], [1.78, 0.98], [1.8, 1.06], [1.72, 1.08]),
  shape(0.08, '#6f2f18', [1.8, 1.1], [1.88, 1.08], [1.87, 1.2], [1.81, 1.19]),
  ...[1, 1.09, 1.17].map((y) => pane([1.84, 1.862], [y, y + 0.022], 0.09, '#2c1710', true)),
  shape(0.06, mix(rust, gray, 0.35), [1.7, 0.95], [1.73, 0.95], [1.72, 0.8], [1.71, 0.8]),
]

/** The outermost joist: its cracks along the grain, and the end that water has reached. */
const joist: Face[] = [
  ...box([-4, 1.88], [under, top], [-0.06, 0.05], gray),
  ...[
    [-2.4, 1.1, 1.2],
    [-0.9, 1.18, 1.5],
    [0.1, 1.05, 0.8],
    [-1.9, 1.03, 0.7],
  ].map(([x = 0, y = 0, long = 0]) =>
    shape(
      0.055,
      crack,
      [x, y],
      [x + long * 0.5, y - 0.008],
      [x + long, y + 0.006],
      [x + long * 0.4, y + 0.012],
    ),
  ),
  shape(
    0.056,
    '#83725f',
    [0.9, 1.28],
    [1.12, 1.14],
    [1.36, 1.02],
    [1.62, 0.98],
    [1.88, 0.98],
    [1.88, 1.28],
  ),
  shape(
    0.058,
    soft,
    [1.2, 1.28],
    [1.34, 1.16],
    [1.52, 1.1],
    [1.7, 1.02],
    [1.88, 1.0],
    [1.88, 1.28],
  ),
  shape(0.06, '#a8683c', [1.4, 1.16], [1.5, 1.12], [1.6, 1.13], [1.56, 1.19], [1.46, 1.21]),
]

/** Board ends over the joist, no two alike; the one by the house is broken. */
const boards = Array.from({ length: 36 }, (_, i): Face[] => {
  const x = -3.72 + i * 0.155
  const sag = ((i * 7) % 4) * 0.003
  const y = top + sag
  return i === 33
    ? []
    : box(
        [x, x + 0.135],
        [y, y + 0.045],
        [-2.6, 0.12 - ((i * 5) % 3) * 0.02],
        mix(gray, i % 3 === 0 ? '#8b857d' : '#c2bcb2', 0.4),
      )
}).flat()

/** A post on a slant: sound above, soft where it goes into the earth. */
const post = (x: number, lean: number, z: number): Face[] => [
  ...bar([x - lean, -0.1], [x, under + 0.04], 0.17, [z - 0.08, z + 0.08], gray),
  shape(
    z + 0.085,
    soft,
    [x - lean - 0.08, 0],
    [x - lean + 0.09, 0],
    [x - lean * 0.8 + 0.1, 0.2],
    [x - lean * 0.75 + 0.02, 0.12],
    [x - lean * 0.72 - 0.08, 0.26],
  ),
]

/** The rail: posts that no longer stand upright, a rail that follows them, balusters with some gone. */
const rail: Face[] = [
  ...[-2.9, -2.6, -2.3, -1.7, -1.4, -1.1, -0.5, -0.2, 0.6, 0.9, 1.5].flatMap((x, i) =>
    bar([x, top + 0.12], [x - 0.06 - (i % 3) * 0.012, top + 0.84], 0.045, [0, 0.03], gray),
  ),
  ...bar([-3.4, top + 0.15], [2.06, top + 0.11], 0.07, [-0.02, 0.05], gray),
  ...bar([-3.6, top + 0.96], [0.18, top + 0.82], 0.09, [-0.05, 0.08], pale),
  ...bar([0.16, top + 0.82], [2.08, top + 0.9], 0.09, [-0.05, 0.08], pale),
  ...bar([-2, under + 0.02], [-2.14, top + 0.9], 0.11, [0.05, 0.15], gray),
  ...bar([0.34, under + 0.02], [0.16, top + 0.84], 0.11, [0.05, 0.15], gray),
]

/** A long screwdriver, its tip in the wood, its handle hanging below. */
const probe: Face[] = [
  ...bar([1.5, 1.06], [1.2, 0.76], 0.022, [0.1, 0.12], '#c9d2d4'),
  ...bar([1.215, 0.775], [1.17, 0.73], 0.06, [0.08, 0.14], '#23292c'),
  ...bar([1.18, 0.74], [0.98, 0.54], 0.085, [0.07, 0.15], '#e8912d'),
  ...bar([1.0, 0.56], [0.965, 0.525], 0.06, [0.08, 0.14], '#b5621a'),
]

/** The outer edge of the old deck and all that is wrong with it, far to near. */
export const oldDeck: Face[] = [
  pane([-5, wallAt], [0, under + 0.2], -2.5, '#333a37', true),
  ...[-3.8, -2.6, -1.4, -0.2, 1].map((x) =>
    pane([x, x + 0.12], [0, under], -2.45, '#4b4f49', true),
  ),
  ...boards,
  ...post(-1.25, 0.24, -0.1),
  ...ledger,
  ...joist,
  ...hanger,
  ...rail,
  ...probe,
]
