import { made } from './materials.ts'
import type { Face } from './space.ts'

/** The dark patch under a thing that stands on the ground; without it everything floats. */
export function footprint(
  [x0, x1]: Span,
  [z0, z1]: Span,
  fill: string = made.steelDark,
  y = 0.01,
): Face {
  const cut = Math.min(x1 - x0, z1 - z0) * 0.25
  return {
    fill,
    plain: true,
    points: [
      [x0 + cut, y, z1],
      [x1 - cut, y, z1],
      [x1, y, z1 - cut],
      [x1, y, z0 + cut],
      [x1 - cut, y, z0],
      [x0 + cut, y, z0],
      [x0, y, z0 + cut],
      [x0, y, z1 - cut],
    ],
  }
}

type Span = readonly [number, number]
