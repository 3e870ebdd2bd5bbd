import { dusk } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { seeded } from '../../kit/random.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { stonework } from '../../kit/joinery.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

/** A great room finished: stone hearth, tall glass, timber. */
export function GreatRoom() {
  const light = dusk
  const random = seeded(6)
  const chair = (x: number, z: number): Face[] => [
    ...box([x, x + 1.9], [0.12, 0.5], [z, z + 0.9], '#6d7f7c'),
    ...box([x, x + 1.9], [0.5, 0.95], [z + 0.7, z + 0.9], '#6d7f7c'),
    ...box([x - 0.15, x], [0.12, 0.7], [z, z + 0.9], '#62736f'),
    ...box([x + 1.9, x + 2.05], [0.12, 0.7], [z, z + 0.9], '#62736f'),
  ]
  const faces: Face[] = [
    ...room({
      x: [-5, 5],
      height: 4.4,
      back: -4.5,
      front: 5,
      opening: { x: [-0.3, 4.6], y: [0.2, 3.9] },
      wall: '#d9cbb4',
      ceiling: made.cedarPale,
    }),
    ...casement([-0.3, 4.6], [0.2, 3.9], -4.5, 4, 2),
    ...box([-3.2, -0.6], [0, 4.4], [-4.5, -3.7], made.stone),
    ...stonework([-3.2, -0.6], [0.1, 4.3], -3.7, random, made.stoneDark, 34),
    pane([-2.6, -1.2], [0.4, 1.35], -3.68, '#2a2320', true),
    patch(
      [
        [-2.4, 0.42, -3.66],
        [-1.4, 0.42, -3.66],
        [-1.55, 0.8, -3.66],
        [-1.75, 0.65, -3.66],
        [-1.9, 1.1, -3.66],
        [-2.1, 0.7, -3.66],
        [-2.25, 0.85, -3.66],
      ],
      '#f3ad55',
      true,
    ),
    patch(
      [
        [-2.15, 0.42, -3.65],
        [-1.65, 0.42, -3.65],
        [-1.85, 0.8, -3.65],
      ],
      '#fff3c9',
      true,
    ),
    ...box([-3.3, -0.5], [1.6, 1.78], [-3.75, -3.5], made.timber),
    ...box([-3.4, -0.4], [0, 0.3], [-3.7, -3.1], made.stone),
    ...beams([-5, 5], 4.4, [-3.6, -2.2, -0.8]),
    floor([-3, 3.4], [-2.6, 0.8], 0.02, '#a9604a'),
    floor([-2.7, 3.1], [-2.3, 0.5], 0.03, '#c9a06a'),
    ...box([-0.4, 1.2], [0.32, 0.42], [-1.6, -0.7], made.timber),
    ...chair(-0.8, 0),
    ...box([2.7, 3.5], [0.12, 0.45], [-1.7, -0.9], made.copper),
    ...box([3.3, 3.5], [0.45, 0.95], [-1.7, -0.9], made.copper),
  ]
  return (
    <>
      <View light={light} seed={8} peak="lone" left={640} right={1640} top={215} />
      <Solid
        faces={faces}
        camera={{ ...inside, focal: 1180, middle: 640, horizon: 520 }}
        light={indoors(light)}
      />
    </>
  )
}
