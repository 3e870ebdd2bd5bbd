import { Cliffs } from '../../kit/cliffs.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { Nursery } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { type Camera } from '../../kit/space.ts'
import { hamlet } from '../../kit/town.ts'
import { River } from '../../kit/water.tsx'
import { redRock } from './shared.tsx'

/** Gypsum: pale gypsum cliffs and red benches under a clearing storm, sage to the river. */
export function Gypsum() {
  const light = sunAt(storm, 300)
  const random = seeded(12)
  const { red, sage, pale } = redRock(light, 0.1)
  const far = redRock(light, 0.5)
  const camera: Camera = { eye: [0, 5, 80], focal: 1200, middle: 820, horizon: 660 }
  return (
    <>
      <Sky light={light} floor={560} />
      <path
        fill={light.cloud}
        d="M560 150C760 100 960 170 1180 130C1360 100 1500 150 1600 130V0H560C500 60 500 130 560 150z"
        opacity=".55"
      />
      <Cliffs
        light={light}
        random={random}
        x={[180, 980]}
        top={440}
        fall={30}
        tiers={[
          { height: 36, kind: 'cliff', tones: far.pale },
          { height: 60, kind: 'slope', tones: far.sage },
          { height: 40, kind: 'cliff', tones: far.red },
          { height: 120, kind: 'slope', tones: far.sage },
        ]}
      />
      <Cliffs
        light={light}
        random={random}
        x={[860, 1700]}
        top={330}
        fall={-40}
        tiers={[
          { height: 74, kind: 'cliff', tones: pale },
          { height: 64, kind: 'slope', tones: sage },
          { height: 56, kind: 'cliff', tones: red },
          { height: 50, kind: 'slope', tones: sage },
          { height: 40, kind: 'cliff', tones: red },
          { height: 140, kind: 'slope', tones: sage },
        ]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 640],
          [400, 650],
          [800, 664],
          [1200, 668],
          [1600, 650],
        ]}
        fill={mix(light.ground.half, light.haze, 0.15)}
      />
      <Solid
        camera={camera}
        light={light}
        faces={hamlet(random, light, [
          [[4, 0, 0], 14],
          [[13, 0, -4], 4],
          [[21, 0, 4], -8],
          [[31, 0, -2], -14],
          [[40, 0, 4], -6],
          [[-8, 0, -6], 10],
        ])}
      />
      <Bank
        crest={[
          [0, 716],
          [500, 730],
          [1000, 726],
          [1600, 734],
        ]}
        fill={light.ground.lit}
      />
      <River
        random={random}
        fill="#6d8d90"
        glint="#efe0b4"
        left={[
          [1500, 742],
          [1180, 752],
          [820, 770],
          [520, 810],
          [300, 900],
        ]}
        right={[
          [1600, 752],
          [1360, 768],
          [1080, 790],
          [860, 830],
          [760, 900],
        ]}
      />
      <Bank
        crest={[
          [0, 760],
          [300, 790],
          [420, 840],
          [480, 900],
        ]}
        fill={light.ground.dark}
      />
      <path fill={light.ground.dark} d="M760 900L860 830L1080 790L1360 768L1600 752V900z" />
      <Tufts fill="#9aa283" random={random} within={[840, 800, 1600, 895]} count={70} size={26} />
      <Tufts fill="#8b9678" random={random} within={[0, 790, 320, 895]} count={26} size={26} />
      <Boulders
        light={{ ...light, rock: red }}
        random={random}
        at={[
          [960, 850, 46],
          [1030, 872, 30],
          [1420, 860, 40],
          [160, 866, 50],
        ]}
      />
    </>
  )
}
