import { areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/** Tufts of grass or sage: short fans, thick near us. */
export function Tufts({ fill, random, within, count, size = 14 }: Tufted) {
  const [x0, y0, x1, y1] = within
  const shapes = Array.from({ length: count }, (): Point[] => {
    const depth = random()
    const [x, y] = [between(random, x0, x1), y0 + (y1 - y0) * depth]
    const s = size * (0.4 + 0.8 * depth)
    return [
      [x - s * 0.5, y],
      [x - s * between(random, 0.6, 0.9), y - s * 0.7],
      [x - s * 0.15, y - s * 0.35],
      [x + s * between(random, -0.1, 0.2), y - s],
      [x + s * 0.2, y - s * 0.35],
      [x + s * between(random, 0.6, 0.9), y - s * 0.6],
      [x + s * 0.5, y],
    ]
  })
  return <path fill={fill} d={areas(shapes, 0.5)} />
}

type Tufted = {
  fill: string
  random: Random
  within: readonly [x0: number, y0: number, x1: number, y1: number]
  count: number
  size?: number
}

/** A soft bank of ground or snow: a smooth crest, so that it never looks like rock. */
export function Bank({
  crest,
  fill,
  floor = 900,
}: {
  crest: readonly Point[]
  fill: string
  floor?: number
}) {
  const [first, ...rest] = crest
  if (!first) return null
  let d = `M${first[0]} ${floor}V${first[1]}`
  let before = first
  for (const [x, y] of rest) {
    const half = Math.round((x - before[0]) / 2)
    d += `C${before[0] + half} ${before[1]} ${x - half} ${y} ${x} ${y}`
    before = [x, y]
  }
  return <path fill={fill} d={`${d}V${floor}z`} />
}
