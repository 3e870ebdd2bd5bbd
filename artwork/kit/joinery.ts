import { made } from './materials.ts'
import { bar, box, pane } from './solids.ts'
import type { Face } from './space.ts'
import { between, type Random } from './random.ts'

type Span = readonly [number, number]

/** A king-post truss in a plane facing us: tie, rafters, post and two struts. */
export function truss(
  x: Span,
  y: number,
  rise: number,
  z: number,
  fill: string = made.cedarPale,
  stout = 0.24,
): Face[] {
  const middle = (x[0] + x[1]) / 2
  const depth: Span = [z - 0.12, z + 0.12]
  const quarter = (x[1] - x[0]) / 4
  return [
    ...bar(
      [middle - 0.1, y + rise * 0.12],
      [middle - quarter, y + rise * 0.5],
      stout * 0.7,
      depth,
      fill,
    ),
    ...bar(
      [middle + 0.1, y + rise * 0.12],
      [middle + quarter, y + rise * 0.5],
      stout * 0.7,
      depth,
      fill,
    ),
    ...bar([x[0], y], [x[1], y], stout, depth, fill),
    ...bar([middle, y], [middle, y + rise], stout, depth, fill),
    ...bar([x[0], y], [middle, y + rise], stout, depth, fill),
    ...bar([x[1], y], [middle, y + rise], stout, depth, fill).map((face) => face),
  ]
}

/** Posts, top rail and cables along the front edge of a deck. */
export function railing(
  x: Span,
  y: number,
  z: number,
  step = 1.6,
  fill: string = made.timber,
): Face[] {
  const count = Math.max(1, Math.round((x[1] - x[0]) / step))
  const posts = Array.from({ length: count + 1 }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * i) / count
    return pane([at - 0.06, at + 0.06], [y, y + 1.05], z, fill)
  })
  const cables = [0.25, 0.5, 0.75].map((h) => pane(x, [y + h, y + h + 0.025], z, made.steelDark))
  return [...cables, ...posts, pane([x[0] - 0.1, x[1] + 0.1], [y + 1, y + 1.12], z + 0.05, fill)]
}

/** Stairs rising away from us. */
export function steps(x: Span, y: Span, z: Span, count: number, fill: string): Face[] {
  return Array.from({ length: count }, (_, i) => {
    const share = (count - i) / count
    return box(
      x,
      [y[0], y[0] + (y[1] - y[0]) * share],
      [z[0], z[1] - (z[1] - z[0]) * (share - 1 / count)],
      fill,
    )
  }).flat()
}

/** Field stone on a front wall: single stones a shade off, in courses, never the whole wall. */
export function stonework(
  x: Span,
  y: Span,
  z: number,
  random: Random,
  fill: string,
  count: number,
): Face[] {
  return Array.from({ length: count }, () => {
    const w = between(random, 0.4, 1)
    const h = between(random, 0.2, 0.34)
    const at = between(random, x[0], Math.max(x[0], x[1] - w))
    const up = y[0] + Math.floor(between(random, 0, (y[1] - y[0]) / 0.38)) * 0.38 + 0.03
    return pane([at, at + w], [up, Math.min(up + h, y[1])], z + 0.02, fill)
  })
}

/** A stack of sawn timber on bearers. */
export function lumber(length: number, layers = 4, across = 5, fill: string = made.board): Face[] {
  const bearers = [0.2, 0.8].flatMap((t) =>
    box([length * t - 0.08, length * t + 0.08], [0, 0.12], [-0.7, 0.7], made.timber),
  )
  const stack = Array.from({ length: layers }, (_, row) =>
    Array.from({ length: across }, (_, i) => {
      const z = -0.65 + (1.3 * i) / across
      return box(
        [0, length],
        [0.12 + row * 0.24, 0.33 + row * 0.24],
        [z, z + 1.3 / across - 0.04],
        fill,
      )
    }).flat(),
  ).flat()
  return [...bearers, ...stack]
}
