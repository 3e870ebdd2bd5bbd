import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { railing } from '../../kit/joinery.ts'
import { sunAt } from '../../kit/light.ts'
import { dusk } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, patch } from '../../kit/solids.ts'
import { placed, type Camera, type Face, type Place } from '../../kit/space.ts'
import { Boulder, Flood, Gauge, Willows } from './flood.tsx'

const camera: Camera = { eye: [-3, 3.4, 24], focal: 1700, middle: 600, horizon: 596 }

/** A silt fence: cloth on stakes, its posts from left to right, a little above the water. */
const posts: readonly (readonly [x: number, z: number])[] = [
  [2.4, -19],
  [5.4, -18],
  [8.6, -18.4],
  [11.8, -17.6],
  [15, -18],
  [18.2, -17.2],
  [21.6, -17.6],
]
const fence: Face[] = posts.flatMap(([x, z], i) => {
  const next = posts[i + 1]
  const stake = box([x - 0.08, x + 0.08], [0.6, 2], [z, z + 0.1], made.board)
  if (!next) return stake
  const up = (at: readonly [number, number], y: number): Place => [at[0], y, at[1]]
  const cloth = [up([x, z], 0.55), up(next, 0.55), up(next, 1.6), up([x, z], 1.72)]
  const hem = [up([x, z], 1.6), up(next, 1.48), up(next, 1.6), up([x, z], 1.72)]
  return [patch(cloth, '#2f3d43', true, true), patch(hem, '#55656a', true, true), ...stake]
})

/** High water: the creek brown and level with the grass, a silt fence, the house kept back from it. */
export function HighWater() {
  const light = sunAt(dusk, 780, 452)
  const random = seeded(65)
  const grass = mix(light.ground.half, '#6d8a58', 0.5)
  const house = [
    ...gable({
      x: [-6, 6],
      z: [-5, 2],
      base: -1,
      eave: 3.2,
      ridge: 6.2,
      along: 'x',
      wall: made.cedar,
    }),
    ...windows([-4.8, -2.2], [0.8, 2.3], 2, light, 2),
    ...windows([-0.8, 0.9], [0, 2.3], 2, light, 2),
    ...windows([2.4, 5], [0.8, 2.3], 2, light, 3),
    ...box([3, 4.3], [4.8, 7.6], [-2.6, -1.4], made.stone),
    ...box([-6, 6], [-0.3, 0], [2, 4], made.cedarPale),
    ...railing([-6, 6], 0, 4, 2),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'twin', x: [-260, 760], top: 250, snow: 0.55 }]}
        ridges={[
          [500, 530, 500],
          [570, 590, 560],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1520, 690, 8, 330, 110), ...clump(random, 660, 672, 5, 170, 80)]}
      />
      <Bank
        fill={grass}
        crest={[
          [0, 660],
          [700, 656],
          [940, 640],
          [1240, 634],
          [1600, 640],
        ]}
      />
      <Solid camera={camera} light={light} faces={placed(house, -8, [13, 2.1, -25])} />
      <Bank
        fill={mix(grass, light.ground.lit, 0.3)}
        crest={[
          [0, 690],
          [600, 676],
          [960, 668],
          [1240, 664],
          [1600, 668],
        ]}
      />
      <Solid camera={camera} light={light} faces={fence} />
      <Tufts
        fill={mix(grass, light.shadow, 0.35)}
        random={random}
        within={[0, 708, 1600, 734]}
        count={46}
        size={16}
      />
      <Flood random={random} lamps={[760, 800, 1090, 1180, 1272]} />
      <Willows
        random={random}
        at={[
          [120, 770, 74],
          [330, 748, 48],
          [720, 756, 54],
          [1520, 776, 70],
        ]}
      />
      <Gauge x={880} y={776} />
      <Boulder at={[520, 826]} size={74} light={light} />
      <Boulder at={[1040, 800]} size={46} light={light} />
    </>
  )
}
