import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { noon } from '../../kit/lights-high.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { run, SkiRuns } from '../../kit/skiruns.tsx'
import { Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed } from '../../kit/space.ts'
import { hamlet, hotel } from '../../kit/town.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { village } from './town-vail-parts.tsx'

/** Noon after snow: the Gore behind, the open bowls above the woods, the village at their foot. */
export function Vail() {
  const light = noon
  const random = seeded(52)
  const { woods, snow, ground } = light
  const clock = [
    ...placed(hotel(light, 24, 3, snow.lit), -8, [24, 0, -10]),
    ...hamlet(
      random,
      light,
      [
        [[-2, 0, 6], -6],
        [[6, 0, 2], 4],
        [[14, -0.5, 12], -10],
        [[36, -0.5, 8], -14],
      ],
      snow.lit,
    ),
  ]
  return (
    <>
      <Sky light={light} />
      <Range
        id="gore"
        light={light}
        random={random}
        foot={560}
        air={0.5}
        snow={0.6}
        ribs={2}
        spine={[
          [-60, 560],
          [40, 440],
          [90, 400],
          [130, 430],
          [200, 340],
          [240, 395],
          [300, 330],
          [350, 400],
          [420, 370],
          [480, 450],
          [640, 470],
          [760, 560],
        ]}
      />
      <Veil id="v" y={440} height={130} color={light.haze} />
      <Bank
        crest={[
          [380, 600],
          [620, 420],
          [820, 330],
          [1020, 296],
          [1240, 340],
          [1450, 300],
          [1600, 322],
        ]}
        fill={snow.half}
      />
      <path
        fill={snow.lit}
        d="M820 330C900 296 980 290 1020 296C1000 380 1060 430 1180 452C1080 480 960 470 900 420C870 396 850 360 820 330zM1240 340C1330 300 1400 292 1450 300C1440 380 1480 420 1600 440V520C1480 510 1380 470 1330 420C1300 390 1270 360 1240 340z"
      />
      <path
        fill={snow.dark}
        d="M1020 296C1100 306 1180 330 1240 340C1270 372 1290 400 1322 422C1260 440 1210 446 1180 452C1080 440 1010 380 1020 296zM1450 300C1500 296 1560 312 1600 322V440C1500 424 1444 380 1450 300z"
      />
      <path
        fill={mix(snow.dark, snow.half, 0.5)}
        d="M620 420C690 380 760 350 820 330C850 366 874 400 900 420C820 440 740 480 640 520C560 545 480 560 420 580z"
      />
      <Ridge
        crest={[
          [300, 640],
          [560, 540],
          [760, 470],
          [900, 455],
          [1060, 490],
          [1250, 462],
          [1420, 486],
          [1600, 470],
        ]}
        fill={woods[1]}
        random={random}
        trees={20}
        rows={[mix(woods[1], woods[2], 0.3), mix(woods[1], woods[2], 0.5)]}
      />
      <SkiRuns
        fill={snow.lit}
        runs={[
          run(random, [980, 468], [860, 690], 36),
          run(random, [1180, 470], [1120, 690], 30),
          run(random, [1330, 474], [1420, 690], 34),
          run(random, [800, 470], [640, 680], 22),
        ]}
      />
      <Ridge
        crest={[
          [0, 600],
          [240, 580],
          [520, 622],
          [820, 640],
          [1200, 625],
          [1600, 615],
        ]}
        fill={woods[2]}
        random={random}
        trees={34}
        rows={[mix(woods[2], woods[3], 0.3)]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 720],
          [400, 700],
          [800, 716],
          [1200, 704],
          [1600, 712],
        ]}
        fill={ground.half}
      />
      <Solid camera={village} light={light} faces={clock} />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 640, 770, 6, 150, 90), ...clump(random, 1010, 800, 3, 110, 50)]}
      />
      <Bank
        crest={[
          [0, 780],
          [300, 752],
          [620, 790],
          [980, 824],
          [1300, 806],
          [1600, 790],
        ]}
        fill={ground.lit}
      />
      <Bank
        crest={[
          [0, 868],
          [380, 840],
          [760, 872],
          [1200, 850],
          [1600, 876],
        ]}
        fill={ground.half}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 90, 900, 7, 340, 150), ...clump(random, 1540, 900, 4, 300, 80)]}
      />
    </>
  )
}
