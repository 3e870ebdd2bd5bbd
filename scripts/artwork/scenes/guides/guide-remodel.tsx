import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { Backdrop } from '../../kit/backdrop.tsx'
import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { clump } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, pane } from '../../kit/solids.ts'
import { type Camera, type Face } from '../../kit/space.ts'
import { soft } from './shared.tsx'

const inside: Camera = { eye: [-0.4, 1.7, 5.2], focal: 1200, middle: 720, horizon: 500 }

/** Half the wall painted, tins on the boards. */
export function RemodelGuide() {
  const light = sunAt(summer, 1400)
  const random = seeded(431)
  const tin = (x: number, z: number, fill: string): Face[] => [
    ...box([x, x + 0.4], [0, 0.46], [z, z + 0.4], made.steel),
    ...box([x + 0.02, x + 0.38], [0.12, 0.34], [z + 0.4, z + 0.41], fill),
    floor([x + 0.04, x + 0.36], [z + 0.04, z + 0.36], 0.47, fill),
  ]
  const faces: Face[] = [
    ...room({
      x: [-4.4, 4.4],
      height: 3,
      back: -2.6,
      front: 5,
      opening: { x: [0.4, 3.4], y: [0.3, 2.7] },
      wall: made.white,
    }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      pane(
        [-4.4 + i * 0.5, -3.88 + i * 0.5],
        [0.12, 2.5 - ((i * 37) % 5) * 0.14 - i * 0.12],
        -2.58,
        '#6f8f86',
      ),
    ),
    ...box([-4.4, 0.3], [0, 0.14], [-2.6, -2.54], made.white),
    ...casement([0.4, 3.4], [0.3, 2.7], -2.6, 3, 2),
    floor([-3.6, 0.2], [-2.2, 1.2], 0.02, '#e8e0d0'),
    ...bar([-1.4, 0], [-0.7, 2.2], 0.1, [-1, -0.9], made.cedarPale),
    ...bar([0, 0], [-0.5, 2.2], 0.1, [-1, -0.9], made.cedarPale),
    ...[0.4, 0.85, 1.3, 1.75].flatMap((y) =>
      box([-1.3 + y * 0.32, -0.08 - y * 0.22], [y, y + 0.08], [-1, -0.8], made.cedarPale),
    ),
    ...tin(-2.4, 0.2, '#6f8f86'),
    ...tin(-1.7, 0.8, made.copper),
    ...tin(0.8, 0.4, '#6f8f86'),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={2}
        massifs={[{ spine: 'lone', x: [640, 1600], top: 320, snow: 0.4 }]}
        ridges={[
          [540, 560, 540],
          [600, 600, 590],
        ]}
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#5f8a55"
        lit="#98b866"
        trees={clump(random, 1280, 720, 6, 240, 110)}
      />
      <Solid faces={faces} camera={inside} light={soft(light)} />
    </>
  )
}
