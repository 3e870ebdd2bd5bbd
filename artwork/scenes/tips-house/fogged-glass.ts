import { area, type Point } from '../../kit/path.ts'
import type { Place } from '../../kit/space.ts'
import { back } from './kitchen-wall.ts'

type Span = readonly [number, number]
type Opening = { x: Span; y: Span }
/** Where a place of the room falls in the picture. */
type Seen = (place: Place) => Point

/** Where the glass is fogged: in each pane from the sill to a line that sags between the frames. */
export function fog({ x, y }: Opening, at: Seen, low: number, sag: number): string {
  const middle = (x[0] + x[1]) / 2
  return [
    [x[0], middle],
    [middle, x[1]],
  ]
    .map(([x0 = 0, x1 = 0]) => {
      const edge = Array.from({ length: 17 }, (_, i) => {
        const t = i / 16
        const up = sag * Math.abs(2 * t - 1) ** 2 + 0.012 * Math.sin(t * 9 + low * 30 + x0 * 5)
        return at([x0 + (x1 - x0) * t, low + up, back])
      })
      return area([at([x0, y[0], back]), ...edge, at([x1, y[0], back])], 0.5)
    })
    .join('')
}

/** Drops that have run down the fogged glass and left it clear. */
export const runs = (at: Seen) =>
  [
    [0.82, 1.44, 0.2],
    [0.9, 1.34, 0.12],
    [0.97, 1.5, 0.24],
    [1.09, 1.4, 0.2],
    [1.17, 1.33, 0.11],
    [1.24, 1.46, 0.22],
  ]
    .map(([x = 0, y = 0, long = 0]) => {
      const [[px, y0], [, y1]] = [at([x, y, back]), at([x, y - long, back])]
      return area([
        [px - 1.5, y0],
        [px + 1.5, y0],
        [px + 2.5, y1 - 4],
        [px, y1],
        [px - 2.5, y1 - 4],
      ])
    })
    .join('')
