import { mix } from '../../kit/color.ts'
import { drum, ring } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { bar, box, floor, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { tiles, top } from './kitchen-range.ts'

type Span = readonly [number, number]
/** Where the wall stands, and the fronts of the cabinets. */
export const [back, front] = [-1, -0.36]
const green = '#284a41'
const walnut = '#6b4630'
const brass = '#c99a55'

/** The wall in tiles, a window left open in it. */
export const tiled = (view: { x: Span; y: Span }, fill: string): Face[] => [
  ...tiles([-1.8, view.x[0]], [top, 2.2], back, fill),
  pane([view.x[1], 2], [top, 2.2], back, fill),
  pane(view.x, [top, view.y[0]], back, fill),
  pane(view.x, [view.y[1], 2.2], back, fill),
]

/** A window of two panes: a walnut frame, a sill. */
export const sash = ({ x, y }: { x: Span; y: Span }): Face[] => {
  const middle = (x[0] + x[1]) / 2
  const depth: Span = [back - 0.02, back + 0.015]
  return [
    ...box([x[0] - 0.045, x[0] + 0.012], [y[0], y[1] + 0.045], depth, walnut),
    ...box([x[1] - 0.012, x[1] + 0.045], [y[0], y[1] + 0.045], depth, walnut),
    ...box([x[0] - 0.045, x[1] + 0.045], [y[1] - 0.012, y[1] + 0.045], depth, walnut),
    ...box([middle - 0.014, middle + 0.014], y, depth, walnut),
    ...box(x, [y[0], y[0] + 0.02], depth, walnut),
    ...box(
      [x[0] - 0.1, x[1] + 0.1],
      [y[0] - 0.04, y[0]],
      [back, back + 0.12],
      mix(walnut, '#c08a5a', 0.35),
    ),
  ]
}

/** Cabinets under a white counter: a drawer over a door, brass pulls. */
export function bases([x0, x1]: Span, count: number): Face[] {
  const w = (x1 - x0) / count
  const fronts = Array.from({ length: count }, (_, i): Face[] => {
    const at: Span = [x0 + i * w + 0.012, x0 + (i + 1) * w - 0.012]
    const middle = (at[0] + at[1]) / 2
    return [
      pane(at, [0.1, 0.66], front + 0.002, mix(green, '#ffffff', 0.05)),
      pane([at[0] + 0.06, at[1] - 0.06], [0.16, 0.6], front + 0.003, mix(green, '#0e1f1c', 0.2)),
      pane(at, [0.69, 0.86], front + 0.002, mix(green, '#ffffff', 0.08)),
      ...box([middle - 0.06, middle + 0.06], [0.77, 0.785], [front + 0.015, front + 0.03], brass),
    ]
  }).flat()
  return [
    ...box([x0, x1], [0, 0.88], [back, front], mix(green, '#0e1f1c', 0.35)),
    ...fronts,
    ...box([x0, x1], [0.88, top], [back, front + 0.04], made.white),
  ]
}

/** A shelf with bowls, jars and cups on it. */
export function shelf([x0, x1]: Span, y: number): Face[] {
  const z = back + 0.14
  return [
    ...box([x0, x1], [y - 0.04, y], [back, back + 0.26], walnut),
    ...[0, 1, 2, 3].flatMap((i) =>
      drum([x0 + 0.22, y + i * 0.03, z], [0.07, 0.11], 0.028, i % 2 ? made.plaster : made.sage),
    ),
    ...[0.55, 0.74, 0.93].flatMap((dx, i) => [
      ...drum(
        [x0 + dx, y, z],
        [0.075, 0.075],
        0.2 - i * 0.025,
        [made.copper, made.plaster, made.sage][i] ?? '',
      ),
      ...drum([x0 + dx, y + 0.2 - i * 0.025, z], [0.06, 0.06], 0.02, walnut),
    ]),
  ]
}

/** A jar of wooden spoons on the counter. */
export const spoons = (x: number, z: number): Face[] => [
  ...[-0.05, 0, 0.045].flatMap((dx, i) => [
    ...bar(
      [x + dx * 0.5, top + 0.1],
      [x + dx * 2, top + 0.31 + i * 0.02],
      0.014,
      [z - 0.006, z + 0.006],
      made.board,
    ),
    patch(
      ring(0, 0, 0, 1).map(([px, , pz]): Place => [
        x + dx * 2.1 + 0.024 * px - 0.2 * dx * pz,
        top + 0.34 + i * 0.02 - 0.045 * pz,
        z + 0.01,
      ]),
      made.board,
    ),
  ]),
  floor([x - 0.03, x + 0.16], [z - 0.05, z + 0.05], top + 0.001, '#b9a994', true),
  pane([x - 0.058, x + 0.058], [top + 0.02, top + 0.17], z, '#d9cdb9'),
  ...drum([x, top, z], [0.062, 0.068], 0.17, '#d9cdb9', '#3a2d26'),
]

/** Two boards that lean on the wall, the front one with a hole to hang it by. */
export const choppingBoards = (x: number): Face[] => [
  floor([x, x + 0.56], [back, back + 0.17], top + 0.001, '#c4b5a0', true),
  patch(
    [
      [x, top, back + 0.08],
      [x + 0.34, top, back + 0.08],
      [x + 0.34, top + 0.44, back + 0.01],
      [x, top + 0.44, back + 0.01],
    ],
    made.cedarPale,
  ),
  patch(
    [
      [x + 0.2, top, back + 0.14],
      [x + 0.48, top, back + 0.14],
      [x + 0.48, top + 0.32, back + 0.04],
      [x + 0.2, top + 0.32, back + 0.04],
    ],
    made.cedar,
  ),
  patch(
    ring(x + 0.42, 0, 0, 0.022).map(([px, , pz]): Place => [px, top + 0.27 - pz, back + 0.06]),
    '#3c2a22',
    true,
  ),
]
