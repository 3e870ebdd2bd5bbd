import { areas, area, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/** A river seen along its length: wide near us, narrowing with every bend. Given as left and right bank. */
export function River({ left, right, fill, glint, random, glints = 14 }: Water) {
  const banks = [...left, ...right.toReversed()]
  const shapes = Array.from({ length: glints }, (): Point[] => {
    const i = Math.floor(random() * (left.length - 1))
    const t = random()
    const mid = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    const [l, r] = [
      mid(left[i] ?? [0, 0], left[i + 1] ?? [0, 0]),
      mid(right[i] ?? [0, 0], right[i + 1] ?? [0, 0]),
    ]
    const width = r[0] - l[0]
    const x = l[0] + width * between(random, 0.15, 0.6)
    const w = width * between(random, 0.12, 0.32)
    const h = Math.max(1, width * 0.012)
    return [
      [x, l[1]],
      [x + w * 0.5, l[1] - h],
      [x + w, l[1]],
      [x + w * 0.5, l[1] + h],
    ]
  })
  return (
    <>
      <path fill={fill} d={area(banks, 1)} />
      <path fill={glint} d={areas(shapes, 0.5)} />
    </>
  )
}

type Water = {
  left: readonly Point[]
  right: readonly Point[]
  fill: string
  glint: string
  random: Random
  glints?: number
}
