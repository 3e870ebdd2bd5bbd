import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, boards } from '../../kit/openings.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

const clad = '#5b6f6a'
const lamp = '#f6c981'

/** What stands on the shelves, from the bay's left post and the floor. */
const boxes = [
  { at: [0.4, 1.8], wide: 0.5, fill: '#b5623c' },
  { at: [1, 1.8], wide: 0.4, fill: '#5f7d78' },
  { at: [1.6, 1.8], wide: 0.6, fill: '#8a6749' },
  { at: [0.5, 2.6], wide: 0.7, fill: '#8a6749' },
  { at: [1.5, 2.6], wide: 0.4, fill: '#b5623c' },
] as const

/** The open bay: a bench, shelves with their boxes, a lamp; everything in its place. */
const bay = (x: number): Face[] => [
  pane([x - 0.2, x + 4.2], [0, 4], 0.03, made.timber),
  pane([x, x + 4], [0, 3.8], 0.05, lamp, true),
  pane([x, x + 4], [0, 0.5], 0.06, '#c9955b', true),
  ...[1.7, 2.5].map((y) => pane([x + 0.3, x + 2.5], [y, y + 0.1], 0.07, '#a06d3f', true)),
  ...boxes.map(({ at: [dx, y], wide, fill }) =>
    pane([x + dx, x + dx + wide], [y, y + 0.42], 0.08, fill, true),
  ),
  pane([x + 0.3, x + 2.6], [0.9, 1.04], 0.08, '#7b5030', true),
  ...[0.4, 2.4].map((dx) => pane([x + dx, x + dx + 0.12], [0.3, 0.9], 0.08, '#7b5030', true)),
  pane([x + 3.1, x + 3.2], [0.3, 2.6], 0.08, '#7b5030', true),
  pane([x + 3.5, x + 3.58], [0.3, 2.3], 0.08, '#7b5030', true),
]

/** The firm's workshop under snow: three bays, the middle one open, its light on the yard. */
export function workshop({ snow, shadow }: Light): Face[] {
  return [
    ...gable({
      x: [-7, 11],
      z: [-10, 0],
      base: -0.4,
      eave: 4.8,
      ridge: 7.6,
      along: 'x',
      wall: clad,
      roof: mix(snow.lit, snow.half, 0.25),
      seam: null,
      thick: 0.45,
    }),
    ...boards([-7, 11], [0.3, 4.7], 0, mix(clad, shadow, 0.4), 0.6),
    ...boardDoor([-5.8, -1.8], [0, 3.8], 0.05, 6, made.cedarPale),
    ...bay(-0.6),
    ...boardDoor([5, 9], [0, 3.8], 0.05, 6, made.cedarPale),
    ...[-5.3, -4.4, -3.5, -2.6].map((x) => pane([x, x + 0.6], [2.7, 3.3], 0.14, lamp, true)),
    patch(
      [
        [-3.4, 0.02, 6.4],
        [5, 0.02, 6.4],
        [3.4, 0.02, 0.2],
        [-0.6, 0.02, 0.2],
      ],
      '#eec3a0',
      true,
    ),
    ...box([8.6, 9], [6, 9.4], [-6, -5.6], made.steelDark),
    ...box([8.45, 9.15], [9.4, 9.6], [-6.1, -5.5], made.steelDark),
  ]
}
