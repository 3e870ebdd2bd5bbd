import { gable } from './gable.ts'
import type { Light } from './light.ts'
import { made } from './materials.ts'
import { boardDoor, windows } from './openings.ts'
import { between, pick, type Random } from './random.ts'
import { box } from './solids.ts'
import { placed, type Face, type Place } from './space.ts'

const walls = [made.cedar, made.plaster, made.stone, made.timber, made.cedarPale] as const

/** A small house with its gable to us, its windows lit. */
function cottage(random: Random, light: Light, roof: string = made.roof): Face[] {
  const w = between(random, 3, 4.2)
  const eave = between(random, 2.6, 4.6)
  const wall = pick(random, walls)
  const upper = eave > 3.8 ? windows([-0.9, 0.9], [3.1, 4.2], 0, light, 2) : []
  return [
    ...gable({
      x: [-w, w],
      z: [-7, 0],
      base: -1,
      eave,
      ridge: eave + w * 0.72,
      along: 'z',
      wall,
      roof,
      seam: null,
      rake: 0.6,
      over: 0.6,
    }),
    ...windows([-w + 0.8, -0.7], [0.7, 2], 0, light, 2),
    ...boardDoor(
      [0.7, 1.8],
      [-0.9, 1.5],
      0,
      4,
      pick(random, [made.copper, made.sage, made.cedarPale]),
    ),
    ...windows([2.2, w - 0.5], [0.7, 2], 0, light, 1),
    ...upper,
  ]
}

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

/** Houses in a loose row along a line, far ones first. */
export function hamlet(
  random: Random,
  light: Light,
  spots: readonly (readonly [Place, number])[],
  roof?: string,
): Face[] {
  return spots
    .toSorted(([a], [b]) => a[2] - b[2])
    .flatMap(([at, turn]) => placed(cottage(random, light, roof), turn, at))
}
