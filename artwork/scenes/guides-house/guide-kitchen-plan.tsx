import { Outside } from '../../kit/print/outside.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, patch } from '../../kit/solids.ts'
import type { Camera, Face } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'

const camera: Camera = { eye: [0, 2.3, 5.2], focal: 1180, middle: 760, horizon: 226 }
const blue = '#2f78b7'

type Span = readonly [number, number]

/** A rectangle of painter's tape on the floor, its ends run over as tape does. */
const taped = (x: Span, z: Span): Face[] => [
  ...[z[0], z[1]].map((at) =>
    floor([x[0] - 0.1, x[1] + 0.1], [at - 0.045, at + 0.045], 0.02, blue, true),
  ),
  ...[x[0], x[1]].map((at) =>
    floor([at - 0.04, at + 0.04], [z[0] - 0.08, z[1] + 0.08], 0.021, blue, true),
  ),
]

/** The third evening: the new kitchen full size in blue tape on a bare floor. */
export function KitchenPlan() {
  const light = sunAt(dawn, 1300)
  const faces: Face[] = [
    ...room({
      x: [-4.2, 4.2],
      height: 3.1,
      back: -2.8,
      front: 5,
      opening: { x: [-0.9, 3.1], y: [0.95, 2.75] },
      ceiling: '#d8cdb8',
    }),
    ...casement([-0.9, 3.1], [0.95, 2.75], -2.8, 3),
    ...beams([-4.2, 4.2], 3.1, [-2, -0.6], made.cedar),
    ...box([-4.2, 4.2], [0, 0.14], [-2.8, -2.74], made.white),
    patch(
      [
        [0.2, 0.015, -1.6],
        [2.4, 0.015, -1.6],
        [0.6, 0.015, 2.6],
        [-1.6, 0.015, 2.6],
      ],
      '#dcb27c',
      true,
      true,
    ),
    ...[0.55, 0.7].flatMap((x) =>
      box([x - 0.03, x + 0.03], [0.42, 0.48], [-2.8, -2.62], made.copper),
    ),
    ...box([0.84, 0.96], [0.4, 0.52], [-2.8, -2.6], made.white),
    ...taped([-1.6, 3.9], [-2.6, -1.7]),
    ...taped([0.2, 1.2], [-2.5, -1.85]),
    ...taped([-0.1, 2.4], [-0.9, 0.1]),
    ...taped([-3.9, -3], [-2.6, -0.2]),
    footprint([2.9, 3.8], [-1, -0.1], '#8a6842', 0.012),
    ...box([2.95, 3.7], [0.01, 0.6], [-0.9, -0.2], '#c9a877'),
    floor([3.29, 3.37], [-0.9, -0.2], 0.605, '#e8d3ad'),
    floor([-0.1, 2.1], [0.44, 0.5], 0.02, '#f0cf4a', true),
    ...Array.from({ length: 21 }, (_, i) =>
      floor(
        [i * 0.1, i * 0.1 + 0.015],
        [0.44, i % 4 === 0 ? 0.5 : 0.47],
        0.022,
        made.steelDark,
        true,
      ),
    ),
    ...box([2.06, 2.34], [0.01, 0.25], [0.36, 0.56], made.machine),
    ...box([2.12, 2.28], [0.06, 0.2], [0.56, 0.565], made.steelDark),
  ]
  return (
    <>
      <Outside light={light} seed={661} x={[600, 1240]} y={[150, 420]} />
      <Solid faces={faces} camera={camera} light={indoors(light)} />
    </>
  )
}
