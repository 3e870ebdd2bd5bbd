import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { stonework } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import type { Random } from '../../kit/random.ts'
import { floor, pane, sidePane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A house that embers find nothing on: metal roof, plaster over stone, gravel at every wall. */
export function hardenedHouse(light: Light, random: Random): Face[] {
  return [
    floor([-10.4, 10], [-10.4, 5], 0.02, '#dccfb8', true),
    floor([-9.8, -0.2], [-8.4, 1.4], 0.03, mix(made.gravel, light.shadow, 0.25), true),
    floor([-2.4, 6.8], [-8, 2.8], 0.03, mix(made.gravel, light.shadow, 0.25), true),
    floor([3, 4.5], [0.4, 7.4], 0.04, made.concrete),
    ...gable({
      x: [-7.4, 0.4],
      z: [-7.4, -1],
      base: 0,
      eave: 3.1,
      ridge: 5.6,
      along: 'x',
      wall: made.plaster,
    }),
    pane([-7.4, 0], [0, 0.9], -0.98, made.stone),
    ...stonework([-7.3, -0.4], [0.1, 0.9], -0.96, random, made.stoneDark, 12),
    ...windows([-6.4, -3.8], [1.2, 2.6], -0.98, light, 3),
    ...windows([-2.8, -1], [1.2, 2.6], -0.98, light, 2),
    ...gable({
      x: [-0.4, 6.8],
      z: [-8, 0.4],
      base: 0,
      eave: 4,
      ridge: 7.4,
      along: 'z',
      wall: '#b7ac9a',
    }),
    pane([-0.4, 6.8], [0, 1], 0.42, made.stone),
    sidePane(6.82, [0, 1], [-8, 0.4], made.stone),
    ...stonework([-0.3, 6.6], [0.1, 1], 0.44, random, made.stoneDark, 14),
    ...windows([0.6, 2.6], [1.3, 3], 0.42, light, 2),
    ...boardDoor([3.2, 4.3], [0, 2.5], 0.44, 5, made.copper),
    ...windows([4.9, 6.1], [1.3, 3], 0.42, light, 1),
    ...windows([2, 4.4], [4.2, 5.6], 0.42, light, 2),
  ]
}
