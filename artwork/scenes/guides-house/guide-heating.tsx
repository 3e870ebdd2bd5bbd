import { Outside } from '../../kit/print/outside.tsx'
import { drum } from '../../kit/drum.ts'
import { storm } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { Pipes, type Run } from '../../kit/pipes.tsx'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane } from '../../kit/solids.ts'
import { project, type Camera, type Face } from '../../kit/space.ts'
import { indoors } from '../rooms/shared.ts'
import { loop } from './floor-loop.ts'

const camera: Camera = { eye: [0.1, 1.7, 4.4], focal: 1240, middle: 830, horizon: 330 }
const tube = '#d96a35'
const z = -1.5

/** The boiler, its manifold, and the loops that go into the floor. */
export function Heating() {
  const light = storm
  const taps = Array.from({ length: 6 }, (_, i) => 1.98 + i * 0.12)
  const pipes: Run[] = [
    {
      points: [
        [0.98, 2.3, z],
        [0.98, 2.86, z],
      ],
      r: 0.075,
      fill: made.white,
    },
    {
      points: [
        [0.72, 1.28, z],
        [0.72, 0.8, z],
        [1.8, 0.8, z],
      ],
      r: 0.035,
      fill: made.copper,
    },
    {
      points: [
        [0.92, 1.28, z],
        [0.92, 0.98, z],
        [1.8, 0.98, z],
      ],
      r: 0.035,
      fill: made.copper,
    },
    {
      points: [
        [1.12, 1.28, z],
        [1.12, 1.1, z],
        [1.68, 1.1, z],
        [1.68, 1.62, z],
      ],
      r: 0.026,
      fill: made.copper,
    },
    {
      points: [
        [1.24, 1.28, z],
        [1.24, 0, z],
      ],
      r: 0.026,
      fill: made.machine,
    },
  ]
  const faces: Face[] = [
    ...room({
      x: [-3.8, 3.6],
      height: 3,
      back: z - 0.1,
      front: 4,
      opening: { x: [-2.5, -0.6], y: [1.15, 2.45] },
      wall: '#c9c6b8',
      boards: '#c8d0cd',
      ceiling: '#7c7a70',
    }).slice(0, 8),
    floor([-3.8, 3.6], [z - 0.1, 4], 0, '#b9c6c6'),
    ...[-1.2, -0.4, 0.4, 1.2, 2].map((at) => floor([-3.8, 3.6], [at, at + 0.015], 0.01, '#9fb0b1')),
    ...[-2.8, -1.6, -0.4, 0.8, 2, 3.2].map((x) => floor([x, x + 0.015], [z, 4], 0.01, '#9fb0b1')),
    ...casement([-2.5, -0.6], [1.15, 2.45], z - 0.1, 2),
    ...box([-2.65, -0.45], [1.05, 1.13], [z - 0.1, z + 0.1], made.timber),
  ]
  const things: Face[] = [
    ...box([0.84, 1.12], [2.9, 3], [z - 0.1, z + 0.1], made.steel),
    ...box([0.58, 1.38], [1.28, 2.3], [z - 0.1, z + 0.28], '#f0ede4'),
    pane([0.64, 1.32], [1.36, 1.56], z + 0.285, made.steelDark, true),
    pane([0.72, 0.9], [1.42, 1.5], z + 0.29, light.window[1], true),
    pane([0.84, 1.12], [1.72, 2], z + 0.285, '#3a4348', true),
    pane([0.88, 1.08], [1.76, 1.84], z + 0.29, '#e8863c', true),
    ...[0.88, 0.96, 1.04].map((x) =>
      pane([x, x + 0.04], [1.78, 1.9], z + 0.292, light.window[0], true),
    ),
    ...drum([1.68, 1.6, z + 0.02], [0.1, 0.18], 0.08, '#a34a35'),
    ...drum([1.68, 1.68, z + 0.02], [0.18, 0.18], 0.36, '#a34a35'),
    ...drum([1.68, 2.04, z + 0.02], [0.18, 0.1], 0.08, '#a34a35'),
    ...box([1.8, 2.7], [0.74, 0.84], [z - 0.02, z + 0.1], '#b5452f'),
    ...box([1.8, 2.7], [0.93, 1.03], [z - 0.02, z + 0.1], '#3f6f8a'),
    ...taps.flatMap((x) => box([x - 0.03, x + 0.03], [1.03, 1.12], [z, z + 0.08], made.white)),
  ]
  const [gx, gy] = project(camera, [1.54, 1.3, z])
  return (
    <>
      <Outside light={light} seed={641} x={[300, 690]} y={[180, 520]} />
      <path fill="#e4e8e6" d="M0 560C300 530 500 550 800 540V900H0z" />
      <Solid faces={faces} camera={camera} light={indoors(light)} />
      <Pipes runs={pipes} camera={camera} light={light} />
      <Solid faces={things} camera={camera} light={indoors(light)} />
      <path fill={made.steelDark} d={`M${gx - 26} ${gy}a26 26 0 1 0 52 0a26 26 0 1 0-52 0z`} />
      <path fill={made.white} d={`M${gx - 20} ${gy}a20 20 0 1 0 40 0a20 20 0 1 0-40 0z`} />
      <path fill="none" stroke="#b5452f" strokeWidth="4" d={`M${gx} ${gy}l9-12`} />
      <Pipes
        runs={[0, 1, 2].map((i) => ({ points: loop(i, z), r: 0.022, fill: tube }))}
        camera={camera}
        light={light}
      />
    </>
  )
}
