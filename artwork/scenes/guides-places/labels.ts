import { drum, ring } from '../../kit/drum.ts'
import { footprint } from '../../kit/shadow.ts'
import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { roll } from '../still-life.ts'

/** Where the table's top lies. */
export const top = 0.84
export const ink = '#41606a'
export const red = '#c8402f'

/** A flat shape lying on something: its corners as x, z pairs. */
export const flat = (
  corners: readonly (readonly [number, number])[],
  y: number,
  fill: string,
): Face =>
  patch(
    corners.map(([x, z]): Place => [x, y, z]),
    fill,
    true,
    true,
  )

/** A roll of red cloth tape, its end torn off. */
export const tape: Face[] = [
  footprint([-0.32, 0.36], [-0.3, 0.34], '#5b3c28', top + 0.002),
  ...drum([0, top, 0], [0.29, 0.29], 0.19, red, '#d9573f'),
  { fill: '#e3cfa4', plain: true, points: ring(0, top + 0.191, 0, 0.19) },
  { fill: '#6d4a33', plain: true, points: ring(0, top + 0.192, 0.012, 0.155) },
]

/** A flashlight on its side, its lens to the right. */
export const flashlight: Face[] = [
  footprint([-0.5, 0.62], [-0.12, 0.22], '#5b3c28', top + 0.002),
  ...roll([-0.5, 0.24], 0, 0.085, '#39464b', top),
  ...roll([-0.36, -0.28], 0, 0.092, '#c9972b', top),
  ...roll([0.24, 0.52], 0, 0.125, '#2f3a3f', top),
]

/** A valve's tag: paper with a red head, the sign of a valve on it, a string through its eye. */
export const tag: Face[] = [
  flat(
    [
      [-0.4, -0.13],
      [0.26, -0.13],
      [0.4, -0.02],
      [0.4, 0.08],
      [0.26, 0.19],
      [-0.4, 0.19],
    ],
    top + 0.003,
    '#6d4a33',
  ),
  flat(
    [
      [-0.42, -0.16],
      [0.24, -0.16],
      [0.38, -0.05],
      [0.38, 0.05],
      [0.24, 0.16],
      [-0.42, 0.16],
    ],
    top + 0.012,
    '#f6eedc',
  ),
  flat(
    [
      [0.12, -0.16],
      [0.24, -0.16],
      [0.38, -0.05],
      [0.38, 0.05],
      [0.24, 0.16],
      [0.12, 0.16],
    ],
    top + 0.014,
    red,
  ),
  flat(
    [
      [-0.32, -0.09],
      [-0.17, 0],
      [-0.32, 0.09],
    ],
    top + 0.014,
    ink,
  ),
  flat(
    [
      [-0.02, -0.09],
      [-0.17, 0],
      [-0.02, 0.09],
    ],
    top + 0.014,
    ink,
  ),
  { fill: '#5b3c28', plain: true, points: ring(0.27, top + 0.015, 0, 0.035) },
]
