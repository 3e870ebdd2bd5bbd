import { truss } from './joinery.ts'
import { made } from './materials.ts'
import { bar, box } from './solids.ts'
import type { Face } from './space.ts'

type Span = readonly [number, number]

/** A timber frame before walls: posts, plates and a row of trusses, far to near. */
export function timberFrame(
  x: Span,
  z: Span,
  bents: number,
  height: number,
  rise: number,
  fill: string = made.cedarPale,
): Face[] {
  const step = (z[1] - z[0]) / (bents - 1)
  return Array.from({ length: bents }, (_, i) => {
    const at = z[0] + i * step
    const plates =
      i === 0
        ? []
        : [x[0], x[1]].flatMap((px) =>
            box([px - 0.14, px + 0.14], [height - 0.28, height], [at - step, at], fill),
          )
    const ridge =
      i === 0
        ? []
        : box(
            [(x[0] + x[1]) / 2 - 0.12, (x[0] + x[1]) / 2 + 0.12],
            [height + rise - 0.3, height + rise],
            [at - step, at],
            fill,
          )
    const purlins =
      i === 0
        ? []
        : [0.25, 0.75].flatMap((t) => {
            const px = x[0] + (x[1] - x[0]) * t
            return box(
              [px - 0.1, px + 0.1],
              [height + rise * 0.5, height + rise * 0.5 + 0.2],
              [at - step, at],
              fill,
            )
          })
    return [
      ...plates,
      ...purlins,
      ...ridge,
      ...box([x[0] - 0.16, x[0] + 0.16], [0, height], [at - 0.16, at + 0.16], fill),
      ...box([x[1] - 0.16, x[1] + 0.16], [0, height], [at - 0.16, at + 0.16], fill),
      ...bar([x[0], height - 1.4], [x[0] + 1.3, height], 0.2, [at - 0.1, at + 0.1], fill),
      ...bar([x[1], height - 1.4], [x[1] - 1.3, height], 0.2, [at - 0.1, at + 0.1], fill),
      ...truss([x[0] - 0.5, x[1] + 0.5], height, rise, at, fill, 0.3),
    ]
  }).flat()
}

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
