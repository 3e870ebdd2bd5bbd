import { Outside } from '../../kit/print/outside.tsx'
import { mix } from '../../kit/color.ts'
import { studWall } from '../../kit/frame.ts'
import { dusk } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { casement, room } from '../../kit/room.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'
import { soft } from '../guides/shared.tsx'
import { DustWall } from './dust-wall.tsx'
import { armchair, boots, broom, floorLamp, rug } from './lived-in.ts'

const camera: Camera = { eye: [0, 1.5, 4.2], focal: 1250, middle: 800, horizon: 400 }
const [back, high] = [-1.6, 2.9]
const door = [0.66, 2.62] as const
const top = 2.36
const wall = '#70483d'
const windowAt = { x: [-3.5, -1.72], y: [0.95, 2.3] } as const

/** The site behind the sheet: studs, batts, joists, a work light low on its stand. */
function site(): Face[] {
  const far = -4.4
  const yellow = '#d9a02e'
  return [
    pane([-1, 5], [0, 3.2], far - 0.4, '#6d5c4c', true),
    ...[1.55, 2.15].map((x) => pane([x, x + 0.6], [0, 3], far - 0.1, '#cf938c', true)),
    ...studWall([-0.4, 5], 2.9, far),
    floor([-1, 5], [far, back - 0.1], 0, '#b59468'),
    ...[-3.9, -3.1, -2.3].flatMap((z) => box([-1, 5], [2.62, 2.84], [z, z + 0.06], made.board)),
    ...box([0.4, 1.5], [0, 0.42], [-3.9, -3.3], '#d8d4c8'),
    ...box([0.4, 1.5], [0.44, 0.5], [-3.9, -3.3], '#efece2'),
    ...bar([2.5, 0], [2.22, 0.6], 0.04, [-3.1, -3.06], yellow),
    ...bar([1.94, 0], [2.22, 0.6], 0.04, [-3.1, -3.06], yellow),
    ...box([2.2, 2.24], [0.1, 0.7], [-3.1, -3.06], yellow),
    ...box([1.99, 2.45], [0.66, 1], [-3.1, -3], '#2c3235'),
    pane([2.03, 2.41], [0.7, 0.96], -2.99, '#fffdf0', true),
  ]
}

/** A room that is lived in, beside one that is not: a dust wall with a zipper between them. */
export function TipsRemodels() {
  const light = dusk
  const inner = soft(light)
  const shell = room({
    x: [-4.4, 4.4],
    height: high,
    back,
    front: 4,
    opening: windowAt,
    wall,
    ceiling: '#8f7a66',
    boards: '#8a5c3c',
  })
  /** The back wall right of the window, cut around the doorway. */
  const faces: Face[] = [
    ...shell.filter((_, i) => i !== 1),
    pane([windowAt.x[1], door[0]], [0, high], back, wall),
    pane([door[1], 4.5], [0, high], back, wall),
    pane([door[0] - 0.02, door[1] + 0.02], [top, high], back, wall),
  ]
  const trim = '#c4ab8c'
  const things: Face[] = [
    ...[
      [-4.4, door[0] - 0.12],
      [door[1] + 0.12, 4.4],
    ].map(([a = 0, b = 0]) => pane([a, b], [0, 0.14], back + 0.02, trim)),
    pane([-4.4, 4.4], [high - 0.12, high], back + 0.02, trim),
    ...casement(windowAt.x, windowAt.y, back, 2, 1, trim),
    ...box([windowAt.x[0] - 0.15, windowAt.x[1] + 0.15], [0.86, 0.93], [back, back + 0.14], trim),
    ...box([door[0] - 0.14, door[0]], [0, top], [back - 0.1, back + 0.05], trim),
    ...box([door[1], door[1] + 0.14], [0, top], [back - 0.1, back + 0.05], trim),
    ...box([door[0] - 0.18, door[1] + 0.18], [top, top + 0.15], [back - 0.1, back + 0.07], trim),
    // A picture of a peak over the chair.
    ...box([-1.25, -0.35], [1.5, 2.1], [back, back + 0.04], made.timber),
    pane([-1.19, -0.41], [1.56, 2.04], back + 0.05, '#e8d9bd', true),
    ...(
      [
        [-1.12, -0.86, -0.56, '#7f9a9c'],
        [-0.86, -0.66, -0.46, '#56757a'],
      ] as const
    ).map(([a, peak, b, fill]) =>
      patch(
        [
          [a, 1.62, back + 0.055],
          [b, 1.62, back + 0.055],
          [peak, 1.94, back + 0.055],
        ],
        fill,
        true,
      ),
    ),
  ]
  const paper = '#b8966a'
  const near: Face[] = [
    // Builder's paper on the floor, one path from the zipper, taped at its edges.
    floor([0.82, 2.46], [back + 0.08, 4], 0.012, paper),
    ...[0.82, 2.4].map((x) => floor([x, x + 0.06], [back + 0.08, 4], 0.014, '#3f7fa6')),
    floor([0.82, 2.46], [-0.3, -0.28], 0.014, mix(paper, '#5b4630', 0.4)),
    ...rug([-2.5, 0.42], [-1.2, 0.5]),
    footprint([-1.3, 0.1], [-1.2, 0.1], '#4a2420', 0.03),
    ...floorLamp(0.18, -1.25),
    ...placed(armchair(), 32, [-0.68, 0.02, -0.6]),
    footprint([2.73, 3.37], [back + 0.2, back + 0.42], mix('#8a5c3c', light.shadow, 0.45), 0.01),
    ...placed(broom, 0, [3.03, 0, back + 0.3]),
    footprint([0.92, 1.72], [-1.02, -0.48], mix(paper, light.shadow, 0.5), 0.015),
    ...boots(1.26, -0.74),
  ]
  const [lx, ly] = project(camera, [0.18, 1.6, -1.25]).map(Math.round)
  const [wx, wy] = project(camera, [2.22, 0.83, -3]).map(Math.round)
  return (
    <>
      <Outside light={light} seed={1020} x={[20, 430]} y={[220, 520]} />
      <Solid faces={site()} camera={camera} light={inner} />
      <radialGradient id="work">
        <stop offset="0" stopColor="#fffbe8" stopOpacity=".95" />
        <stop offset=".3" stopColor="#fff3c9" stopOpacity=".5" />
        <stop offset="1" stopColor="#fff3c9" stopOpacity="0" />
      </radialGradient>
      <circle cx={wx} cy={wy} r="190" fill="url(#work)" />
      <Solid faces={faces} camera={camera} light={inner} />
      <Solid faces={things} camera={camera} light={inner} />
      <DustWall camera={camera} x={door} top={top} z={back + 0.02} />
      <radialGradient id="lamp">
        <stop offset="0" stopColor="#ffe0a0" stopOpacity=".6" />
        <stop offset=".5" stopColor="#ffc77a" stopOpacity=".22" />
        <stop offset="1" stopColor="#ffc77a" stopOpacity="0" />
      </radialGradient>
      <ellipse cx={lx} cy={ly} rx="340" ry="300" fill="url(#lamp)" />
      <Solid faces={near} camera={camera} light={inner} />
    </>
  )
}
