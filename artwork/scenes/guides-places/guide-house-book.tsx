import { Outside } from '../../kit/print/outside.tsx'
import { mix } from '../../kit/color.ts'
import { evening } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { bend, Pipes, wallRun, type Run } from '../../kit/pipes.tsx'
import { casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { mug } from '../still-life.ts'
import { binder, rings } from './house-book.ts'
import { flashlight, tag, tape, top } from './labels.ts'

const camera: Camera = { eye: [0.3, 2.9, 4.4], focal: 1060, middle: 764, horizon: 120 }
const wall = '#47625f'
const back = -1.7
const place: Place = [0.62, 0, 0.6]
const turn = 6

/** The tap before the window: a gooseneck on the counter. */
const faucet: Run[] = [
  wallRun(back + 0.2, [1.55, 0.98, 1.55, 1.34], 0.032, '#9aa5a7'),
  { points: bend([1.71, 1.34, back + 0.2], 0.16, 180, 0), r: 0.032, fill: '#9aa5a7' },
]

/** The house book on the kitchen table: plan, valve, tabs, and the tape that labels the rest. */
export function HouseBook() {
  const light = evening
  const tile = mix(wall, '#e9e2d2', 0.72)
  const faces: Face[] = [
    ...room({
      x: [-5.6, 5.6],
      height: 3.4,
      back,
      front: 5,
      opening: { x: [0, 3.3], y: [1.22, 2.9] },
      wall,
    }),
    // Tiles behind the sink, then the counter.
    ...[1.0, 1.1].map((y) => pane([-5.6, 5.6], [y, y + 0.09], back + 0.01, tile)),
    ...casement([0, 3.3], [1.22, 2.9], back, 3),
    ...box([-5.6, 5.6], [0, 0.9], [back, back + 0.5], '#2d4a4b'),
    ...box([-5.6, 5.6], [0.9, 0.98], [back, back + 0.56], '#cfc6b6'),
    ...[-5, -4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((x) => [
      pane([x + 0.05, x + 0.95], [0.2, 0.84], back + 0.51, '#37585a'),
      pane([x + 0.4, x + 0.6], [0.72, 0.75], back + 0.52, '#c9a25a'),
    ]),
    // A shelf with three jars.
    ...box([-2.9, -1], [1.98, 2.05], [back, back + 0.26], made.timber),
    ...[-2.7, -2.3, -1.5].flatMap((x, i) => [
      ...box([x, x + 0.26], [2.05, 2.36], [back + 0.04, back + 0.22], '#8fb0ad'),
      ...box([x + 0.02, x + 0.24], [2.05, 2.18 + i * 0.05], [back + 0.05, back + 0.225], '#c79a5c'),
      ...box([x - 0.01, x + 0.27], [2.36, 2.41], [back + 0.03, back + 0.23], made.timber),
    ]),
    ...box([-2.6, 4.4], [top - 0.12, top], [-0.8, 3], made.cedar),
    ...[-0.2, 0.42, 1.04, 1.66].map((z) =>
      floor([-2.6, 4.4], [z, z + 0.015], top + 0.001, '#714527'),
    ),
  ]
  const things: Face[] = [
    ...placed(flashlight, 24, [-0.95, 0, -0.1]),
    ...mug(2.4, -0.34, '#5f8f7b', top),
    ...placed(binder, turn, place),
    ...placed(tape, 0, [-0.98, 0, 0.86]),
    ...placed(tag, -20, [2.2, 0, 1.12]),
  ]
  const [tx, ty] = project(camera, [2.46, top + 0.02, 1.21]).map(Math.round)
  const [kx, ky] = project(camera, [2.12, top, 0.3]).map(Math.round)
  return (
    <>
      <Outside light={light} seed={831} x={[690, 1330]} y={[110, 450]} />
      <Solid faces={faces} camera={camera} light={soft(light)} />
      <Pipes runs={faucet} camera={camera} light={light} />
      <Solid faces={things} camera={camera} light={soft(light)} />
      <Pipes runs={rings(turn, place)} camera={camera} light={light} />
      <path
        fill="none"
        stroke="#efe4c8"
        strokeWidth="5"
        strokeLinecap="round"
        d={`M${tx} ${ty}c46-8 80 10 96-14s-30-40-54-22`}
      />
      <g transform={`translate(${kx} ${ky})`}>
        <ellipse rx="30" ry="17" fill="none" stroke="#6e777a" strokeWidth="5" />
        <path fill="#4c3322" opacity=".6" d="M18 14L92 44l-4 8L14 22z" />
        <path
          fill="#e0b552"
          d="M10 10c16-10 40-2 36 10L104 40v10l-12 4-8-8-8 3-8-8-28-10C24 36 0 24 10 10zM22 17a5 3 0 1 0 .1 0z"
        />
        <path
          fill="#aab4b6"
          d="M-10 10c-18-4-36 8-28 18l-30 22 4 10 14-2 2-10 9-1 1-9 22-14c16 2 24-10 6-14zM-22 20a5 3 0 1 1-.1 0z"
        />
      </g>
    </>
  )
}
