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
}

/** A wooded ridge in one colour: tree tops stand in groups along its crest, gaps between them. */
export function Ridge({ crest, fill, random, trees = 0, floor = 900 }: Ridge) {
  const soft = roughen(crest, random, 0.05, 60)
  const [first, last] = [soft[0]?.[0] ?? 0, soft.at(-1)?.[0] ?? 1600]
  const top: Point[] = trees > 0 ? toothed(soft, first, last, trees, random) : soft
  return <path fill={fill} d={area([[first, floor], ...top, [last, floor]])} />
}

function toothed(crest: readonly Point[], first: number, last: number, size: number, random: Random) {
  const points: Point[] = []
  let x = first
  let group = 0
  let tall = 0.6
  while (x < last) {
    if (group <= 0) {
      group = Math.round(between(random, 3, 10))
      tall = between(random, 0.35, 1)
      const gap = random() < 0.4 ? size * between(random, 0.4, 1.4) : 0
      points.push([x, heightAt(crest, x)])
      x += gap
    }
    const h = size * tall * between(random, 0.55, 1)
    const w = Math.max(3.5, h * between(random, 0.26, 0.36))
    const y = heightAt(crest, x)
    points.push([x, y - h * 0.15], [x + w / 2, y - h])
    x += w * 0.95
    group--
  }
  points.push([last, heightAt(crest, last)])
  return points
}

/** Air lying in a valley: a flat veil that fades upwards. */
export function Veil({ id, y, height, colour, opacity = 0.6 }: Veil) {
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={colour} stopOpacity="0" />
        <stop offset="1" stopColor={colour} stopOpacity={opacity} />
      </linearGradient>
      <path fill={`url(#${id})`} d={`M0 ${y}H1600V${y + height}H0z`} />
    </>
  )
}

type Veil = { id: string; y: number; height: number; colour: string; opacity?: number }
