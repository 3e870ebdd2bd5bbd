import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { roughen } from '../../kit/outline.ts'
import { area, areas, type Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'

/** Half the outline of each tone: across and up from the middle of the foot, in pixels. */
const left: readonly Point[] = [
  [-120, -46],
  [-186, -22],
  [-202, 2],
  [-184, 34],
  [-156, 62],
  [-136, 102],
  [-112, 142],
  [-82, 172],
  [-46, 192],
  [-6, 200],
]
const right: readonly Point[] = [
  [-6, 200],
  [40, 196],
  [74, 180],
  [100, 146],
  [118, 106],
  [146, 70],
  [180, 38],
  [204, 4],
  [190, -24],
  [110, -48],
  [0, -54],
]
const spur: readonly Point[] = [
  [40, 196],
  [62, 150],
  [52, 104],
  [86, 58],
  [72, 10],
  [104, -49],
]
const sunny: readonly Point[] = [
  [-96, -46],
  [-112, 4],
  [-74, 44],
  [-86, 92],
  [-48, 130],
  [-52, 168],
  [-6, 200],
]

/** Concrete fresh from the cone: sunk, spread and torn, its stones showing. */
export function FreshPile({
  at: [x, y],
  light,
  random,
}: {
  at: Point
  light: Light
  random: Random
}) {
  const fill = '#999a96'
  const shape = (points: readonly Point[]) =>
    roughen(
      points.map(([dx, dy]): Point => [x + dx, y - dy]),
      random,
      0.045,
      17,
    )
  const outline = [...shape(left), ...shape(right).slice(1)]
  const stone = (): Point[] => {
    const up = between(random, 0, 168)
    const wide = 176 - up * 0.72
    const [px, py] = [x + between(random, -wide, wide), y - up + 34 - up * 0.1]
    const r = between(random, 3.5, 8)
    return [
      [px - r, py],
      [px - r * 0.3, py - r * 0.7],
      [px + r * 0.9, py - r * 0.3],
      [px + r * 0.5, py + r * 0.6],
    ]
  }
  const stones = (count: number) => areas(Array.from({ length: count }, stone), 0.5)
  return (
    <>
      <path fill={mix(fill, light.key, 0.1)} d={area(outline, 0.5)} />
      <path
        fill={mix(fill, light.key, 0.42)}
        d={area([...shape(left.slice(0, -1)), ...shape(sunny).toReversed()], 0.5)}
      />
      <path
        fill={mix(fill, light.shadow, 0.38)}
        d={area([...shape(spur), ...shape(right.slice(1, -1)).toReversed()], 0.5)}
      />
      <path fill={mix(made.stoneDark, fill, 0.3)} d={stones(16)} />
      <path fill={mix(made.white, fill, 0.35)} d={stones(9)} />
    </>
  )
}
