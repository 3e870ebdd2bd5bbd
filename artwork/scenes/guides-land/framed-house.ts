import { studWall } from '../../kit/frame.ts'
import { truss } from '../../kit/joinery.ts'
import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, pane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** Walls up, half of them sheathed, the trusses standing and the roof still to come. */
export const framedHouse: Face[] = [
  footprint([-8, 8.6], [-10, 2.4], '#6d4a38', -1),
  ...box([-7, 7], [-1, 0], [-9, 0], made.concrete),
  ...box([-7.2, 7.2], [0, 0.3], [-9.2, 0.2], made.board),
  ...studWall([-7, 7], 3.3, -8.8, undefined, '#b99a6c'),
  ...[-7, -5, -3, -1].flatMap((z) => [
    ...box([-7, -6.86], [0.3, 3.3], [z, z + 0.14], made.board),
    ...box([6.86, 7], [0.3, 3.3], [z, z + 0.14], made.board),
  ]),
  ...studWall([-7, 1.6], 3.3, 0, [-5, -2.4]),
  ...box([1.6, 7], [0.3, 3.3], [-9, 0.1], '#cfa974'),
  ...box([2.8, 5.6], [1.1, 2.6], [0.1, 0.12], made.steelDark),
  ...[2.95, 4.3].map((x) => pane([x, x + 1.15], [1.2, 2.5], 0.14, '#8fb4c0', true)),
  ...[-8.4, -6.3, -4.2, -2.1, 0].flatMap((z) =>
    truss([-7.7, 7.7], 3.42, 3.4, z, z > -1 ? made.board : '#c5a371', 0.24),
  ),
  ...box([-0.12, 0.12], [6.7, 6.9], [-8.8, 0], made.board),
]
