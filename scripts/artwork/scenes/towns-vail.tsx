import { mix } from '../kit/colour.ts'
import { Bank, Boulders } from '../kit/ground.tsx'
import { evening, noon } from '../kit/light.ts'
import { made } from '../kit/materials.ts'
import { Range } from '../kit/peaks.tsx'
import type { Pictures } from '../kit/picture.ts'
import { clump, Nursery, Pines } from '../kit/pines.tsx'
import { seeded } from '../kit/random.ts'
import { run, SkiRuns } from '../kit/skiruns.tsx'
import { Sky, Strata } from '../kit/sky.tsx'
import { Solid } from '../kit/solid.tsx'
import { placed, type Camera } from '../kit/space.ts'
import { hamlet, hotel, shopfront } from '../kit/town.ts'
import { Ridge, Veil } from '../kit/woods.tsx'

const village: Camera = { eye: [-6, 7, 90], focal: 1500, middle: 760, horizon: 660 }

/** Noon after snow: the Gore behind, the open bowls above the woods, the village at their foot. */
function Vail() {
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
      <Veil id="v" y={440} height={130} colour={light.haze} />
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

/** Minturn: a railroad street in a narrow valley, Holy Cross closing its end. */
function Minturn() {
  const light = evening
  const random = seeded(20)
  const { woods, ground } = light
  const camera: Camera = { eye: [-2, 4.4, 60], focal: 1250, middle: 800, horizon: 640 }
  const right = [0, 1, 2, 3, 4].flatMap((i) => {
    const colour = [made.copper, made.plaster, made.sage, made.stone, made.cedar][i] ?? made.cedar
    return placed(shopfront(random, light, 8.5, colour), -58, [13 + i * 0.2, 0, -46 + i * 17])
  })
  const left = [0, 1, 2].flatMap((i) => {
    const colour = [made.cedarPale, made.stone, made.plaster][i] ?? made.cedar
    return placed(shopfront(random, light, 8, colour), 60, [-22, 0, -40 + i * 14])
  })
  return (
    <>
      <Sky light={light} />
      <Strata light={light} random={random} at={[140, 300]} count={4} reach={[700, 1600]} />
      <Range
        id="cross"
        light={light}
        random={random}
        foot={590}
        air={0.25}
        snow={0.4}
        ribs={2}
        spine={[
          [420, 590],
          [560, 470],
          [640, 440],
          [800, 286],
          [860, 330],
          [930, 420],
          [1010, 440],
          [1180, 590],
        ]}
      />
      <path
        fill={light.snow.lit}
        d="M797 330l10-1 4 50 34 3 3 8-36 0 5 62-12 4-3-66-38 6 1-9 35-6z"
      />
      <Veil id="v" y={460} height={140} colour={light.haze} opacity={0.7} />
      <Ridge
        crest={[
          [0, 240],
          [160, 300],
          [320, 410],
          [480, 500],
          [640, 580],
          [800, 620],
          [900, 650],
        ]}
        fill={woods[1]}
        random={random}
        trees={26}
        rows={[mix(woods[1], woods[2], 0.35), mix(woods[1], woods[2], 0.6)]}
      />
      <Ridge
        crest={[
          [760, 640],
          [900, 570],
          [1080, 470],
          [1260, 360],
          [1420, 260],
          [1600, 190],
        ]}
        fill={woods[0]}
        random={random}
        trees={24}
        rows={[mix(woods[0], woods[1], 0.35), mix(woods[0], woods[1], 0.7)]}
      />
      <Ridge
        crest={[
          [0, 420],
          [180, 500],
          [380, 590],
          [520, 630],
          [640, 660],
        ]}
        fill={woods[2]}
        random={random}
        trees={44}
        rows={[mix(woods[2], woods[3], 0.3), mix(woods[2], woods[3], 0.5)]}
      />
      <Ridge
        crest={[
          [960, 660],
          [1120, 610],
          [1320, 540],
          [1600, 420],
        ]}
        fill={mix(woods[1], woods[2], 0.6)}
        random={random}
        trees={40}
        rows={[woods[2]]}
      />
      <Nursery />
      <Bank
        crest={[
          [0, 690],
          [400, 668],
          [800, 660],
          [1200, 668],
          [1600, 690],
        ]}
        fill={ground.half}
      />
      <Solid camera={camera} light={light} faces={left} />
      <Solid camera={camera} light={light} faces={right} />
      <path fill={mix(ground.half, light.haze, 0.4)} d="M760 664L800 664L1130 900H390z" />
      <path fill={mix(ground.half, ground.dark, 0.6)} d="M390 900L700 690L560 760L160 900z" />
      <path
        fill={mix(ground.half, light.haze, 0.75)}
        d="M779 690l5 0 2 20-9 0zM774 740l11 0 4 34-18 0zM766 812l22 0 9 60-38 0z"
      />
      <Boulders
        light={light}
        random={random}
        at={[
          [120, 872, 40],
          [180, 884, 26],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 60, 890, 6, 360, 120), ...clump(random, 330, 790, 4, 190, 60)]}
      />
    </>
  )
}

export const townsVail: Pictures = {
  'town-vail': {
    alt: 'Vail after snow: open white bowls above dark woods and ski runs, the village with steep roofs below, the Gore Range behind.',
    focus: [70, 62],
    draw: Vail,
  },
  'town-minturn': {
    alt: 'Minturn in evening light: a street of old railroad shopfronts between canyon walls, the snow cross of Holy Cross at its end.',
    focus: [58, 60],
    draw: Minturn,
  },
}
