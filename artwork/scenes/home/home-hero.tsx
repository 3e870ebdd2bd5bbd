import { Boulders, Bank, Tufts } from '../../kit/ground.tsx'
import { mix } from '../../kit/color.ts'
import { inLights } from '../../kit/in-lights.tsx'
import { mountainHouse } from '../../kit/lodge.ts'
import { area } from '../../kit/path.ts'
import { Range } from '../../kit/peaks.tsx'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Sky, Strata } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { placed } from '../../kit/space.ts'
import { Ridge, Veil } from '../../kit/woods.tsx'
import { alpenglow, hours, roofIn, type HouseLight } from './home-hero-lights.ts'
import { camera, Carpenter, dimmed, drive, rocks, staged, Stars } from './home-hero-parts.tsx'

/** The picture the whole site is measured by: alpenglow as drawn, and the other hours and winter by its address. */
export const HomeHero = () => <>{inLights(house, alpenglow, hours)}</>

function house(light: HouseLight) {
  const random = seeded(18)
  const home = placed(mountainHouse({ light, random, ...roofIn(light) }), -38, [3, 0, -2])
  const { woods, ground } = light
  return (
    <>
      <Sky light={light} floor={600} />
      <Stars fill={light.stars} />
      <Strata
        light={light}
        random={random}
        at={[300, 440]}
        count={5}
        reach={[860, 1600]}
        opacity={0.6}
      />
      <Range
        id="far"
        light={light}
        random={random}
        foot={590}
        air={0.55}
        snow={0.3}
        ribs={1}
        spine={[
          [-80, 590],
          [90, 505],
          [170, 520],
          [300, 455],
          [400, 500],
          [520, 470],
          [700, 590],
        ]}
      />
      <Range
        id="peak"
        light={light}
        random={random}
        foot={610}
        snow={0.36}
        spine={[
          [330, 610],
          [470, 500],
          [540, 470],
          [660, 308],
          [722, 366],
          [768, 344],
          [870, 450],
          [930, 430],
          [1060, 555],
          [1130, 610],
        ]}
      />
      <Range
        id="right"
        light={light}
        random={random}
        foot={600}
        air={0.35}
        snow={0.34}
        ribs={2}
        spine={[
          [1160, 600],
          [1290, 480],
          [1370, 440],
          [1440, 484],
          [1530, 424],
          [1680, 600],
        ]}
      />
      <Veil y={540} height={130} color={light.haze} opacity={0.35} />
      <Ridge
        crest={[
          [0, 560],
          [260, 545],
          [520, 585],
          [900, 560],
          [1250, 530],
          [1600, 500],
        ]}
        fill={woods[0]}
        random={random}
        trees={12}
      />

      <Ridge
        crest={[
          [0, 590],
          [300, 612],
          [700, 606],
          [1100, 585],
          [1400, 545],
          [1600, 520],
        ]}
        fill={woods[1]}
        random={random}
        trees={26}
      />
      <Nursery />
      <Ridge
        crest={[
          [0, 652],
          [300, 672],
          [640, 650],
          [900, 610],
          [1200, 585],
          [1600, 560],
        ]}
        fill={mix(woods[1], woods[2], 0.75)}
        random={random}
        trees={50}
        rows={[woods[2]]}
      />
      <Pines
        light={light}
        fill={mix(woods[2], woods[3], 0.5)}
        trees={[
          ...clump(random, 1500, 690, 9, 260, 130),
          ...clump(random, 600, 700, 6, 170, 80),
          ...clump(random, 1330, 650, 4, 170, 60),
        ]}
      />
      <Bank
        crest={[
          [0, 742],
          [420, 722],
          [760, 700],
          [1200, 680],
          [1600, 700],
        ]}
        fill={mix(ground.half, ground.dark, 0.3)}
      />
      <Solid faces={dimmed(home, light)} camera={camera} light={light} />
      <Bank
        crest={[
          [0, 772],
          [380, 758],
          [640, 752],
          [830, 760],
          [1000, 782],
          [1250, 764],
          [1420, 750],
          [1600, 742],
        ]}
        fill={ground.dark}
      />
      <path fill={light.drive} d={area(drive, 1)} />
      <path
        fill={mix(ground.half, ground.dark, 0.35)}
        d={area(
          [
            [820, 900],
            [1010, 828],
            [1180, 786],
            [1330, 764],
            [1300, 774],
            [1130, 812],
            [1010, 858],
            [960, 900],
          ],
          1,
        )}
      />
      <Tufts fill={woods[3]} random={random} within={[0, 780, 800, 890]} count={18} />
      <Tufts
        fill={mix(ground.half, ground.dark, 0.4)}
        random={random}
        within={[0, 790, 780, 895]}
        count={14}
      />
      <Solid faces={dimmed(staged(light.under), light)} camera={camera} light={light} />
      <Carpenter light={light} />
      <Boulders
        light={rocks(light)}
        random={random}
        at={[
          [930, 822, 34],
          [975, 832, 22],
          [1400, 832, 44],
          [1448, 846, 26],
          [250, 868, 36],
        ]}
      />
      <Pines
        light={light}
        fill={woods[3]}
        trees={[...clump(random, 60, 905, 6, 360, 110), ...clump(random, 1550, 910, 6, 440, 90)]}
      />
    </>
  )
}
