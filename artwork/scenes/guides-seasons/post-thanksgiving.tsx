import { mix } from '../../kit/color.ts'
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
import { bar, box, floor, pane, prism } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'
import { dining } from './dining.ts'

const camera: Camera = { eye: [0.2, 1.75, 12], focal: 1560, middle: 700, horizon: 490 }
const wall = '#85593f'
const [w0, w1] = [0.1, 5.5]

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
