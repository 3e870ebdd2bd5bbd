import { mix } from '../kit/colour.ts'
import { Bank, Boulders, Tufts } from '../kit/ground.tsx'
import { blueHour, summer } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import { Range } from '../kit/peaks.tsx'
import type { Pictures } from '../kit/picture.ts'
import { clump, Nursery, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { ChairLift, run, SkiRuns } from '../kit/skiruns.tsx'
import { Cumulus, Sky, Strata } from '../kit/sky.tsx'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { hamlet, hotel } from '../kit/town.ts'
import { River } from '../kit/water.tsx'
import { Ridge, Veil } from '../kit/woods.tsx'

/** Beaver Creek at the blue hour: three runs meet at a lodge whose windows carry the picture. */
function BeaverCreek() {
  const light = blueHour
  const random = seeded(71)
  const { woods, snow, ground } = light
  const camera: Camera = { eye: [-14, 8, 90], focal: 1650, middle: 700, horizon: 690 }
  const lodge = [
    ...placed(hotel(light, 34, 3, mix(snow.half, snow.dark, 0.3), made.cedar), -16, [26, 0, -8]),
    ...hamlet(
      random,
      light,
      [
        [[-4, 0, 6], -12],
        [[6, -0.6, 14], -8],
        [[46, -1, 14], -20],
      ],
      snow.half,
    ),
  ]
  return (
    <>
      <Sky light={light} floor={600} />
      <Strata light={light} random={random} at={[250, 400]} count={5} opacity={0.35} />
      <Range
        id="far"
        light={light}
        random={random}
        foot={640}
        air={0.45}
        snow={0.6}
        ribs={2}
        spine={[
          [-40, 640],
          [120, 420],
          [210, 440],
          [330, 380],
          [420, 440],
          [600, 410],
          [760, 640],
        ]}
      />
      <Ridge
        crest={[
          [180, 620],
          [420, 490],
          [640, 392],
          [820, 330],
          [960, 300],
          [1120, 318],
          [1300, 290],
          [1600, 360],
        ]}
        fill={woods[1]}
        random={random}
        trees={16}
        rows={[mix(woods[1], woods[2], 0.25), mix(woods[1], woods[2], 0.45)]}
      />
      <SkiRuns
        fill={snow.half}
        runs={[
          run(random, [960, 306], [1040, 700], 58),
          run(random, [1290, 296], [1180, 700], 52),
          run(random, [800, 340], [900, 690], 36),
          run(random, [1460, 330], [1400, 690], 40),
          run(random, [640, 396], [600, 690], 30),
        ]}
      />
      <ChairLift from={[1120, 690]} to={[1120, 322]} towers={7} fill={woods[3]} />
      <Ridge
        crest={[
          [0, 560],
          [260, 590],
          [520, 630],
          [900, 690],
          [1600, 700],
        ]}
        fill={woods[2]}
        random={random}
        trees={40}
        rows={[mix(woods[2], woods[3], 0.3)]}
      />
      <Veil id="v" y={560} height={150} colour={light.haze} opacity={0.25} />
      <Nursery />
      <Bank
        crest={[
          [0, 740],
          [400, 712],
          [800, 716],
          [1200, 704],
          [1600, 700],
        ]}
        fill={ground.half}
      />
      <Solid camera={camera} light={light} faces={lodge} />
      <Bank
        crest={[
          [0, 800],
          [420, 776],
          [800, 812],
          [1200, 830],
          [1600, 790],
        ]}
        fill={mix(ground.half, ground.lit, 0.5)}
      />
      <path fill="#e8b878" opacity=".4" d="M900 826l210-8 180 4 120 18-260 18-220-10z" />
      <Bank
        crest={[
          [0, 850],
          [500, 868],
          [900, 858],
          [1600, 872],
        ]}
        fill={ground.dark}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[
          ...clump(random, 120, 900, 8, 380, 170),
          ...clump(random, 560, 800, 5, 150, 80),
          ...clump(random, 1545, 905, 4, 360, 80),
        ]}
      />
    </>
  )
}

/** Avon in summer: the Eagle River in front, Beaver Creek's green runs above the town. */
function Avon() {
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
      <Veil id="v" y={500} height={140} colour={light.haze} opacity={0.35} />
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

export const townsCreek: Pictures = {
  'town-beaver-creek': {
    alt: 'Beaver Creek at the blue hour: ski runs and a chair lift come down dark woods to a lodge with lit windows.',
    focus: [70, 66],
    draw: BeaverCreek,
  },
  'town-avon': {
    alt: 'Avon in summer: the Eagle River bends past the town, green ski runs on the wooded mountain above it.',
    focus: [60, 66],
    draw: Avon,
  },
}
