import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import { between, type Random } from '../../kit/random.ts'
import { box, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]

/** The trench in meters: its sides, its near and far end, its floor. */
export const trench = { x: [-0.95, 2.05], near: -7.7, far: -34, depth: -3 } as const

/** One long edge of the trench, near to far, as ragged as a bucket leaves it. */
export const lip = (x: number, random: Random, off = 0.08): Place[] =>
  Array.from({ length: 15 }, (_, i): Place => {
    const t = i / 14
    return [x + between(random, -off, off), 0, trench.near + (trench.far - trench.near) * t ** 1.6]
  })

/** The near end, from the left edge to the right. */
export const brink = (random: Random, off = 0.12, reach = 0): Place[] =>
  Array.from({ length: 9 }, (_, i): Place => {
    const [x0, x1] = [trench.x[0] - reach, trench.x[1] + reach]
    return [x0 + ((x1 - x0) * i) / 8, 0, trench.near + reach * 1.2 + between(random, -off, off)]
  })

/** A band of a trench wall between two depths. */
export const layer = (x: number, [top, bottom]: Span, fill: string): Face =>
  patch(
    [
      [x, bottom, trench.near],
      [x, bottom, trench.far],
      [x, top, trench.far],
      [x, top, trench.near],
    ],
    fill,
    true,
    true,
  )

const z: Span = [-18.4, -11.7]
const plates = [trench.x[0] + 0.14, trench.x[1] - 0.14] as const

/** The steel plates of the trench box, their ribs, the collars of the spreaders. */
export function trenchBox(fill: string): Face[] {
  const [left, right] = plates
  const y: Span = [trench.depth + 0.1, 0.42]
  const wall = (x: Span, inner: number) => [
    ...box(x, y, z, fill),
    ...[-2.4, -1.5, -0.6].map((at) =>
      patch(
        [
          [inner, at, z[1]],
          [inner, at, z[0]],
          [inner, at + 0.1, z[0]],
          [inner, at + 0.1, z[1]],
        ],
        mix(fill, made.steelDark, 0.45),
        true,
        true,
      ),
    ),
    // The morning sun does not reach the bottom.
    patch(
      [
        [inner, y[0], z[1]],
        [inner, y[0], z[0]],
        [inner, -1.3, z[0]],
        [inner, -1.3 - 0.6 * Math.sign(inner), z[1]],
      ],
      mix(fill, '#2c241f', 0.55),
      true,
      true,
    ),
  ]
  return [...wall([left - 0.14, left], left + 0.005), ...wall([right, right + 0.14], right - 0.005)]
}

/** Where the spreaders hold the plates apart, far ones first. */
export const spreaders = [z[0] + 0.4, z[1] - 0.35].map((at) =>
  [-1.9, 0.12].map((y): Place[] => [
    [plates[0], y, at],
    [plates[1], y, at],
  ]),
)

/** A ladder that leans away from us, from the floor of the trench to a man's height above it. */
export function ladder(x: number, foot: Span, head: Span, fill: string): Face[] {
  const at = (t: number): Span => [
    foot[0] + (head[0] - foot[0]) * t,
    foot[1] + (head[1] - foot[1]) * t,
  ]
  const piece = (x0: number, x1: number, from: Span, to: Span, tint: string): Face =>
    patch(
      [
        [x0, from[0], from[1]],
        [x1, from[0], from[1]],
        [x1, to[0], to[1]],
        [x0, to[0], to[1]],
      ],
      tint,
      true,
      true,
    )
  const shade = mix(fill, made.steelDark, 0.45)
  return [
    ...Array.from({ length: 14 }, (_, i) => {
      const t = (i + 0.5) / 14
      return piece(x - 0.24, x + 0.24, at(t), at(t + 0.013), mix(fill, made.steelDark, 0.2))
    }),
    ...[-0.26, 0.26].flatMap((dx) => [
      piece(x + dx + 0.03, x + dx + 0.06, at(0), at(1), shade),
      piece(x + dx - 0.045, x + dx + 0.03, at(0), at(1), fill),
    ]),
  ]
}
