import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { pane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** A house under snow, its garage in front with lamps beside the door. */
export function snowyGarage(light: Light): Face[] {
  const { snow } = light
  return [
    ...gable({
      x: [3.6, 14],
      z: [-23, -15],
      base: -0.5,
      eave: 3.6,
      ridge: 6.4,
      along: 'x',
      wall: made.cedar,
      roof: snow.lit,
      seam: null,
      thick: 0.5,
      fascia: mix(snow.lit, snow.half, 0.6),
    }),
    ...windows([5.4, 8.6], [1.1, 2.8], -15, light, 3),
    ...gable({
      x: [-4.4, 4.4],
      z: [-23, -13],
      base: -0.5,
      eave: 3.5,
      ridge: 6.6,
      along: 'z',
      wall: made.cedarPale,
      roof: snow.lit,
      seam: null,
      thick: 0.5,
      fascia: mix(snow.lit, snow.half, 0.6),
    }),
    ...boardDoor([-2.7, 2.7], [0, 2.8], -13, 4, made.timber),
    ...[-2.4, -1.1, 0.2, 1.5].map((x) =>
      pane([x, x + 0.9], [2.15, 2.6], -12.9, light.window[1], true),
    ),
    ...[-3.5, 3.4].map((x) => pane([x, x + 0.2], [2, 2.4], -12.9, light.window[0], true)),
  ]
}
