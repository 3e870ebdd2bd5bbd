import { made } from './materials.ts'
import { box } from './solids.ts'
import type { Face } from './space.ts'

type Span = readonly [number, number]

/** A stud wall facing us, with one opening left for a window. */
export function studWall(
  x: Span,
  height: number,
  z: number,
  opening?: Span,
  fill: string = made.board,
): Face[] {
  const count = Math.round((x[1] - x[0]) / 0.6)
  const studs = Array.from({ length: count + 1 }, (_, i) => x[0] + ((x[1] - x[0]) * i) / count)
    .filter((at) => !opening || at < opening[0] || at > opening[1])
    .flatMap((at) => box([at - 0.06, at + 0.06], [0.1, height - 0.1], [z - 0.1, z + 0.1], fill))
  const header = opening
    ? [
        ...box(opening, [2.2, 2.45], [z - 0.1, z + 0.1], fill),
        ...box(opening, [0.9, 1.02], [z - 0.1, z + 0.1], fill),
      ]
    : []
  return [
    ...studs,
    ...header,
    ...box(x, [0, 0.12], [z - 0.1, z + 0.1], fill),
    ...box(x, [height - 0.2, height], [z - 0.1, z + 0.1], fill),
  ]
}
