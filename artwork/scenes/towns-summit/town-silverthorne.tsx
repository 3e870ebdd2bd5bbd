import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet, hotel } from '../../kit/town.ts'
import { River } from '../../kit/water.tsx'

/** Silverthorne: Buffalo's dome and the Gore in winter pink, the Blue River open below. */
export function Silverthorne() {
  const light = alpenglow
  const random = seeded(45)
  const { ground, woods } = light
  const camera: Camera = { eye: [-4, 6, 90], focal: 1400, middle: 760, horizon: 670 }
  const homes = [
    ...hamlet(
      random,
      light,
      [
        [[18, 0, 0], -10],
        [[27, 0, 4], 6],
        [[36, 0, 0], -14],
        [[46, 0, 6], -8],
      ],
      ground.half,
    ),
    ...placed(hotel(light, 18, 2, ground.half, made.cedar), 6, [4, 0, -18]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={690}
        clouds={3}
        massifs={[
          { spine: 'saw', x: [40, 760], top: 380, air: 0.4, snow: 0.6 },
          { spine: 'dome', x: [560, 1560], top: 260, snow: 0.62, ribs: 4 },
        ]}
        ridges={[
          [560, 600, 560],
          [620, 640, 630],
        ]}
      />
      <Solid camera={camera} light={light} faces={homes} />
      <Bank
        crest={[
          [0, 740],
          [500, 726],
          [1000, 752],
          [1600, 742],
        ]}
        fill={mix(ground.half, ground.lit, 0.5)}
      />
      <River
        random={random}
        fill="#5b7f9b"
        glint="#f0cfc4"
        glints={22}
        left={[
          [820, 742],
          [700, 758],
          [560, 786],
          [470, 830],
          [420, 900],
        ]}
        right={[
          [880, 742],
          [820, 760],
          [760, 790],
          [800, 836],
          [900, 900],
        ]}
      />
      <path fill={ground.lit} d="M0 770C240 750 460 770 560 786C500 800 470 830 420 900H0z" />
      <path
        fill={ground.lit}
        d="M880 742C1100 760 1400 772 1600 780V900H900L800 836L760 790L820 760z"
      />
      <path
        fill={ground.half}
        d="M1000 900C1160 850 1400 840 1600 850V900zM0 860C140 850 300 870 380 900H0z"
      />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [620, 836, 40],
          [700, 862, 34],
          [560, 870, 28],
          [860, 870, 44],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 130, 880, 8, 340, 180),
          ...clump(random, 1500, 880, 7, 320, 130),
          ...clump(random, 1010, 800, 3, 110, 50),
        ]}
      />
    </>
  )
}
