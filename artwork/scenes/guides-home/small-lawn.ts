import { gable } from '../../kit/gable.ts'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { box, floor } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** The one lawn, a rectangle: meters of the yard. */
const lawn = { x: [0, 8], z: [-2, 2.5] } as const
const green = ['#6fa04c', '#83b358'] as const

/** House, stone along its wall, the bed, the lawn in its steel edge, flags to the door. */
export const yard = (): Face[] => [
  floor([-3.4, 15], [-8, -4.2], 0.01, '#d3ccbd'),
  floor([-1.2, 15], [-4.2, -2], 0.012, '#9a7b58'),
  ...gable({
    x: [5, 15],
    z: [-15, -7],
    base: -0.3,
    eave: 3.4,
    ridge: 6,
    along: 'x',
    wall: '#7d8b86',
  }),
  ...windows([7, 10.4], [1, 2.6], -7, dawn, 3),
  ...gable({
    x: [-0.6, 5.8],
    z: [-15, -5.8],
    base: -0.3,
    eave: 3.4,
    ridge: 6.2,
    along: 'z',
    wall: made.cedarPale,
  }),
  ...windows([2.4, 4.8], [1, 2.6], -5.8, dawn, 2),
  ...boardDoor([0.2, 1.4], [0, 2.4], -5.8, 5, made.cedar),
  ...box([-0.13, 8.13], [0, 0.09], [-2.13, 2.63], made.steelDark),
  ...Array.from({ length: 8 }, (_, i) => floor([i, i + 1], lawn.z, 0.1, green[i % 2] ?? green[0])),
  ...Array.from({ length: 9 }, (_, i) => {
    const [x, z] = [-1 - i * 0.12 * i * 0.35, -4.6 + i * 1.35]
    return floor([x - 0.6, x + 0.6], [z, z + 1], 0.02, made.stone)
  }),
]
