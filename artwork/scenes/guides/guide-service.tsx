import { Backdrop } from '../../kit/backdrop.tsx'
import { gable } from '../../kit/gable.ts'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** The porch after the storm: shovel, broom, a cleared path. */
export function Service() {
  const light = sunAt(noon, 1380)
  const random = seeded(441)
  const camera: Camera = { eye: [-4, 3, 26], focal: 1650, middle: 560, horizon: 600 }
  const house: Face[] = [
    ...gable({
      x: [-7, 7],
      z: [-9, -2],
      base: -0.4,
      eave: 3.6,
      ridge: 7,
      along: 'x',
      wall: made.cedar,
      roof: light.snow.lit,
      seam: null,
      over: 1.6,
    }),
    ...windows([-5.6, -2.4], [0.9, 2.6], -2, light, 3),
    ...windows([3, 5.6], [0.9, 2.6], -2, light, 2),
    patch(
      [
        [-8, 5.2, -3.6],
        [-1, 4.2, -1.4],
        [4, 5, -3.2],
        [7.9, 4.4, -1.9],
        [7.9, 3.1, -0.3],
        [-8, 3.1, -0.3],
      ],
      light.snow.half,
      true,
      true,
    ),
    ...box([3.4, 4.8], [5.6, 8.6], [-6, -4.6], made.stone),
    ...box([3.2, 5], [8.6, 8.95], [-6.2, -4.4], light.snow.lit),
    ...box([-0.8, 0.8], [0, 2.5], [-2, -1.9], '#2f5f5c'),
    ...windows([-0.3, 0.3], [1.5, 2.2], -1.9, light, 1),
    ...box([-7, 7], [-0.5, 0], [-2, 1.4], made.cedarPale),
    ...[-6.8, -2.2, 2, 6.6].flatMap((x) => box([x, x + 0.26], [0, 3.2], [1, 1.26], made.timber)),
    ...box([-7.2, 7.2], [3.1, 3.4], [0.9, 1.4], made.timber),
    ...box([-1.4, 1.4], [-0.9, -0.5], [1.4, 2.2], made.cedar),
    ...bar([2.6, 0], [3.1, 2], 0.07, [1.5, 1.56], made.board),
    ...box([2.3, 2.95], [-0.5, 0.3], [1.5, 1.58], made.machine),
    ...box([-1.9, -1.6], [0, 0.34], [0.4, 0.7], made.timber),
    ...box([-2.4, -2.1], [0, 0.34], [0.4, 0.7], made.timber),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={670}
        clouds={3}
        massifs={[{ spine: 'bells', x: [-80, 900], top: 270, snow: 0.75 }]}
        ridges={[
          [560, 580, 560],
          [620, 630, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1480, 730, 8, 430, 130), ...clump(random, 540, 720, 4, 200, 70)]}
      />
      <Solid faces={placed(house, -14, [4, 0, 0])} camera={camera} light={light} />
      <path
        fill={light.ground.lit}
        d="M0 770C300 744 500 770 680 760C760 770 840 790 880 800L740 900H0zM1010 800C1200 770 1400 770 1600 752V900H1060z"
      />
      <path
        fill={light.ground.dark}
        d="M880 800L740 900H770L900 806zM1010 800L1060 900H1036L996 804z"
      />
      <path fill="#b8b4aa" d="M900 806L996 804L1036 900H770z" />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 100, 890, 6, 360, 150)} />
    </>
  )
}
