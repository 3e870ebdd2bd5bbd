import { Backdrop } from '../../kit/backdrop.tsx'
import { gable } from '../../kit/gable.ts'
import { deck, railing } from '../../kit/joinery.ts'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { glassGable } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** A deck at dusk: fire bowl, two chairs, the glass of the house, the range over the rail. */
export function Decks() {
  const light = sunAt(dusk, 980, 470)
  const random = seeded(23)
  const camera: Camera = { eye: [-2, 2, 13], focal: 1350, middle: 640, horizon: 560 }
  const chair = (x: number, z: number, turn: number): Face[] =>
    placed(
      [
        ...box([-0.4, 0.4], [0.32, 0.4], [-0.4, 0.4], made.cedarPale),
        ...[-0.4, 0.34].flatMap((dx) =>
          [-0.38, 0.32].flatMap((dz) =>
            box([dx, dx + 0.06], [0, 0.6], [dz, dz + 0.06], made.cedar),
          ),
        ),
        ...[0, 1, 2, 3].flatMap((i) =>
          box([-0.38 + i * 0.2, -0.22 + i * 0.2], [0.4, 1.05], [-0.42, -0.36], made.cedarPale),
        ),
        ...box([-0.46, -0.32], [0.58, 0.62], [-0.4, 0.45], made.cedarPale),
        ...box([0.32, 0.46], [0.58, 0.62], [-0.4, 0.45], made.cedarPale),
      ],
      turn,
      [x, 0, z],
    )
  const house = [
    ...gable({
      x: [-5, 5],
      z: [-9, 0],
      base: 0,
      eave: 3.4,
      ridge: 6.8,
      along: 'z',
      wall: made.cedar,
      rake: 1.4,
      over: 1,
    }),
    ...glassGable([-4, 4], [0.1, 3.2], 6, 0, light, 4),
  ]
  const faces: Face[] = [
    ...deck([-9, 12], [-4.5, 8], 0, '#a0714c', made.timber, 0.42),
    ...railing([-9, 3.2], 0, -4.4, 1.7),
    ...placed(house, -42, [9.6, 0, -2.2]),
    patch(
      [
        [1.6, 0.02, 3.4],
        [5.2, 0.02, 4.6],
        [7.4, 0.02, 1.6],
        [5.4, 0.02, -0.6],
      ],
      '#c98d52',
      true,
      true,
    ),
    footprint([-2.4, 0.4], [-0.4, 2], '#3a2f2c', 0.03),
    ...box([-1.7, -0.3], [0, 0.36], [0.1, 1.4], made.stone),
    ...box([-1.6, -0.4], [0.36, 0.4], [0.2, 1.3], made.steelDark),
    patch(
      [
        [-1.4, 0.4, 0.8],
        [-0.6, 0.4, 0.8],
        [-0.7, 0.7, 0.8],
        [-0.82, 0.6, 0.8],
        [-0.95, 1.05, 0.8],
        [-1.12, 0.65, 0.8],
        [-1.28, 0.78, 0.8],
      ],
      '#f3a04a',
      true,
    ),
    patch(
      [
        [-1.2, 0.4, 0.82],
        [-0.8, 0.4, 0.82],
        [-0.98, 0.74, 0.82],
      ],
      '#fff0bf',
      true,
    ),
    ...chair(-3.2, 1, 60),
    ...chair(0.9, 0.2, -40),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={5}
        massifs={[
          { spine: 'low', x: [-200, 500], top: 440, air: 0.5 },
          { spine: 'lone', x: [180, 1060], top: 290 },
        ]}
        ridges={[
          [540, 560, 540],
          [580, 590, 580],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 90, 760, 6, 320, 110), ...clump(random, 560, 720, 5, 170, 90)]}
      />
      <Solid faces={faces} camera={camera} light={light} />
    </>
  )
}
