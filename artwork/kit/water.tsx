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

/** Still water: a level sheet with the sky's lower colors in flat lengthening bars. */
export function Lake({ y, floor, x = [0, 1600], fill, bars, random, count = 18 }: Still) {
  const shapes = Array.from({ length: count }, (): Point[] => {
    const depth = random() ** 1.4
    const py = y + 6 + (floor - y - 8) * depth
    const w = between(random, 60, 240) * (0.4 + depth)
    const px = between(random, x[0], Math.max(x[0], x[1] - w))
    const h = 1 + 3 * depth
    return [
      [px, py],
      [px + w * 0.4, py - h],
      [px + w, py],
      [px + w * 0.5, py + h],
    ]
  })
  return (
    <>
      <path fill={fill} d={`M${x[0]} ${y}H${x[1]}V${floor}H${x[0]}z`} />
      <path fill={bars} opacity=".5" d={areas(shapes, 0.5)} />
    </>
  )
}

type Still = {
  y: number
  floor: number
  x?: readonly [number, number]
  fill: string
  bars: string
  random: Random
  count?: number
}
