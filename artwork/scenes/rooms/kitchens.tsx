import { mix } from '../../kit/color.ts'
import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { beams, cabinets, casement, pendant, room, stool } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, pane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { View, inside, indoors } from './shared.tsx'

/** A window on the range above the sink, island in front. */
export function Kitchen() {
  const light = dawn
  const oak = made.cedarPale
  const green = '#4f6a62'
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4],
      height: 3.1,
      back: -3,
      front: 5,
      opening: { x: [-1.1, 3.2], y: [1.1, 2.75] },
      ceiling: '#e0d4be',
    }),
    ...casement([-1.1, 3.2], [1.1, 2.75], -3, 3),
    ...beams([-4.2, 4], 3.1, [-2.2, -1, 0.2]),
    ...box([-3.6, 3.9], [0, 0.88], [-3, -2.4], green),
    ...[-3, -2.3, -1.6, -0.9, -0.2, 0.5, 1.2, 1.9, 2.6].map((x) =>
      pane([x + 0.04, x + 0.6], [0.16, 0.8], -2.38, mix(green, '#ffffff', 0.08)),
    ),
    ...box([-3.6, 3.9], [0.88, 0.95], [-3, -2.35], made.white),
    ...box([1.15, 1.22], [0.95, 1.35], [-2.75, -2.7], made.steelDark),
    ...box([1, 1.22], [1.32, 1.37], [-2.72, -2.55], made.steelDark),
    ...cabinets([-4.2, -3.55], [-3, 1.6], 6, green, made.white),
    ...box([-4.2, -3.8], [1.9, 1.96], [-2.8, 0.6], made.timber),
    ...[-2.5, -2.2, -1.7, -1.3, -0.8, -0.2].flatMap((z, i) =>
      box(
        [-4.1, -3.9],
        [1.96, 2.12 + (i % 3) * 0.07],
        [z, z + 0.18],
        [made.white, made.copper, made.sage][i % 3] ?? made.white,
      ),
    ),
    ...box([-0.9, 2.9], [0.06, 0.9], [-0.9, 0.3], oak),
    ...[0, 1, 2, 3].map((i) =>
      pane(
        [-0.85 + i * 0.95, -0.85 + i * 0.95 + 0.85],
        [0.14, 0.84],
        0.31,
        mix(oak, '#54392a', 0.18),
      ),
    ),
    ...box([-1.1, 3.1], [0.9, 0.98], [-1.05, 0.6], made.stone),
    ...box([0.2, 0.9], [0.98, 1.01], [-0.5, 0], made.timber),
    ...box([1.9, 2.2], [0.98, 1.22], [-0.5, -0.25], made.copper),
    ...[0, 1.1, 2.2].flatMap((x) => stool(x, 1)),
    ...[0, 1, 2].flatMap((x) => pendant(x, -0.3, 1.95, 3.1, light.window[1])),
  ]
  return (
    <>
      <View light={light} seed={4} peak="saw" left={480} right={1640} top={215} />
      <Solid
        faces={faces}
        camera={{ ...inside, focal: 1260, horizon: 430 }}
        light={indoors(light)}
      />
    </>
  )
}
