import type { Face } from './space.ts'

type Span = readonly [number, number]
/** Seen from above: x and z. */
type Spot = readonly [number, number]

/** An upright sheet between two spots of the floor, seen from both sides: a door ajar, its label. */
export const leaf = ([x0, z0]: Spot, [x1, z1]: Spot, [y0, y1]: Span, fill: string): Face => ({
  fill,
  plain: true,
  thin: true,
  points: [
    [x0, y0, z0],
    [x1, y0, z1],
    [x1, y1, z1],
    [x0, y1, z0],
  ],
})
