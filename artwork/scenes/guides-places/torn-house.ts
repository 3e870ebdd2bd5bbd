import { mix } from '../../kit/color.ts'
import { studWall } from '../../kit/frame.ts'
import { gable } from '../../kit/gable.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { footprint } from '../../kit/shadow.ts'
import { bar, box, floor, pane, patch, sidePane } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

const [eave, ridge, deep] = [5.2, 8.4, 8]
const mid = 2.7

/** The rooms that the cut has opened, one above the other, as their paint was. */
const section: Face[] = [
  sidePane(0.02, [0, eave], [-deep, 0], made.board),
  sidePane(0.03, [0.15, mid - 0.15], [-7.8, -4.2], '#a9bfae'),
  sidePane(0.03, [0.15, mid - 0.15], [-4, -0.2], '#e2c79a'),
  sidePane(0.03, [mid + 0.15, eave - 0.1], [-7.8, -3], '#d8a48f'),
  sidePane(0.03, [mid + 0.15, eave - 0.1], [-2.8, -0.2], '#9fb8c4'),
  sidePane(0.04, [0.15, 2.15], [-3.2, -2.2], '#5b4334'),
  sidePane(0.04, [mid + 0.15, 4.75], [-6.6, -5.6], '#5b4334'),
  sidePane(0.04, [3.6, 4.4], [-2, -1.1], '#efe6d2'),
  patch(
    [
      [0.03, eave + 0.15, -0.7],
      [0.03, eave + 0.15, -deep + 0.7],
      [0.03, ridge - 0.35, -deep / 2],
    ],
    '#c9a9a0',
  ),
  // Joists sawn off where the floor ran on.
  ...[-7.4, -6.2, -5, -3.8, -2.6, -1.4, -0.3].flatMap((z, i) =>
    box([0, 0.5 + ((i * 5) % 3) * 0.3], [mid - 0.14, mid + 0.12], [z - 0.1, z + 0.1], made.board),
  ),
]

/** What still stands of the old house: its left half, the siding off beside the cut. */
function half(light: Light): Face[] {
  return [
    ...gable({
      x: [-9, 0],
      z: [-deep, 0],
      base: -0.6,
      eave,
      ridge,
      along: 'x',
      wall: '#8a5a3a',
      rake: 0.2,
      over: 0.9,
      seam: null,
    }),
    pane([-9, 0], [-0.6, 0.5], 0.02, made.stone),
    ...windows([-8, -5.6], [1, 2.4], 0.02, light, 3),
    ...windows([-8, -5.6], [3.4, 4.7], 0.02, light, 3),
    pane([-3.9, 0], [0, eave - 0.5], 0.03, '#4b3a2e'),
    ...placed(studWall([-3.9, 0], mid, 0.06, [-2.6, -1.2]), 0, [0, 0, 0]),
    ...placed(studWall([-3.9, 0], 2.1, 0.06), 0, [0, mid, 0]),
    ...section,
  ]
}

/** The wall that stays: holes where its windows were, propped from within. */
function kept(): Face[] {
  const skin = '#b98a5c'
  const z = [-deep - 0.15, -deep + 0.15] as const
  const piece = (x: readonly [number, number], y: readonly [number, number]) => box(x, y, z, skin)
  const prop = (x: number, up: number, out: number) =>
    placed(
      [
        ...bar([0.1, up], [out, 0.1], 0.2, [-0.1, 0.1], '#e3b35a'),
        ...box([out - 0.3, out + 0.3], [0, 0.16], [-0.3, 0.3], made.timber),
      ],
      -90,
      [x, 0, -deep + 0.15],
    )
  return [
    ...piece([0, 9], [0, 0.9]),
    ...piece([0, 9], [2.4, 3.5]),
    ...piece([0, 9], [4.7, eave]),
    ...[
      [0, 1.6],
      [3.4, 5.4],
      [7.2, 9],
    ].flatMap(([a = 0, b = 0]) => [...piece([a, b], [0.9, 2.4]), ...piece([a, b], [3.5, 4.7])]),
    ...box([0.4, 8.8], [3.05, 3.3], [-deep + 0.15, -deep + 0.3], '#e3b35a'),
    ...[1.2, 4.4, 8].flatMap((x) => prop(x, 3.2, 2.8)),
  ]
}

/** A house half taken down: the kept wall behind, the frame of one room, the old half cut open. */
export function tornHouse(light: Light): Face[] {
  const slab = mix(made.board, made.soil, 0.25)
  return [
    footprint([-9.6, 10], [-8.8, 1.2], '#4d4a42', -0.55),
    ...box([0, 9], [-0.55, 0], [-deep, 0], made.concrete),
    floor([0, 9], [-deep, 0], 0.01, slab),
    ...kept(),
    ...half(light),
    ...studWall([1, 8.8], mid, -3.6, [4, 5.4]),
    ...box([2.2, 3.6], [0, 0.5], [-2, -1], made.plaster),
    ...bar([5, 0.1], [7.6, 0.24], 0.16, [-1.6, -1.4], made.cedarPale),
    ...bar([5.4, 0.2], [7.8, 0.1], 0.16, [-1.1, -0.9], made.board),
  ]
}
