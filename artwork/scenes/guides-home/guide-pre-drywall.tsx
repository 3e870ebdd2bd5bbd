import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { sunAt } from '../../kit/light.ts'
import { noon } from '../../kit/lights-high.ts'
import { made } from '../../kit/materials.ts'
import { area } from '../../kit/path.ts'
import { Pipes } from '../../kit/pipes.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'
import { boxes, depth, insulated, runs, studs, wall, window } from './open-wall.ts'

const camera: Camera = { eye: [-0.2, 1.5, 3.3], focal: 1230, middle: 705, horizon: 440 }
const plywood = '#b58a56'

/** Plans unrolled on two trestles, a flashlight on them. */
const table: Face[] = [
  ...[-2.75, -1.35].flatMap((x) =>
    [-0.55, 0.1].flatMap((z) => box([x, x + 0.06], [0, 0.7], [z, z + 0.06], made.cedarPale)),
  ),
  ...box([-3, -1.05], [0.7, 0.74], [-0.7, 0.25], made.board),
  floor([-2.7, -1.5], [-0.5, 0.15], 0.745, '#f3efe4', true),
  ...[-0.36, -0.2, -0.04].map((z) => floor([-2.55, -1.9], [z, z + 0.03], 0.748, '#6f8fa6', true)),
  floor([-1.8, -1.6], [-0.4, 0.02], 0.748, '#9fb6c6', true),
  ...box([-1.42, -1.18], [0.74, 0.8], [-0.3, -0.24], made.steelDark),
]

/** A room on the last day before the drywall: everything that the walls will hide. */
export function PreDrywall() {
  const light = sunAt(noon, 320)
  const random = seeded(1223)
  const warm = indoors(light)
  const shell: Face[] = [
    // The sheathing behind the studs, left open at the window.
    pane([-4.4, window.x[0]], [0, 3], wall - depth, plywood),
    pane([window.x[1], 2.75], [0, 3], wall - depth, plywood),
    pane(window.x, [0, window.y[0]], wall - depth, plywood),
    pane(window.x, [window.y[1], 3], wall - depth, plywood),
    patch(
      [
        [2.75, 0, 3],
        [2.75, 3, 3],
        [2.75, 3, wall - depth],
        [2.75, 0, wall - depth],
      ],
      plywood,
      false,
      true,
    ),
    floor([-4.4, 2.75], [wall - depth, 3.2], 0, '#b98d58'),
    ...[-1, 0.22, 1.44].map((z) => floor([-4.4, 2.75], [z, z + 0.012], 0.004, '#8a653b', true)),
    ...[-3, -0.6, 1.8].map((x) => floor([x, x + 0.012], [wall, 3.2], 0.004, '#8a653b', true)),
    patch(
      [
        [-4.4, 2.98, wall - depth],
        [2.75, 2.98, wall - depth],
        [2.75, 2.98, 3],
        [-4.4, 2.98, 3],
      ],
      mix(plywood, '#5b4028', 0.45),
      true,
      true,
    ),
  ]
  const joists = Array.from({ length: 12 }, (_, i) => -4.2 + i * 0.6).flatMap((x) =>
    box([x, x + 0.06], [2.72, 2.98], [wall - depth, 3], made.cedarPale),
  )
  const [x0, x1] = window.x
  const sun = [
    [x0 + 0.5, 0.006, -1.5],
    [x1 + 0.5, 0.006, -1.5],
    [x1 + 1.5, 0.006, 0.6],
    [x0 + 1.5, 0.006, 0.6],
  ] as const
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={0}
        massifs={[{ spine: 'bells', x: [-60, 700], top: 230, snow: 0.6 }]}
        ridges={[
          [430, 430, 430],
          [480, 480, 480],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 170, 600, 4, 190, 70), ...clump(random, 520, 600, 4, 160, 50)]}
      />
      <Solid faces={shell} camera={camera} light={warm} />
      <path fill="#f2d7a2" opacity=".55" d={area(sun.map((p) => project(camera, p)))} />
      <Solid faces={insulated} camera={camera} light={warm} />
      <Pipes runs={runs} camera={camera} light={light} />
      <Solid faces={[...studs, ...boxes, ...joists]} camera={camera} light={warm} />
      <Solid faces={table} camera={camera} light={warm} />
    </>
  )
}
