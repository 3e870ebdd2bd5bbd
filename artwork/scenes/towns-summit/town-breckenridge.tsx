import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet, shopfront } from '../../kit/town.ts'

/** Breckenridge: painted mining-town fronts under the long white backs of the Tenmile. */
export function Breckenridge() {
  const light = sunAt(noon, 240)
  const random = seeded(27)
  const { snow, ground, woods } = light
  const camera: Camera = { eye: [-4, 5, 80], focal: 1830, middle: 625, horizon: 688 }
  const paint = ['#4f7f86', '#b98a3c', '#8c4a41', made.plaster, '#5d7a58', made.cedarPale]
  const street = paint.flatMap((color, i) =>
    placed(shopfront(random, light, 7.4, color), -3, [-6 + i * 7.8, 0, -6 + (i % 2) * 0.4]),
  )
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={700}
        clouds={3}
        massifs={[{ spine: 'whales', x: [120, 1900], top: 250, snow: 0.95, ribs: 2 }]}
        ridges={[
          [600, 520, 480],
          [620, 590, 570],
        ]}
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...hamlet(
            random,
            light,
            [
              [[-20, 1.1, -10], 8],
              [[-12, 1, -14], 0],
            ],
            snow.lit,
          ),
          ...street,
        ]}
      />
      <path fill={snow.lit} d="M0 776C300 752 560 772 720 782L1600 792V812L700 806z" />
      <Bank
        crest={[
          [0, 790],
          [400, 772],
          [800, 806],
          [1200, 812],
          [1600, 806],
        ]}
        fill={ground.half}
      />
      <path fill={mix(ground.dark, ground.half, 0.5)} d="M420 900L760 812H1600V846L1000 900z" />
      <Bank
        crest={[
          [0, 830],
          [300, 812],
          [560, 850],
          [720, 900],
        ]}
        fill={ground.lit}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 100, 885, 7, 340, 160),
          ...clump(random, 500, 776, 4, 130, 40),
          ...clump(random, 1560, 890, 3, 280, 60),
        ]}
      />
    </>
  )
}
