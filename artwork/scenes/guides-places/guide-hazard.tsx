import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { area, areas, line } from '../../kit/path.ts'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { Sky, Strata } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import type { Camera } from '../../kit/space.ts'
import { hamlet } from '../../kit/town.ts'
import { Hillside, wood } from './hazard-hillside.tsx'
import { Slide } from './hazard-slide.tsx'
import { blue, contours, edges, red } from './hazard-zones.ts'

const camera: Camera = { eye: [0, 12, 100], focal: 1500, middle: 800, horizon: 626 }
const ink = '#fff8e6'

/** A slide's path and its fan above a row of houses, the map's red and blue lying over the land. */
export function Hazard() {
  const light = sunAt(autumn, 300)
  const random = seeded(1983)
  const { woods, ground } = light
  const houses = hamlet(random, light, [
    [[-16.5, 0, 3], 8],
    [[-6.5, 0, -2], 6],
    [[6, 0, 4], 2],
    [[28.5, 0, 2], -8],
    [[42, 0, 3], -14],
  ])
  return (
    <>
      <Sky light={light} />
      <Strata light={light} random={random} at={[120, 260]} count={3} reach={[200, 900]} />
      <Hillside light={light} random={random} />
      <Nursery />
      <AspenNursery />
      <Bank
        fill={ground.half}
        crest={[
          [0, 752],
          [420, 742],
          [800, 748],
          [1200, 744],
          [1600, 738],
        ]}
      />
      <Slide light={light} random={random} />
      <pattern
        id="hatch"
        width="18"
        height="18"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(40)"
      >
        <path fill="#4a8fd6" opacity=".4" d="M0 0h18v18H0z" />
        <path fill="#1f5ca8" opacity=".9" d="M0 0h18v4.5H0z" />
      </pattern>
      <path fill="url(#hatch)" fillRule="evenodd" d={areas([blue, red], 0.5)} />
      <path
        fill="#c72d26"
        fillOpacity=".6"
        stroke={ink}
        strokeWidth="4"
        strokeDasharray="14 9"
        d={area(red, 0.5)}
      />
      <Pines
        light={light}
        fill={wood(light, 0.8)}
        trees={edges(17).map(([x, y], i) => ({
          x: x + between(random, -8, 8),
          y: y + 14,
          height: 18 + (y - 260) * between(random, 0.08, 0.15),
          kind: i % 5,
        }))}
      />
      <g fill="none" stroke={ink} strokeLinejoin="round">
        <path strokeWidth="2" opacity=".6" d={contours.map((c) => line(c, 0.5)).join('')} />
        <path strokeWidth="4" d={area(blue, 0.5)} />
      </g>
      <Boulders
        light={light}
        random={random}
        at={[
          [960, 742, 15],
          [1096, 752, 18],
          [1060, 690, 12],
          [1226, 776, 15],
          [1010, 780, 13],
        ]}
      />
      <Solid faces={houses} camera={camera} light={light} />
      <Aspens
        light={light}
        fill="#c98a2c"
        lit="#f0bd4a"
        trees={[...clump(random, 610, 806, 5, 90, 50), ...clump(random, 1330, 800, 4, 100, 40)]}
      />
      <Bank
        fill={mix(ground.half, ground.dark, 0.35)}
        crest={[
          [0, 836],
          [500, 846],
          [1000, 862],
          [1600, 842],
        ]}
      />
      <Tufts fill={ground.dark} random={random} within={[0, 862, 1600, 895]} count={14} size={20} />
      <Pines light={light} fill={woods[3]} trees={clump(random, 110, 880, 7, 330, 120)} />
    </>
  )
}
