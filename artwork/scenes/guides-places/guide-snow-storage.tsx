import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { type Light, sunAt } from '../../kit/light.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { area, type Point } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'
import { SnowHeap } from './snow-heap.tsx'

const camera: Camera = { eye: [-2, 4.2, 26], focal: 1640, middle: 680, horizon: 545 }
const to = (x: number, z: number): Point => project(camera, [x, 0, z])

/** A stake that still shows above the snow in February: orange, a pale band below its tip. */
const stake = ([x, z]: readonly [number, number]): Face[] => [
  ...box([x - 0.07, x + 0.07], [0, 2.4], [z - 0.07, z + 0.07], '#d4562f'),
  ...box([x - 0.08, x + 0.08], [1.8, 2.1], [z - 0.08, z + 0.08], made.white),
]

/** The drive cleared to its edges, its snow stacked on the lot's own ground, stakes around both. */
export function SnowStorage() {
  const light: Light = { ...sunAt(alpenglow, 250), front: 0.5 }
  const random = seeded(152)
  const { snow, ground, woods } = light
  const packed = mix(ground.dark, '#5c6675', 0.55)
  const house = placed(
    [
      ...gable({
        x: [-8, 1],
        z: [-8, 0],
        base: -1,
        eave: 3.6,
        ridge: 7,
        along: 'x',
        wall: made.cedar,
        roof: snow.lit,
        seam: null,
        thick: 0.42,
      }),
      ...windows([-6.6, -3.6], [0.9, 2.6], 0, light, 3),
      ...gable({
        x: [0, 8],
        z: [-8, 1.6],
        base: -1,
        eave: 3.5,
        ridge: 6.8,
        along: 'z',
        wall: made.stone,
        roof: snow.lit,
        seam: null,
        thick: 0.42,
      }),
      ...boardDoor([1.4, 6.6], [-0.6, 2.6], 1.6, 4),
    ],
    0,
    [-6.4, 0.3, -10],
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'whales', x: [180, 1780], top: 190, snow: 0.9, ribs: 1 }]}
        ridges={[
          [520, 500, 450],
          [580, 560, 530],
        ]}
      />
      <Bank
        fill={ground.half}
        crest={[
          [0, 640],
          [700, 626],
          [1600, 640],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 90, 690, 6, 300, 100),
          ...clump(random, 1540, 680, 6, 330, 80),
          ...clump(random, 850, 648, 4, 170, 60),
        ]}
      />
      <Solid faces={house} camera={camera} light={light} />
      <path
        fill={packed}
        d={area([to(-5.6, -8.4), to(0.8, -8.4), to(5.4, 2), to(4.4, 16), to(-7, 16), to(-5.6, 2)])}
      />
      <path
        fill={mix(packed, ground.half, 0.35)}
        d={[-4.2, -1.8, 0.4, 2.4]
          .map((x) =>
            area([
              to(x * 0.9 - 0.6, -8),
              to(x * 0.9 - 0.2, -8),
              to(x * 1.2 + 0.5, 16),
              to(x * 1.2, 16),
            ]),
          )
          .join('')}
      />
      <Solid camera={camera} light={light} faces={[...stake([15, -5])]} />
      <SnowHeap light={light} />
      <Boulders
        light={{ ...light, rock: snow }}
        random={random}
        at={[
          [1128, 846, 20],
          [1206, 862, 30],
          [1290, 872, 18],
          [1452, 866, 26],
          [1530, 846, 18],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          footprint([-2.4, 3.6], [2.4, 6], mix(packed, light.shadow, 0.5)),
          ...placed(skidSteer(1.25, snow.half), 8, [0.7, 0, 4], 1.25),
          ...[
            [-7, -5],
            [-7.4, 3],
          ].flatMap(([x = 0, z = 0]) => stake([x, z])),
        ]}
      />
    </>
  )
}
