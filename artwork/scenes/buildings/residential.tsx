import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { steps, stonework } from '../../kit/joinery.ts'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { clump } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { box, patch } from '../../kit/solids.ts'
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
      wall: '#64756d',
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
    ...windows([-2.6, -0.4], [-0.1, 2.5], 0, light, 2),
    ...boardDoor([0, 1.2], [-0.2, 2.4], 0, 5, made.copper),
    ...windows([1.6, 3.6], [-0.1, 2.5], 0, light, 2),
    ...windows([-1.1, 2.1], [5, 7], 0, light, 3),
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
    // The porch: a stone floor, four posts and a beam, steps down to the path.
    ...box([-4, 5], [-1, -0.2], [0, 3.2], made.stone),
    ...steps([-0.9, 1.9], [-1, -0.2], [3.2, 4.6], 4, made.concrete),
    ...[-3.6, -1.3, 2.1, 4.4].flatMap((x) => [
      ...box([x, x + 0.3], [-0.2, 0.6], [2.6, 3], made.stone),
      ...box([x + 0.04, x + 0.26], [0.6, 3.2], [2.7, 2.92], made.cedarPale),
    ]),
    ...box([-4, 5], [3.2, 3.5], [2.6, 3.1], made.cedarPale),
    patch(
      [
        [-4.2, 3.5, 3.4],
        [5.2, 3.5, 3.4],
        [5.2, 4.3, 0],
        [-4.2, 4.3, 0],
      ],
      made.roof,
    ),
  ]
  const chimney = [
    ...box([-7.4, -5.8], [2, 9.4], [-8.4, -7], made.stone),
    ...stonework([-7.4, -5.8], [5.6, 9.2], -7, seeded(4), made.stoneDark, 10),
    ...box([-7.6, -5.6], [9.2, 9.5], [-8.6, -6.8], made.concrete),
  ]
  return (
    <Estate
      light={light}
      seed={19}
      peak="twin"
      faces={placed([...chimney, ...house], -20, [5.4, 0, -2])}
      camera={{ ...view, focal: 1980, middle: 620, horizon: 640 }}
      at={[40, 1120]}
      top={210}
    >
      <path
        fill={mix('#cdbb98', light.shadow, 0.12)}
        d="M1010 798C1040 812 1090 814 1088 828C1080 850 940 850 800 900H1080C1120 868 1240 852 1200 826C1180 812 1130 808 1106 798z"
      />
      <path fill="#ffd98a" opacity=".3" d="M930 794L1190 796L1240 820L1060 836L900 812z" />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#c08a2c"
        lit="#edbf4b"
        trees={[
          ...clump(seeded(2), 560, 812, 6, 290, 110),
          ...clump(seeded(5), 1490, 830, 6, 380, 90),
        ]}
      />
    </Estate>
  )
}
