import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { ChairLift, run, SkiRuns } from '../../kit/skiruns.tsx'
import { Sky, Strata } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet, hotel } from '../../kit/town.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'

/** Beaver Creek at the blue hour: three runs meet at a lodge whose windows carry the picture. */
export function BeaverCreek() {
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
        [[-4, 2, 6], -12],
        [[7, 1.4, 14], -8],
        [[46, 0.6, 14], -20],
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
      <Veil id="v" y={560} height={150} color={light.haze} opacity={0.25} />
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
