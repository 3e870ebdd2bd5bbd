import { made } from '../../kit/materials.ts'
import { pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A flat shape inside, already lit by its lamps. */
const lit = (x: readonly [number, number], y: readonly [number, number], z: number, fill: string) =>
  pane(x, y, z, fill, true)

/** The table seen through the glass: cloth, plates, two lamps, chairs against the light. */
export function dining(): Face[] {
  const chair = (x: number, z: number): Face[] => [
    lit([x - 0.3, x + 0.3], [0.4, 1.62], z, '#6a3f26'),
    lit([x - 0.22, x + 0.22], [1.14, 1.52], z + 0.01, '#d99a50'),
    lit([x - 0.02, x + 0.02], [1.14, 1.52], z + 0.02, '#6a3f26'),
  ]
  const lamp = (x: number): Face[] => [
    lit([x - 0.014, x + 0.014], [2.5, 3.6], -1, made.steelDark),
    patch(
      [
        [x - 0.36, 2.16, -1],
        [x + 0.36, 2.16, -1],
        [x + 0.12, 2.5, -1],
        [x - 0.12, 2.5, -1],
      ],
      made.steelDark,
      true,
    ),
    lit([x - 0.33, x + 0.33], [2.1, 2.16], -1, '#fffbe6'),
  ]
  return [
    lit([-1, 8], [-0.5, 4.4], -3, '#f3b866'),
    lit([-1, 8], [-0.5, 1.2], -2.98, '#d49048'),
    lit([1, 2.5], [1.7, 2.8], -2.97, '#a9683a'),
    lit([1.1, 2.4], [1.8, 2.7], -2.96, '#e9c48c'),
    patch(
      [
        [1.1, 1.8, -2.95],
        [2.4, 1.8, -2.95],
        [2, 2.3, -2.95],
        [1.8, 2.15, -2.95],
        [1.5, 2.5, -2.95],
      ],
      '#8d9a80',
      true,
    ),
    lit([5, 6.4], [0, 2.9], -2.97, '#a9683a'),
    lit([5.1, 6.3], [0, 2.8], -2.96, '#e0a35a'),
    ...[1.7, 2.7, 3.7, 4.7].flatMap((x) => chair(x, -1.9)),
    lit([0.95, 5.05], [1.16, 1.24], -1, '#fff6df'),
    lit([0.95, 5.05], [0.8, 1.16], -1, '#f7e2b6'),
    ...[1.4, 2.2, 3.8, 4.6].flatMap((x) => [
      lit([x - 0.2, x + 0.2], [1.24, 1.28], -0.99, '#b8573c'),
      lit([x + 0.26, x + 0.32], [1.24, 1.44], -0.99, '#fffbe6'),
    ]),
    lit([3.15, 3.65], [1.24, 1.34], -0.98, '#8a5a34'),
    ...[3.27, 3.53].map((x) => lit([x - 0.025, x + 0.025], [1.3, 1.62], -0.97, '#fffbe6')),
    ...[1.55, 4.45].flatMap((x) => chair(x, -0.5)),
    ...[2, 4].flatMap(lamp),
  ]
}
