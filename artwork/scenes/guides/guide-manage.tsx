import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { gable } from '../../kit/gable.ts'
import { blueHour } from '../../kit/lights-dim.ts'
import { type Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** Three roofs under snow; somebody looks after the dark ones. */
export function Manage() {
  const light = blueHour
  const random = seeded(451)
  const camera: Camera = { eye: [-6, 4, 50], focal: 1500, middle: 640, horizon: 640 }
  const dark: Light = { ...light, window: ['#3c5570', '#3c5570', '#3c5570'] }
  const house = (own: Light, w: number): Face[] => [
    ...gable({
      x: [-w, w],
      z: [-9, 0],
      base: -1,
      eave: 3.6,
      ridge: 3.6 + w,
      along: 'z',
      wall: made.timber,
      roof: light.snow.half,
      seam: null,
      rake: 1.1,
    }),
    ...windows([-w + 1, -0.6], [0.6, 2.6], 0, own, 2),
    ...windows([0.8, w - 1], [-0.4, 2.6], 0, own, 1),
    ...windows([-1.2, 1.2], [4.2, 5.6], 0, own, 2),
    ...box([w * 0.4, w * 0.4 + 1], [3.6, 5 + w], [-5, -4], made.stone),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'dome', x: [100, 1180], top: 290, snow: 0.7 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1500, 740, 8, 330, 130),
          ...clump(random, 640, 730, 5, 200, 80),
          ...clump(random, 1010, 720, 4, 240, 60),
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(house(dark, 4.4), 14, [-3, 0, -10]),
          ...placed(house(dark, 4.6), -22, [20, 0, -4]),
          ...placed(house(light, 5), -10, [9, 0, 2]),
        ]}
      />
      <Bank
        fill={mix(light.ground.half, light.ground.lit, 0.4)}
        crest={[
          [0, 760],
          [400, 742],
          [800, 770],
          [1100, 774],
          [1600, 752],
        ]}
      />
      <path fill="#eec184" opacity=".45" d="M880 786l170-8 120 8 50 26-210 12-160-14z" />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 830],
          [500, 812],
          [1000, 840],
          [1600, 820],
        ]}
      />
      <path fill={light.ground.dark} d="M980 812L1040 812L900 900H740z" />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 100, 895, 7, 370, 150)} />
    </>
  )
}
