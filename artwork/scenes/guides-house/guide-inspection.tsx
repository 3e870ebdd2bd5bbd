import { mix } from '../../kit/color.ts'
import { truss } from '../../kit/joinery.ts'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { People } from '../../kit/people.tsx'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [-0.4, 1.5, 9], focal: 1250, middle: 700, horizon: 560 }
const wood = '#8a6a4c'

/** Under the trusses with a flashlight: what the roof says on a cold morning. */
export function InspectionGuide() {
  const light = { ...blueHour, front: 0.3 }
  const deep = (fill: string, z: number) =>
    mix('#16222c', fill, Math.max(0.25, Math.min(1, (z + 16) / 20)))
  const bays = [-12, -10, -8, -6, -4, -2, 0, 2, 4, 6, 8.8]
  const rafters = (z: number): Face[] => truss([-6, 6], 0.2, 4.4, z, deep(wood, z), 0.2)
  const joists = floor([-6.2, 6.2], [-14, 8.8], 0.3, '#57493c', true)
  const batts = bays.flatMap((z) =>
    [-4.2, -2.6, -1, 0.6, 2.2, 3.8].map((x) =>
      floor(
        [x, x + 1.54],
        [z - 1.9, z + 0.1],
        0.32,
        deep(Math.round(x + z) % 2 ? '#b9a58e' : '#a8957f', z),
        true,
      ),
    ),
  )
  const sheathing = bays.flatMap((z) => [
    patch(
      [
        [-6.2, 0.2, z],
        [0, 4.75, z],
        [0, 4.75, z - 2],
        [-6.2, 0.2, z - 2],
      ],
      deep('#4f4034', z),
      true,
      true,
    ),
    patch(
      [
        [6.2, 0.2, z],
        [0, 4.75, z],
        [0, 4.75, z - 2],
        [6.2, 0.2, z - 2],
      ],
      deep('#6b5440', z),
      true,
      true,
    ),
  ])
  const gable: Face[] = [
    patch(
      [
        [-6.2, 0.2, -14],
        [6.2, 0.2, -14],
        [0, 4.75, -14],
      ],
      '#2b3640',
      true,
    ),
    pane([-0.9, 0.9], [1.6, 3.2], -13.98, '#9fb6cf', true),
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      pane([-0.95, 0.95], [1.66 + i * 0.26, 1.8 + i * 0.26], -13.96, '#2b3640', true),
    ),
  ]
  return (
    <>
      <path fill="#2a2a2b" d="M0 0H1600V900H0z" />
      <Solid faces={[...gable, ...sheathing, joists, ...batts]} camera={camera} light={light} />
      <Solid faces={[-12, -10, -8, -6, -4].flatMap(rafters)} camera={camera} light={light} />
      <path fill="#ffe2a0" opacity=".3" d="M1030 504L1240 236L1420 428z" />
      <ellipse
        cx="1330"
        cy="330"
        rx="132"
        ry="96"
        transform="rotate(38 1330 330)"
        fill="#ffe9b8"
        opacity=".8"
      />
      <path
        fill="#d3a873"
        d="M1262 306C1268 268 1318 258 1342 284C1372 290 1394 330 1384 366C1372 398 1340 396 1322 374C1290 372 1258 346 1262 306z"
      />
      <path
        fill="#a8794a"
        d="M1280 308C1286 284 1314 278 1332 298C1356 304 1372 332 1366 356C1356 376 1342 372 1328 356C1302 352 1278 338 1280 308z"
      />
      <path
        fill="#7d5530"
        d="M1300 312C1308 298 1322 302 1332 316C1346 324 1350 340 1344 348C1330 348 1304 336 1300 312z"
      />
      <path fill="#cfd8dc" d="M1016 492l34-12 6 16-34 12z" />
      <Solid faces={[-2].flatMap(rafters)} camera={camera} light={light} />
      <Solid
        faces={[
          ...box([-1.6, 5.4], [0.34, 0.4], [2.2, 3.2], made.board),
          footprint([0.2, 1.9], [2.5, 3], '#7d674e', 0.41),
        ]}
        camera={camera}
        light={light}
      />
      <People
        fill="#0f1a22"
        figures={[{ x: 900, y: 784, height: 330, pose: 'point', hat: true }]}
      />
    </>
  )
}
