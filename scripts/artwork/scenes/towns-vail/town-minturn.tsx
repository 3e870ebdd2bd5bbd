import { mix } from '../../kit/colour.ts'
import { Bank, Boulders } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky, Strata } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { shopfront } from '../../kit/town.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'

/** Minturn: a railroad street in a narrow valley, Holy Cross closing its end. */
export function Minturn() {
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
        d="M799 326l7 2 1 30 4 16 20-3 16 4-14 5-21 1 3 34-3 26 3 18-6 6-5-22 2-30-4-31-15 3-18-2 9-5 22-3-2-26z"
        opacity=".9"
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
