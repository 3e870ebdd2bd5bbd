import { mix } from '../../kit/colour.ts'
import { Bank } from '../../kit/ground.tsx'
import { steps } from '../../kit/joinery.ts'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { disc } from '../../kit/path.ts'
import { clump, Nursery, Pines } from '../../kit/pines.tsx'
import { between, seeded } from '../../kit/random.ts'
import { casement } from '../../kit/room.ts'
import { Sky } from '../../kit/sky.tsx'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, pane, patch, prism } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [0.2, 1.75, 12], focal: 1560, middle: 700, horizon: 490 }
const wall = '#85593f'
const [w0, w1] = [0.1, 5.5]

/** A flat shape inside, already lit by its lamps. */
const lit = (x: readonly [number, number], y: readonly [number, number], z: number, fill: string) =>
  pane(x, y, z, fill, true)

/** The table seen through the glass: cloth, plates, two lamps, chairs against the light. */
function dining(): Face[] {
  const chair = (x: number, z: number): Face[] => [
    lit([x - 0.3, x + 0.3], [0.4, 1.62], z, '#6a3f26'),
    lit([x - 0.22, x + 0.22], [1.14, 1.52], z + 0.01, '#d99a50'),
    lit([x - 0.02, x + 0.02], [1.14, 1.52], z + 0.02, '#6a3f26'),
  ]
  const lamp = (x: number): Face[] => [
    lit([x - 0.014, x + 0.014], [2.5, 3.6], -1, made.steelDark),
    patch(
      [
        [x - 0.36, 2.16, -1],
        [x + 0.36, 2.16, -1],
        [x + 0.12, 2.5, -1],
        [x - 0.12, 2.5, -1],
      ],
      made.steelDark,
      true,
    ),
    lit([x - 0.33, x + 0.33], [2.1, 2.16], -1, '#fffbe6'),
  ]
  return [
    lit([-1, 8], [-0.5, 4.4], -3, '#f3b866'),
    lit([-1, 8], [-0.5, 1.2], -2.98, '#d49048'),
    lit([1, 2.5], [1.7, 2.8], -2.97, '#a9683a'),
    lit([1.1, 2.4], [1.8, 2.7], -2.96, '#e9c48c'),
    patch(
      [
        [1.1, 1.8, -2.95],
        [2.4, 1.8, -2.95],
        [2, 2.3, -2.95],
        [1.8, 2.15, -2.95],
        [1.5, 2.5, -2.95],
      ],
      '#8d9a80',
      true,
    ),
    lit([5, 6.4], [0, 2.9], -2.97, '#a9683a'),
    lit([5.1, 6.3], [0, 2.8], -2.96, '#e0a35a'),
    ...[1.7, 2.7, 3.7, 4.7].flatMap((x) => chair(x, -1.9)),
    lit([0.95, 5.05], [1.16, 1.24], -1, '#fff6df'),
    lit([0.95, 5.05], [0.8, 1.16], -1, '#f7e2b6'),
    ...[1.4, 2.2, 3.8, 4.6].flatMap((x) => [
      lit([x - 0.2, x + 0.2], [1.24, 1.28], -0.99, '#b8573c'),
      lit([x + 0.26, x + 0.32], [1.24, 1.44], -0.99, '#fffbe6'),
    ]),
    lit([3.15, 3.65], [1.24, 1.34], -0.98, '#8a5a34'),
    ...[3.27, 3.53].map((x) => lit([x - 0.025, x + 0.025], [1.3, 1.62], -0.97, '#fffbe6')),
    ...[1.55, 4.45].flatMap((x) => chair(x, -0.5)),
    ...[2, 4].flatMap(lamp),
  ]
}

/** Split logs, end grain to us: rows that settle into one another. */
function logs() {
  const random = seeded(1128)
  const [bark, grain]: [string[], string[]] = [[], []]
  for (let row = 0; row < 7; row++) {
    for (let i = 0; i < 10 - (row % 2); i++) {
      const r = between(random, 0.115, 0.145)
      const [x, y] = project(camera, [-3.3 + (row % 2) * 0.14 + i * 0.28, 0.14 + row * 0.235, 0.6])
      const size = (r * camera.focal) / (camera.eye[2] - 0.6)
      bark.push(disc(x, y, size))
      grain.push(disc(x, y, size * 0.78))
    }
  }
  return { bark: bark.join(''), grain: grain.join('') }
}

/** A house ready for its guests: the table laid, wood stacked, steps swept before the snow freezes. */
export function Thanksgiving() {
  const light = blueHour
  const random = seeded(1127)
  const front: Face[] = [
    pane([-9, w0], [-0.4, 3.9], 0, wall),
    pane([w1, 9], [-0.4, 3.9], 0, wall),
    pane([w0 - 0.05, w1 + 0.05], [-0.4, 0.55], 0, wall),
    pane([w0 - 0.05, w1 + 0.05], [3.3, 3.9], 0, wall),
    ...Array.from({ length: 17 }, (_, i) => -8.2 + i * 0.49).map((x) =>
      pane([x, x + 0.025], [0, 3.9], 0.01, mix(wall, '#1d1712', 0.4)),
    ),
    ...casement([w0, w1], [0.55, 3.3], 0, 4),
    ...box([w0 - 0.15, w1 + 0.15], [0.42, 0.52], [0, 0.22], made.timber),
    ...box([-9, 9], [3.75, 4], [0, 1.4], made.timber),
    pane([-9, 9], [3.98, 4.34], 1.5, light.snow.half, true),
    pane([-9, 9], [3.98, 4.08], 1.51, light.snow.dark, true),
    ...box([-9, 9], [-0.4, 0], [0, 2], '#8a6a50'),
    floor([0.9, 5.2], [0.2, 1.9], 0.01, '#dca864', true),
    ...box([-3.62, -3.52], [0, 1.95], [0.1, 0.6], made.timber),
    ...box([-0.72, -0.62], [0, 1.95], [0.1, 0.6], made.timber),
    ...box([-3.7, -0.54], [1.95, 2.03], [0, 0.7], made.timber),
    ...steps([1.3, 4.6], [-1.2, 0], [2, 3.2], 3, '#9a7858'),
    floor([1.4, 4.5], [2.02, 2.36], -0.39, '#c99a5e', true),
    ...bar([5.16, 0.35], [5.34, 1.75], 0.05, [1.2, 1.25], made.board),
    ...prism(
      [
        [4.95, 0.02],
        [5.32, 0.02],
        [5.24, 0.4],
        [5.1, 0.4],
      ],
      [1.16, 1.28],
      made.machine,
    ),
  ]
  const stack = logs()
  return (
    <>
      <Sky light={light} floor={400} />
      <Nursery />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 150, 200, 8, 190, 210), ...clump(random, 1540, 200, 6, 170, 120)]}
      />
      <Solid faces={dining()} camera={camera} light={light} />
      <path fill={mix(light.ground.dark, light.shadow, 0.75)} d="M0 740H1600V900H0z" />
      <Solid faces={front} camera={camera} light={light} />
      <path fill="#3d2b22" d={stack.bark} />
      <path fill="#a87f58" d={stack.grain} />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 792],
          [400, 786],
          [700, 806],
          [860, 850],
          [930, 900],
        ]}
      />
      <path fill={light.ground.half} d="M1420 900C1440 840 1500 806 1600 796V900z" />
    </>
  )
}
