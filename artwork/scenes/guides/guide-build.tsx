import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { lumber, truss } from '../../kit/joinery.ts'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'

/** A truss on trestles, ready for the crane. */
export function Build() {
  const light = sunAt(evening, 1420, 380)
  const random = seeded(401)
  const camera: Camera = { eye: [-2, 2.2, 22], focal: 1500, middle: 640, horizon: 640 }
  const trestle = (x: number): Face[] => [
    ...bar([x - 0.5, 0], [x, 1], 0.12, [-0.5, -0.4], made.cedar),
    ...bar([x + 0.5, 0], [x, 1], 0.12, [-0.5, -0.4], made.cedar),
    ...bar([x - 0.5, 0], [x, 1], 0.12, [0.4, 0.5], made.cedar),
    ...bar([x + 0.5, 0], [x, 1], 0.12, [0.4, 0.5], made.cedar),
    ...box([x - 0.1, x + 0.1], [0.95, 1.08], [-0.7, 0.7], made.cedar),
  ]
  const faces = [
    ...placed(lumber(5, 4), 6, [-7.4, 0, -3]),
    ...placed(
      [...trestle(-3), ...trestle(3), ...truss([-5.4, 5.4], 1.25, 3.5, 0, made.cedarPale, 0.42)],
      -10,
      [4, 0, 2],
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={4}
        massifs={[{ spine: 'whales', x: [200, 1500], top: 290, snow: 0.4 }]}
        ridges={[
          [570, 590, 560],
          [630, 640, 620],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 730, 6, 270, 110), ...clump(random, 320, 720, 5, 180, 90)]}
      />
      <path
        fill={mix(light.ground.half, made.gravel, 0.4)}
        d="M0 740C500 716 1000 730 1600 716V900H0z"
      />
      <path
        fill={mix(light.ground.dark, made.gravel, 0.2)}
        opacity=".6"
        d="M560 836L1400 800L1480 822L700 866z"
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 850],
          [500, 872],
          [1000, 886],
          [1600, 862],
        ]}
      />
      <Tufts
        fill={mix(light.ground.half, light.ground.dark, 0.3)}
        random={random}
        within={[0, 862, 1600, 896]}
        count={40}
        size={24}
      />
    </>
  )
}
