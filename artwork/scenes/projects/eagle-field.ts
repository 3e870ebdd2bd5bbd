import type { Point } from '../../kit/path.ts'
import { stage } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { type Random } from '../../kit/random.ts'
import type { Place } from '../../kit/space.ts'
import { crown } from '../../plates/growth.ts'
import { blob, box, fill, type Impression } from '../../plates/ink.ts'

export const ink = {
  hay: '#c8a94f',
  mown: '#a98d3c',
  silt: '#dcc196',
  road: '#b9a184',
  wet: '#7d5f45',
  damp: '#a2805b',
  grass: '#6f8048',
  shade: '#75583f',
  glow: '#ffedc0',
} as const

/** From a drone in the evening: the sun is low on the left. */
export const set = stage(
  { eye: [1, 30, 27], pitch: -48, focal: 1400, center: [740, 505] },
  [-0.8, 0.6, -0.12],
  [ink.glow, '#2a2a33'],
)
export const light: Point = [-0.9, -0.3]

/** The middle of the road at a depth. */
export const bend = (z: number): number => 5.5 + 0.008 * (14 - z) ** 2

/** The field: hay in rows as it was cut, the silt where it's stripped, the road with its wet lane. */
export function field(random: Random): Impression[] {
  const rows = Array.from({ length: 13 }, (_, i) => -46 + i * 2.6)
  const lane = (from: number, to: number): Point[] => {
    const edge = (off: number): Place[] =>
      Array.from({ length: 13 }, (_, i): Place => {
        const z = 16 - i * 4
        return [bend(z) + off * 3.1, 0, z]
      })
    return set.on(...edge(from), ...edge(to).toReversed())
  }
  return [
    fill(ink.hay, box(0, 0, 1600, 900)),
    fill(
      ink.mown,
      ...rows.map((x) =>
        set.on([x, 0, 18], [x + 1.2, 0, 18], [x + 17.2, 0, -40], [x + 16, 0, -40]),
      ),
    ),
    fill(
      ink.silt,
      blob(
        set.on(
          [-15, 0, 14],
          [0, 0, 16],
          [24, 0, 16],
          [34, 0, 2],
          [34, 0, -30],
          [12, 0, -36],
          [-2, 0, -30],
          [-11, 0, -20],
          [-15.5, 0, -8],
          [-16.5, 0, 4],
        ),
        6,
      ),
    ),
    ...flecks(random, [120, 1560], [20, 890], 60, [2, 4.5]).map((each) => fill('#b99b6c', each)),
    fill('#8d7458', lane(-1.12, 1.12)),
    fill(ink.road, lane(-1, 1)),
    fill('#94785a', lane(-0.1, 1)),
    // Lawns where people have moved in.
    ...lawns.map(([x, z]) =>
      fill(
        ink.grass,
        blob(
          set.on([x - 6, 0, z + 5], [x + 7, 0, z + 5.5], [x + 8, 0, z - 5.5], [x - 5, 0, z - 6]),
          4,
        ),
      ),
    ),
    ...lawns.map(([x, z]) =>
      fill(
        '#c9bda2',
        set.on([x - 8, 0, z + 3.2], [x - 3, 0, z + 3.2], [x - 3, 0, z + 0.6], [x - 8, 0, z + 0.6]),
      ),
    ),
  ]
}
const lawns = [
  [17.5, 4.5],
  [22.5, -9.5],
  [26, -23.5],
] as const

/** Cottonwoods along the old ditch, their shadows long. */
export const cottonwoods = (random: Random): Impression[] =>
  (
    [
      [-19.5, -6, 2.3],
      [-18.5, -13.5, 2],
      [-22, -10.5, 2.4],
      [-14.6, -20.5, 2.2],
      [-17.8, -24, 2],
      [-9, -27.5, 2.3],
      [-24, 1, 2.2],
    ] as const
  )
    .toSorted((a, b) => a[1] - b[1])
    .flatMap(([x, z, r]): Impression[] => {
      const top = set.at([x, 4, z])
      const below = set.at(set.throws([x, 4, z]))
      const size = 33 * r
      return [
        fill(ink.shade, crown(random, below, size * 1.1, size * 0.8)),
        fill('#55622f', crown(random, top, size, size * 0.92)),
        fill(
          '#8a8f3c',
          crown(random, [top[0] - size * 0.2, top[1] - size * 0.1], size * 0.74, size * 0.68),
        ),
        fill(
          '#c4b450',
          crown(random, [top[0] - size * 0.42, top[1] - size * 0.2], size * 0.36, size * 0.34, 7),
        ),
      ]
    })
