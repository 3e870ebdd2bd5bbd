import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { summer } from '../../kit/lights-high.ts'
import { made } from '../../kit/materials.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { run, SkiRuns } from '../../kit/skiruns.tsx'
import { Cumulus, Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet, hotel } from '../../kit/town.ts'
import { River } from '../../kit/water.tsx'
import { Ridge, Veil } from '../../kit/woods.tsx'

/** Avon in summer: the Eagle River in front, Beaver Creek's green runs above the town. */
export function Avon() {
  const light = summer
  const random = seeded(9)
  const { woods, ground } = light
  const camera: Camera = { eye: [0, 6, 90], focal: 1300, middle: 820, horizon: 640 }
  const town = [
    ...placed(hotel(light, 24, 3), 8, [-2, 0, -20]),
    ...placed(hotel(light, 20, 2, made.roof, made.cedarPale), -6, [30, 0, -14]),
    ...hamlet(random, light, [
      [[16, 0, 0], 5],
      [[46, 0, 2], -8],
      [[-22, 0, -4], 6],
    ]),
  ]
  const grass = mix(ground.half, light.haze, 0.35)
  return (
    <>
      <Sky light={light} />
      <Cumulus light={light} at={[1210, 210]} size={110} />
      <Cumulus light={light} at={[640, 270]} size={64} />
      <Range
        id="ny"
        light={light}
        random={random}
        foot={640}
        air={0.5}
        snow={0.2}
        ribs={2}
        spine={[
          [-60, 640],
          [120, 430],
          [260, 380],
          [340, 410],
          [460, 370],
          [560, 430],
          [760, 640],
        ]}
      />
      <Ridge
        crest={[
          [240, 620],
          [480, 500],
          [700, 400],
          [900, 340],
          [1080, 318],
          [1260, 350],
          [1420, 330],
          [1600, 390],
        ]}
        fill={woods[1]}
        random={random}
        trees={16}
        rows={[mix(woods[1], woods[2], 0.3), mix(woods[1], woods[2], 0.5)]}
      />
      <SkiRuns
        fill={grass}
        runs={[
          run(random, [1060, 326], [1000, 640], 44),
          run(random, [1250, 356], [1290, 640], 36),
          run(random, [900, 346], [800, 630], 34),
          run(random, [1420, 338], [1500, 630], 40),
        ]}
      />
      <Veil id="v" y={500} height={140} color={light.haze} opacity={0.35} />
      <Ridge
        crest={[
          [0, 560],
          [300, 600],
          [700, 632],
          [1100, 628],
          [1600, 600],
        ]}
        fill={woods[2]}
        random={random}
        trees={30}
        rows={[mix(woods[2], woods[3], 0.25)]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 690],
          [500, 676],
          [1000, 668],
          [1600, 680],
        ]}
        fill={ground.half}
      />
      <Solid camera={camera} light={light} faces={town} />
      <Bank
        crest={[
          [0, 728],
          [400, 742],
          [800, 730],
          [1200, 742],
          [1600, 726],
        ]}
        fill={mix(ground.half, ground.dark, 0.35)}
      />
      <River
        random={random}
        fill="#5f9db0"
        glint="#d6ebe6"
        glints={22}
        left={[
          [1180, 740],
          [980, 752],
          [760, 778],
          [560, 820],
          [420, 900],
        ]}
        right={[
          [1240, 740],
          [1120, 756],
          [1020, 784],
          [1060, 830],
          [1240, 900],
        ]}
      />
      <path
        fill={mix(ground.lit, ground.half, 0.4)}
        d="M1240 740L1120 756L1020 784L1060 830L1240 900H1300L1100 828L1064 788L1150 760L1300 742z"
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [520, 858, 44],
          [600, 830, 26],
          [1130, 850, 34],
          [690, 882, 30],
        ]}
      />
      <Tufts fill={ground.dark} random={random} within={[0, 770, 430, 890]} count={34} />
      <Tufts
        fill={mix(ground.half, ground.dark, 0.5)}
        random={random}
        within={[1180, 780, 1600, 890]}
        count={30}
        size={18}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 110, 880, 7, 320, 150),
          ...clump(random, 1500, 870, 6, 290, 110),
          ...clump(random, 420, 760, 4, 120, 60),
        ]}
      />
    </>
  )
}
