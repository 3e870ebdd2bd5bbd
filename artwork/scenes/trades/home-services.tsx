import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { deck, lumber, railing, stonework } from '../../kit/joinery.ts'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { pane } from '../../kit/solids.ts'
import { placed, type Camera } from '../../kit/space.ts'

/** Home services: the van-sized jobs of one house in first snow. */
export function HomeServices() {
  const light = sunAt(storm, 1350)
  const random = seeded(51)
  const camera: Camera = { eye: [-4, 3, 34], focal: 1700, middle: 640, horizon: 600 }
  const house = [
    ...gable({
      x: [-9, 2],
      z: [-9, -1],
      base: -0.6,
      eave: 3.2,
      ridge: 6,
      along: 'x',
      wall: made.cedar,
      roof: made.steel,
    }),
    ...windows([-7.6, -5], [0.8, 2.4], -1, light, 3),
    ...windows([-3.6, -2], [0.8, 2.4], -1, light, 2),
    ...gable({
      x: [-1.4, 5.6],
      z: [-9, 1],
      base: -0.6,
      eave: 3.8,
      ridge: 7.4,
      along: 'z',
      wall: made.plaster,
      roof: made.steel,
    }),
    pane([-1.4, 5.6], [-0.6, 0.9], 1.03, made.stone),
    ...stonework([-1.4, 5.6], [-0.5, 0.8], 1.04, random, made.stoneDark, 16),
    ...windows([0, 1.6], [1.3, 2.9], 1.05, light, 2),
    ...windows([2.8, 4.4], [-0.4, 2.5], 1.05, light, 2),
    ...windows([1.2, 3], [4.4, 5.6], 1.05, light, 2),
    ...deck([-9, -1.8], [-1, 1.8], 0, made.cedarPale, made.timber),
    ...railing([-9, -3.4], 0, 1.7),
    ...placed(lumber(3.6, 3), 10, [-6, -0.6, 6]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={4}
        massifs={[{ spine: 'saw', x: [260, 1500], top: 250, air: 0.2, snow: 0.5 }]}
        ridges={[
          [550, 570, 540],
          [600, 610, 590],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1420, 700, 7, 330, 130), ...clump(random, 560, 690, 4, 180, 60)]}
      />
      <Solid faces={placed(house, -18, [6, 0, 0])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 740],
          [400, 726],
          [660, 800],
          [900, 838],
          [1600, 780],
        ]}
      />
      <path
        fill={mix(made.gravel, light.shadow, 0.35)}
        d="M900 900C980 830 1120 790 1230 764L1330 766C1280 800 1220 850 1200 900z"
      />
      <Tufts
        fill={light.ground.half}
        random={random}
        within={[0, 780, 820, 890]}
        count={36}
        size={22}
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [760, 846, 40],
          [820, 858, 24],
          [1400, 836, 44],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 900, 6, 360, 130)} />
    </>
  )
}
