import { heightAt, roughen } from './outline.ts'
import { area, type Point } from './path.ts'
import { between, type Random } from './random.ts'

type Ridge = {
  /** Crest of the ridge, left to right. */
  crest: readonly Point[]
  fill: string
  random: Random
  /** Height of the tallest tree on the crest; 0 draws open ground. */
  trees?: number
  floor?: number
  /** Colors of further rows of trees, each a tree's height below the last. */
  rows?: readonly string[]
}

/** A wooded ridge: tree tops stand in swells along its crest; rows below show that it is deep. */
export function Ridge({ crest, fill, random, trees = 0, floor = 900, rows = [] }: Ridge) {
  const soft = roughen(crest, random, 0.05, 60)
  const [first, last] = [soft[0]?.[0] ?? 0, soft.at(-1)?.[0] ?? 1600]
  const grain = trees > 0 && trees < 16 ? 0.5 : 1
  const layer = (drop: number) => {
    const line = soft.map(([x, y]): Point => [x, y + drop])
    const top = trees > 0 ? toothed(line, first, last, trees, random) : line
    return area([[first, floor], ...top, [last, floor]], grain)
  }
  return (
    <>
      <path fill={fill} d={layer(0)} />
      {rows.map((tint, i) => (
        <path key={i} fill={tint} d={layer(trees * (i + 1) * 1.15)} />
      ))}
    </>
  )
}

function toothed(
  crest: readonly Point[],
  first: number,
  last: number,
  size: number,
  random: Random,
) {
  const points: Point[] = []
  let x = first
  while (x < last) {
    const length = Math.round(between(random, 5, 14))
    const tall = between(random, 0.35, 1)
    for (let i = 0; i < length && x < last; i++) {
      const swell = 0.45 + 0.55 * Math.sin((Math.PI * (i + 0.5)) / length)
      const h = size * tall * swell * between(random, 0.6, 1.05)
      const w = Math.max(3.5, h * between(random, 0.26, 0.38))
      const y = heightAt(crest, x)
      points.push([x, y - h * 0.2], [x + w / 2, y - h])
      x += w
    }
    if (random() < 0.3) {
      points.push([x, heightAt(crest, x)])
      x += size * between(random, 0.2, 0.8)
      points.push([x, heightAt(crest, x)])
    }
  }
  points.push([last, heightAt(crest, last)])
  return points
}

/** Air lying in a valley: a flat bank with a swaying top. */
export const Veil = ({ y, height, color, opacity = 0.6 }: Veil) => (
  <path
    fill={color}
    opacity={opacity}
    d={`M0 ${y}C300 ${y - 22} 560 ${y + 18} 820 ${y}S1360 ${y + 20} 1600 ${y - 6}V${y + height}H0z`}
  />
)

type Veil = { y: number; height: number; color: string; opacity?: number }
