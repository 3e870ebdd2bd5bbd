import type { Light } from './light.ts'
import { made } from './materials.ts'
import { pane, sidePane } from './solids.ts'
import type { Face, Place } from './space.ts'

type Span = readonly [number, number]
/** What windows need of a light. */
type Lit = Pick<Light, 'window'>

const cell = ([from, to]: Span, i: number, of: number, gap: number): Span => [
  from + ((to - from) * i) / of + gap,
  from + ((to - from) * (i + 1)) / of - gap,
]

/** A lit window in a front wall: frame, then panes that differ a little, warmest low down. */
export function windows(x: Span, y: Span, z: number, light: Lit, cols = 2, rows = 1): Face[] {
  const frame = pane([x[0] - 0.14, x[1] + 0.14], [y[0] - 0.14, y[1] + 0.14], z + 0.03, made.timber)
  const panes = Array.from({ length: cols * rows }, (_, i) => {
    const [col, row] = [i % cols, Math.floor(i / cols)]
    const fill = light.window[row === 0 ? (col * 7 + cols) % 2 : 1] ?? light.window[1]
    return pane(cell(x, col, cols, 0.06), cell(y, row, rows, 0.06), z + 0.06, fill, true)
  })
  const sill = pane([x[0] - 0.2, x[1] + 0.2], [y[0] - 0.26, y[0] - 0.12], z + 0.08, made.stone)
  return [frame, ...panes.toSorted((a, b) => (a.fill < b.fill ? 1 : -1)), sill]
}

/** The same in a wall that faces right. */
export function sideWindows(x: number, y: Span, z: Span, light: Lit, cols = 2): Face[] {
  const frame = sidePane(
    x + 0.03,
    [y[0] - 0.14, y[1] + 0.14],
    [z[0] - 0.14, z[1] + 0.14],
    made.timber,
  )
  const panes = Array.from({ length: cols }, (_, i) =>
    sidePane(x + 0.06, y, cell(z, i, cols, 0.07), light.window[1], true),
  )
  return [frame, ...panes]
}

/** A gable wall of glass between posts: every bay ends under the rafter. */
export function glassGable(
  x: Span,
  y: Span,
  ridge: number,
  z: number,
  light: Lit,
  bays = 4,
): Face[] {
  const middle = (x[0] + x[1]) / 2
  const top = (at: number) => y[1] + (ridge - y[1]) * (1 - Math.abs(at - middle) / (middle - x[0]))
  const p = (px: number, py: number): Place => [px, py, z + 0.04]
  const transom = y[0] + (y[1] - y[0]) * 0.62
  const out: Face[] = [
    {
      fill: made.timber,
      points: [p(x[0], y[0]), p(x[1], y[0]), p(x[1], y[1]), p(middle, ridge), p(x[0], y[1])],
    },
  ]
  const low: Face[] = []
  const high: Face[] = []
  for (let i = 0; i < bays; i++) {
    const [from, to] = cell(x, i, bays, 0.1)
    low.push(pane([from, to], [y[0] + 0.1, transom - 0.08], z + 0.08, light.window[0], true))
    const crown = [
      p(from, transom + 0.08),
      p(to, transom + 0.08),
      p(to, top(to) - 0.2),
      p(from, top(from) - 0.2),
    ]
    high.push({ fill: light.window[1], plain: true, points: crown })
  }
  const inside = (px: Span, py: Span, fill: string) => pane(px, py, z + 0.09, fill, true)
  const at = (t: number) => x[0] + (x[1] - x[0]) * t
  const room = [
    inside([at(0.06), at(0.2)], [y[0] + 0.1, y[0] + 0.75], '#c99a5e'),
    inside([at(0.56), at(0.7)], [y[0] + 0.1, y[0] + 0.6], '#c99a5e'),
    inside([at(0.8), at(0.94)], [y[0] + 0.1, y[0] + 0.6], '#c99a5e'),
    inside([at(0.115), at(0.12)], [y[0] + 0.75, y[0] + 1.5], '#b98a52'),
    inside([at(0.09), at(0.145)], [y[0] + 1.3, y[0] + 1.6], '#fffbe6'),
  ]
  return [...out, ...high, ...low, ...room]
}

/** A board-clad door, or a garage door of boards. */
export function boardDoor(
  x: Span,
  y: Span,
  z: number,
  boards = 5,
  fill: string = made.cedarPale,
): Face[] {
  const frame = pane([x[0] - 0.16, x[1] + 0.16], [y[0], y[1] + 0.16], z + 0.03, made.timber)
  const leaf = pane(x, y, z + 0.05, fill)
  const joints = Array.from({ length: boards - 1 }, (_, i) => {
    const at = y[0] + ((y[1] - y[0]) * (i + 1)) / boards
    return pane(x, [at - 0.03, at + 0.03], z + 0.07, made.cedar)
  })
  return [frame, leaf, ...joints]
}

/** Horizontal boards on a front wall: only every other shadow line, or it turns to noise. */
export function boards(x: Span, y: Span, z: number, fill: string, step = 0.5): Face[] {
  const count = Math.floor((y[1] - y[0]) / step)
  return Array.from({ length: count }, (_, i) =>
    pane(x, [y[0] + i * step, y[0] + i * step + 0.05], z + 0.02, fill),
  )
}
