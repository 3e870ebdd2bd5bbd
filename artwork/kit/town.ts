import type { Light } from './light.ts'
import { made } from './materials.ts'
import { windows } from './openings.ts'
import { between, pick, type Random } from './random.ts'
import { box } from './solids.ts'
import type { Face } from './space.ts'

/** A false-front shop of the railroad years: parapet, cornice, awning, a wide shop window. */
export function shopfront(random: Random, light: Light, width: number, wall: string): Face[] {
  const height = between(random, 5.2, 7.6)
  const upper = height > 6.2
  return [
    ...box([0, width], [-1, height], [-9, 0], wall),
    ...box([-0.2, width + 0.2], [height - 0.5, height], [-0.4, 0.35], made.timber),
    ...box([0.1, width - 0.1], [height, height + 0.3], [-0.4, 0.2], wall),
    ...(upper
      ? [
          ...windows([width * 0.16, width * 0.38], [4.1, 5.7], 0, light, 1),
          ...windows([width * 0.62, width * 0.84], [4.1, 5.7], 0, light, 1),
        ]
      : []),
    ...windows([width * 0.1, width * 0.58], [0.7, 2.6], 0, light, 3),
    ...windows([width * 0.68, width * 0.86], [0, 2.6], 0, light, 1),
    ...box(
      [-0.1, width + 0.1],
      [3, 3.2],
      [0, 1.6],
      pick(random, [made.copper, made.sage, made.timber]),
    ),
    ...box([0.1, 0.25], [0, 3], [1.35, 1.5], made.timber),
    ...box([width - 0.25, width - 0.1], [0, 3], [1.35, 1.5], made.timber),
  ]
}
