import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { lumber } from '../../kit/joinery.ts'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { River } from '../../kit/water.tsx'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { framedHouse } from './framed-house.ts'

/** A house going up on a bench over Edwards: the river below, Lake Creek between its two slopes. */
export function BuildEdwards() {
  const light = sunAt(summer, 240, 200)
  const random = seeded(71)
  const camera: Camera = { eye: [-2, 4.4, 30], focal: 1640, middle: 690, horizon: 560 }
  const { ground, woods } = light
  const meadow = mix(ground.half, ground.lit, 0.2)
  const earth = mix('#b4704f', light.key, 0.12)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={710}
        clouds={3}
        massifs={[{ spine: 'saw', x: [60, 1120], top: 216, snow: 0.55, ribs: 1, air: 0.1 }]}
      />
      <Ridge
        crest={[
          [0, 350],
          [180, 400],
          [360, 500],
          [560, 596],
          [700, 640],
        ]}
        random={random}
        trees={26}
        fill={mix(woods[1], woods[0], 0.25)}
        floor={660}
      />
      <Ridge
        crest={[
          [520, 640],
          [700, 572],
          [900, 470],
          [1180, 380],
          [1600, 320],
        ]}
        random={random}
        trees={32}
        fill={woods[1]}
        floor={700}
      />
      <Veil id="lake" y={540} height={110} color={light.haze} opacity={0.45} />
      <Bank
        fill={meadow}
        crest={[
          [0, 636],
          [600, 630],
          [1600, 640],
        ]}
      />
      <path
        fill={mix(meadow, ground.dark, 0.35)}
        d="M0 668C260 650 420 664 560 650C420 690 200 700 0 716zM700 650C1000 640 1300 660 1600 650V690C1200 676 900 690 700 650z"
      />
      <River
        random={random}
        fill="#7fa7ad"
        glint="#f4f1dd"
        left={[
          [620, 640],
          [500, 652],
          [560, 670],
          [420, 690],
          [180, 708],
          [60, 740],
          [-40, 790],
        ]}
        right={[
          [634, 640],
          [540, 654],
          [604, 672],
          [480, 700],
          [270, 722],
          [180, 760],
          [140, 820],
        ]}
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#6f9a5a"
        lit="#a9c46c"
        trees={[...clump(random, 520, 700, 7, 74, 110), ...clump(random, 130, 706, 5, 80, 90)]}
      />
      <Bank
        fill={mix(ground.half, ground.dark, 0.25)}
        crest={[
          [0, 826],
          [360, 790],
          [700, 742],
          [1100, 728],
          [1600, 720],
        ]}
      />
      <path fill={earth} d="M520 812C700 760 1100 744 1600 742V900H420C440 870 460 834 520 812z" />
      <path
        fill={mix(earth, light.key, 0.35)}
        d="M520 812C700 760 1100 744 1600 742V756C1100 758 720 776 500 826z"
      />
      <path fill={mix(earth, light.shadow, 0.2)} d="M420 900C700 840 1100 856 1600 846V900z" />
      <Pines light={light} fill={woods[3]} trees={clump(random, 1540, 750, 5, 330, 80)} />
      <Solid
        faces={[
          ...placed(framedHouse, -24, [7, -0.2, 0]),
          ...placed(lumber(4.4, 3, 3), 12, [-4.6, -1.2, 2]),
        ]}
        camera={camera}
        light={light}
      />
      <Tufts
        fill={mix(ground.dark, woods[3], 0.3)}
        random={random}
        within={[0, 830, 380, 895]}
        count={22}
        size={18}
      />
    </>
  )
}
