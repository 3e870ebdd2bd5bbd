import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { areas } from '../../kit/path.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { placed, type Camera } from '../../kit/space.ts'
import { hamlet } from '../../kit/town.ts'
import { gable } from '../../kit/gable.ts'

/** Carbondale: Sopris, two summits of one height, over hay meadows and a barn. */
export function Carbondale() {
  const light = sunAt(summer, 220)
  const random = seeded(14)
  const camera: Camera = { eye: [-6, 5, 70], focal: 1400, middle: 760, horizon: 660 }
  const barn = gable({
    x: [-6, 6],
    z: [-14, 0],
    base: -1,
    eave: 5,
    ridge: 9.4,
    along: 'z',
    wall: '#9a4a38',
    roof: made.steel,
  })
  const fence = areas(
    Array.from(
      { length: 17 },
      (_, i) =>
        [
          [i * 100, 820 - i * 3],
          [i * 100 + 9, 820 - i * 3],
          [i * 100 + 9, 884 - i * 3],
          [i * 100, 884 - i * 3],
        ] as const,
    ),
    1,
  )
  const hay = [
    [300, 790],
    [430, 776],
    [560, 796],
    [700, 772],
    [180, 770],
  ] as const
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={4}
        massifs={[
          { spine: 'low', x: [-100, 560], top: 500, air: 0.6, snow: 0.1 },
          { spine: 'twin', x: [180, 1560], top: 220, snow: 0.34, ribs: 4 },
        ]}
        ridges={[
          [560, 600, 580],
          [630, 640, 620],
        ]}
      />
      <path
        fill={light.ground.lit}
        d="M0 714C300 690 700 700 900 712C1200 726 1400 712 1600 706V760C1200 748 700 756 0 776z"
      />
      <Solid
        camera={camera}
        light={light}
        faces={[
          ...placed(barn, -24, [24, -0.6, -6]),
          ...hamlet(random, light, [[[38, -0.6, -2], -14]]),
        ]}
      />
      <Bank
        crest={[
          [0, 760],
          [500, 744],
          [1000, 758],
          [1600, 744],
        ]}
        fill={mix(light.ground.half, light.ground.dark, 0.25)}
      />
      {hay.map(([x, y]) => (
        <g key={x}>
          <path fill="#b79b52" d={`M${x} ${y}v-26q22-12 44 0v26q-22 8-44 0z`} />
          <path
            fill="#e0c672"
            d={`M${x} ${y - 26}q22-12 44 0q-22 10-44 0zM${x} ${y - 24}v22l14 4v-22z`}
          />
        </g>
      ))}
      <Bank
        crest={[
          [0, 846],
          [600, 838],
          [1100, 826],
          [1600, 800],
        ]}
        fill={light.ground.dark}
      />
      <path fill={made.timber} d={`${fence}M0 838L1600 790v6L0 846zM0 858L1600 810v6L0 866z`} />
      <Tufts fill="#6f8f52" random={random} within={[0, 870, 1600, 900]} count={50} size={24} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1350, 730, 4, 130, 60), ...clump(random, 60, 800, 4, 210, 80)]}
      />
    </>
  )
}
