import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { type Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { type Camera, type Face } from '../../kit/space.ts'
import type { spines } from '../../kit/spines.ts'

export const seated: Camera = { eye: [1, 1.9, 5.6], focal: 1500, middle: 960, horizon: 400 }

export const soft = (light: Light): Light => ({
  ...light,
  front: 0.75,
  shadow: mix(light.shadow, '#8a6a52', 0.75),
})

/** A room with a window on the range; what stands on the table tells which guide it is. */
export function Table({
  light,
  seed,
  peak,
  wall,
  things,
}: {
  light: Light
  seed: number
  peak: keyof typeof spines
  wall: string
  things: readonly Face[]
}) {
  const random = seeded(seed)
  const faces: Face[] = [
    ...room({
      x: [-4.4, 4.4],
      height: 3,
      back: -2.6,
      front: 5,
      opening: { x: [-0.6, 3.2], y: [0.9, 2.6] },
      wall,
    }),
    ...casement([-0.6, 3.2], [0.9, 2.6], -2.6, 3),
    ...box([-1.6, 3.8], [0.72, 0.84], [0.2, 2.8], made.cedarPale),
    ...things,
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={2}
        massifs={[{ spine: peak, x: [560, 1560], top: 290, snow: 0.45 }]}
        ridges={[
          [480, 500, 480],
          [530, 540, 520],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 800, 600, 5, 150, 80), ...clump(random, 1320, 600, 5, 180, 70)]}
      />
      <Solid faces={faces} camera={seated} light={soft(light)} />
    </>
  )
}

export const sheet = (
  x: readonly [number, number],
  z: readonly [number, number],
  fill: string,
  y = 0.845,
) => floor(x, z, y, fill, true)

export const mug = (x: number, z: number, fill: string): Face[] => [
  ...box([x, x + 0.24], [0.84, 1.12], [z, z + 0.24], fill),
  ...box([x + 0.24, x + 0.34], [0.9, 1.05], [z + 0.08, z + 0.14], fill),
]
