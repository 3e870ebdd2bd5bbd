import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { railing } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { box, pane } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

const dark = '#4a3428'

/** A chalet of the village, gable to us: stucco below, dark timber above, thick snow. */
function chalet({ snow, ...light }: Light, half: number, eave: number, wall: string): Face[] {
  const peak = eave + half * 0.78
  const lit = { ...light, snow }
  return [
    ...box([half * 0.4, half * 0.4 + 1], [eave, peak + 1.4], [-5, -4], made.stone),
    ...box([half * 0.4 - 0.1, half * 0.4 + 1.1], [peak + 1.4, peak + 1.7], [-5.1, -3.9], snow.lit),
    ...gable({
      x: [-half, half],
      z: [-9, 0],
      base: -1,
      eave,
      ridge: peak,
      along: 'z',
      wall: dark,
      roof: snow.lit,
      seam: null,
      thick: 0.55,
      over: 0.9,
      rake: 1,
      fascia: mix(snow.half, snow.dark, 0.25),
    }),
    pane([-half, half], [-1, eave - 1.2], 0.03, wall),
    ...windows([-half + 0.8, -0.5], [1, 2.4], 0.05, lit, 2),
    ...windows([0.6, half - 0.7], [1, 2.4], 0.05, lit, 2),
    ...windows([-1.1, 1.1], [eave - 0.9, eave + 0.6], 0.03, lit, 3),
    ...box([-half + 0.3, half - 0.3], [eave - 1.5, eave - 1.32], [0, 1], dark),
    ...railing([-half + 0.3, half - 0.3], eave - 1.32, 1, 1, dark),
  ]
}

/** The clock tower that the village is known by: a slender body, a steep cap. */
const tower = ({ snow, window }: Light): Face[] => [
  ...box([-1.3, 1.3], [-1, 11], [-2.6, 0], made.plaster),
  pane([-1.3, 1.3], [7.6, 11], 0.03, dark),
  pane([-0.8, 0.8], [8.4, 10], 0.05, window[0], true),
  pane([-0.05, 0.05], [9.2, 9.85], 0.07, dark, true),
  pane([0, 0.45], [9.15, 9.25], 0.07, dark, true),
  ...gable({
    x: [-1.3, 1.3],
    z: [-2.6, 0],
    base: 10,
    eave: 11,
    ridge: 15,
    along: 'z',
    wall: dark,
    roof: snow.lit,
    seam: null,
    over: 0.4,
    rake: 0.5,
    fascia: snow.half,
  }),
]

/** The street below, far roofs first. */
export const street = (light: Light): Face[] => [
  ...placed(chalet(light, 4.4, 4, made.plaster), 4, [12, -7, -112]),
  ...placed(chalet(light, 4.4, 4, '#c9b79a'), 8, [-26, -7, -110]),
  ...placed(chalet(light, 4, 4.4, '#d8c7ae'), -6, [-11, -7, -104]),
  ...placed(tower(light), -8, [1, -6.6, -84]),
  ...placed(chalet(light, 4.6, 4.6, '#c9b79a'), 14, [-23, -6.6, -74]),
  ...placed(chalet(light, 4.4, 4.2, made.plaster), -12, [-5.6, -6.6, -66]),
  ...placed(chalet(light, 4.8, 4.4, made.plaster), 16, [-20.5, -6, -50]),
  ...placed(chalet(light, 4.6, 4.8, '#d2b48c'), -14, [-4.6, -6, -42]),
  ...placed(chalet(light, 4.8, 4.6, '#d8c7ae'), 20, [-17.8, -5.6, -25]),
  ...placed(chalet(light, 4.6, 4.2, '#bfc3b4'), -16, [-4.8, -5.4, -18]),
]
