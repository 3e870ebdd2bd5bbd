import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Spot = readonly [x: number, z: number]

/** What the locators mark with: electricity, gas, water, telephone. */
const marks = { red: '#c93b2c', yellow: '#f4c531', blue: '#2b77bd', orange: '#ee7b2a' }

/** A line sprayed on the ground from spot to spot, in dashes. */
function painted([from, to]: readonly [Spot, Spot], fill: string, wide = 0.11): Face[] {
  const [dx, dz] = [to[0] - from[0], to[1] - from[1]]
  const long = Math.hypot(dx, dz)
  const [nx, nz] = [(-dz / long) * (wide / 2), (dx / long) * (wide / 2)]
  const count = Math.max(1, Math.round(long / 1.05))
  return Array.from({ length: count }, (_, i) => {
    const at = (t: number, side: number): Place => [
      from[0] + dx * t + nx * side,
      0.01,
      from[1] + dz * t + nz * side,
    ]
    const [a, b] = [i / count, (i + 0.72) / count]
    return patch([at(a, 1), at(b, 1), at(b, -1), at(a, -1)], fill, true, true)
  })
}

/** A flag on its wire, blown to the right. */
const pinFlag = ([x, z]: Spot, fill: string, high = 0.72): Face[] => [
  patch(
    [
      [x, 0.012, z],
      [x + 0.5, 0.012, z - 0.12],
      [x + 0.52, 0.012, z - 0.09],
      [x, 0.012, z + 0.03],
    ],
    '#3f4a38',
    true,
    true,
  ),
  patch(
    [
      [x - 0.012, 0, z],
      [x + 0.012, 0, z],
      [x + 0.012, high, z],
      [x - 0.012, high, z],
    ],
    '#4d4f4c',
    true,
    true,
  ),
  patch(
    [
      [x, high - 0.24, z],
      [x + 0.17, high - 0.27, z],
      [x + 0.34, high - 0.22, z],
      [x + 0.34, high + 0.02, z],
      [x + 0.17, high - 0.03, z],
      [x, high, z],
    ],
    fill,
    true,
    true,
  ),
]

/** Every line in the ground about the trench. */
export const lines: Face[] = [
  ...painted(
    [
      [-2, -40],
      [-2, -5.6],
    ],
    marks.blue,
  ),
  ...painted(
    [
      [-9, -9.6],
      [-1.6, -9],
    ],
    marks.yellow,
  ),
  ...painted(
    [
      [2.75, -26],
      [2.75, -5.6],
    ],
    marks.orange,
  ),
  ...painted(
    [
      [-6.4, -6.4],
      [4.4, -6.75],
    ],
    marks.red,
  ),
]
/** Their flags, far to near. */
export const flags: Face[] = [
  ...pinFlag([2.75, -13.5], marks.orange),
  ...pinFlag([-5.2, -9.3], marks.yellow),
  ...pinFlag([-2, -11.6], marks.blue),
  ...pinFlag([-1.75, -9], marks.yellow),
  ...pinFlag([2.75, -8], marks.orange),
  ...pinFlag([-2, -7.2], marks.blue),
  ...pinFlag([1.75, -6.66], marks.red),
  ...pinFlag([-1.3, -6.56], marks.red),
  ...pinFlag([-3.9, -6.48], marks.red),
]
