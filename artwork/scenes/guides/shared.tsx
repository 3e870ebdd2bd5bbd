import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { type Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { beams, casement, pendant, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor } from '../../kit/solids.ts'
import { type Camera, type Face } from '../../kit/space.ts'
import type { spines } from '../../kit/spines.ts'
import { wainscot } from '../still-life.ts'

export const seated: Camera = { eye: [0.9, 1.62, 4.6], focal: 1480, middle: 900, horizon: 372 }

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
  lamps,
  boards,
  shelf = [],
}: {
  light: Light
  seed: number
  peak: keyof typeof spines
  wall: string
  /** The boards below the sill. */
  boards: string
  things: readonly Face[]
  /** Where pendants hang over the table. */
  lamps: readonly number[]
  /** What stands on the shelf to the left of the window. */
  shelf?: readonly Face[]
}) {
  const random = seeded(seed)
  const seams = [0.36, 0.72].map((z) => floor([-1.9, 4.2], [z, z + 0.015], 0.842, made.cedar))
  const faces: Face[] = [
    ...room({
      x: [-4.4, 4.4],
      height: 3,
      back: -2.6,
      front: 5,
      opening: { x: [-0.7, 3.5], y: [0.86, 2.66] },
      wall,
    }),
    ...wainscot([-4.4, 4.4], 0.82, -2.6, boards),
    ...casement([-0.7, 3.5], [0.86, 2.66], -2.6, 3),
    ...box([-0.9, 3.7], [0.8, 0.86], [-2.6, -2.3], made.timber),
    ...beams([-4.4, 4.4], 3, [-1.8, -0.4, 1]),
    ...box([-4.2, -1.5], [1.62, 1.68], [-2.6, -2.28], made.timber),
    ...shelf,
    ...lamps.flatMap((x) => pendant(x, -0.6, 1.98, 3, light.window[1])),
    ...box([-1.9, 4.2], [0.74, 0.84], [0, 2.8], made.cedarPale),
    ...seams,
    ...things,
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={545}
        clouds={2}
        massifs={[{ spine: peak, x: [520, 1560], top: 190, snow: 0.5 }]}
        ridges={[
          [430, 450, 430],
          [490, 500, 480],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 760, 590, 5, 190, 80), ...clump(random, 1300, 590, 6, 240, 80)]}
      />
      <Solid faces={faces} camera={seated} light={soft(light)} />
    </>
  )
}
