import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { gable } from '../../kit/gable.ts'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { glassGable, windows } from '../../kit/openings.ts'
import { clump } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { box } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

/** Two gables and a porch among gold aspens. */
export function Residential() {
  const light = sunAt(autumn, 1380)
  const house = [
    ...gable({
      x: [-12, -2],
      z: [-10, -2],
      base: -1,
      eave: 3.4,
      ridge: 6.6,
      along: 'x',
      wall: made.plaster,
    }),
    ...windows([-10.6, -8], [0.8, 2.6], -2, light, 3),
    ...windows([-6.6, -4], [0.8, 2.6], -2, light, 3),
    ...gable({
      x: [-3.4, 4.4],
      z: [-11, 0],
      base: -1,
      eave: 5,
      ridge: 9,
      along: 'z',
      wall: made.cedar,
      rake: 1.2,
    }),
    ...glassGable([-2.2, 3.2], [-0.1, 3], 5.4, 0, light, 3),
    ...windows([-0.6, 1.6], [6, 7.2], 0, light, 2),
    ...gable({
      x: [4.4, 11],
      z: [-9, -1.4],
      base: -1,
      eave: 2.8,
      ridge: 5.4,
      along: 'x',
      wall: made.stone,
    }),
    ...windows([5.6, 9.6], [-0.6, 2.2], -1.4, light, 4),
    ...box([-3.6, 4.6], [-1, -0.2], [0, 2.6], made.stone),
  ]
  return (
    <Estate
      light={light}
      seed={19}
      peak="twin"
      faces={placed(house, -20, [5, 0, -2])}
      camera={{ ...view, focal: 1700, middle: 700, horizon: 650 }}
      at={[200, 1250]}
    >
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c08a2c"
        lit="#edbf4b"
        trees={[
          ...clump(seeded(2), 640, 800, 6, 250, 130),
          ...clump(seeded(5), 1430, 820, 6, 330, 120),
        ]}
      />
    </Estate>
  )
}
