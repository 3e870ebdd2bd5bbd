import { made } from './materials.ts'
import { box, floor, pane, sidePane } from './solids.ts'
import type { Face } from './space.ts'

type Span = readonly [number, number]
type Room = {
  x: Span
  height: number
  back: number
  front: number
  opening?: { x: Span; y: Span }
  wall?: string
  boards?: string
  ceiling?: string
}

/** A room seen from within: the opening in its back wall is left open to the scene behind. */
export function room({
  x,
  height,
  back,
  front,
  opening,
  wall = made.plaster,
  boards = made.cedarPale,
  ceiling = made.cedar,
}: Room): Face[] {
  const o = opening
  // The rear wall runs a little behind its neighbors, or the view shines through the corners.
  const rear = o
    ? [
        pane([x[0] - 0.1, o.x[0]], [-0.1, height + 0.1], back, wall),
        pane([o.x[1], x[1] + 0.1], [-0.1, height + 0.1], back, wall),
        pane([o.x[0] - 0.05, o.x[1] + 0.05], [-0.1, o.y[0]], back, wall),
        pane([o.x[0] - 0.05, o.x[1] + 0.05], [o.y[1], height + 0.1], back, wall),
      ]
    : [pane(x, [0, height], back, wall)]
  const planks = Array.from({ length: 11 }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * (i + 1)) / 12
    return floor([at - 0.02, at + 0.02], [back, front], 0.01, made.cedar)
  })
  return [
    ...rear,
    sidePane(x[0], [0, height], [back, front], wall),
    {
      ...sidePane(x[1], [0, height], [back, front], wall),
      points: sidePane(x[1], [0, height], [back, front], wall).points.toReversed(),
    },
    {
      ...floor(x, [back, front], height, ceiling),
      points: floor(x, [back, front], height, ceiling).points.toReversed(),
    },
    floor(x, [back, front], 0, boards),
    ...planks,
  ]
}

/** Frame and bars of a large window; the view is whatever was drawn before. */
export function casement(
  x: Span,
  y: Span,
  z: number,
  cols: number,
  rows = 1,
  fill: string = made.timber,
): Face[] {
  const uprights = Array.from({ length: cols + 1 }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * i) / cols
    const w = i === 0 || i === cols ? 0.09 : 0.045
    return box([at - w, at + w], y, [z - 0.05, z + 0.1], fill)
  })
  const rails = Array.from({ length: rows + 1 }, (_, i) => {
    const at = y[0] + ((y[1] - y[0]) * i) / rows
    const w = i === 0 || i === rows ? 0.09 : 0.04
    return box([x[0] - 0.09, x[1] + 0.09], [at - w, at + w], [z - 0.05, z + 0.1], fill)
  })
  return [...uprights, ...rails].flat()
}

/** Beams across the ceiling, far to near. */
export const beams = (
  x: Span,
  height: number,
  at: readonly number[],
  fill: string = made.timber,
): Face[] => at.flatMap((z) => box(x, [height - 0.3, height], [z - 0.14, z + 0.14], fill))
