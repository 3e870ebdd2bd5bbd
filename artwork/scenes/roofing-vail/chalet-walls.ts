import { railing } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

type Span = readonly [number, number]

/** A pane in the gable wall, which faces left. */
const gablePane = ([z0, z1]: Span, [y0, y1]: Span, x: number, fill: string): Face => ({
  fill,
  plain: true,
  points: [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ],
})

/** Walls of stucco and dark timber, a balcony, lit windows. */
export function walls(light: Light): Face[] {
  const [eave, dark] = [5.9, '#4a3428']
  return [
    patch(
      [
        [-5.6, -3, -4.2],
        [-5.6, -3, 4.2],
        [-5.6, 6.3, 4.2],
        [-5.6, 9.7, 0],
        [-5.6, 6.3, -4.2],
      ],
      dark,
    ),
    patch(
      [
        [-5.62, -3, -4.2],
        [-5.62, -3, 4.2],
        [-5.62, 4.9, 4.2],
        [-5.62, 4.9, -4.2],
      ],
      made.plaster,
    ),
    ...[
      [-2.9, -1.1, 2.7, 4.3],
      [0.9, 2.7, 2.7, 4.3],
      [-0.8, 0.8, 6, 7.3],
    ].flatMap(([z0 = 0, z1 = 0, y0 = 0, y1 = 0]) => [
      gablePane([z0 - 0.16, z1 + 0.16], [y0 - 0.16, y1 + 0.16], -5.64, dark),
      gablePane([z0, z0 + (z1 - z0) * 0.46], [y0, y1], -5.66, light.window[1]),
      gablePane([z0 + (z1 - z0) * 0.54, z1], [y0, y1], -5.66, light.window[0]),
    ]),
    pane([-5.6, 6], [-3, eave], 4.2, made.plaster),
    pane([-5.6, 6], [4.75, eave], 4.22, dark),
    ...[-4.4, -0.8, 2.8].flatMap((x) => [
      ...windows([x, x + 1.9], [2.9, 4.6], 4.2, light, 3),
      pane([x - 0.75, x - 0.2], [2.8, 4.7], 4.24, '#3f5f55'),
      pane([x + 2.1, x + 2.65], [2.8, 4.7], 4.24, '#3f5f55'),
    ]),
    ...box([-5.4, 5.8], [1.75, 1.95], [4.2, 5.3], dark),
    ...railing([-5.4, 5.8], 1.95, 5.3, 0.7, dark),
    ...[-5.4, -1.6, 2.2, 5.6].flatMap((x) => box([x, x + 0.2], [1.9, 5.6], [5.1, 5.3], dark)),
  ]
}
