import type { Random } from '../../kit/random.ts'
import { spruce, spruceLight } from '../../plates/growth.ts'
import { fill, type Impression, put } from '../../plates/ink.ts'

type Tree = readonly [x: number, y: number, tall: number]

/** Spruces with their boughs toward a sun at `sunX`. */
export const spruces = (
  random: Random,
  [dark, lit]: readonly [string, string],
  sunX: number,
  trees: readonly Tree[],
): Impression[] =>
  trees.flatMap(([x, y, tall]) => [
    fill(dark, put(spruce(random, tall, 0.2), [x, y])),
    fill(
      lit,
      ...spruceLight(random, tall, 0.2, x > sunX ? -1 : 1).map((bough) => put(bough, [x, y])),
    ),
  ])
