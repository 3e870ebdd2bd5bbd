import { lerp, type Point } from '../kit/path.ts'
import { between, type Random } from '../kit/random.ts'
import { fill, heightAt, type Impression, type Shape, under } from './ink.ts'

interface Inks {
  /** Faces to the sun and away from it. */
  lit: string
  shade: string
  /** What lies on each in shards: rock on a snowy mountain, snow on a bare one. */
  onLit: string
  onShade: string
}

interface Build {
  random: Random
  base: number
  /** The side from which the sun comes: -1 is left. */
  sun: 1 | -1
  inks: Inks
  /** How many shards hang on a face of 100 units. */
  shards?: number
  /** How far down they reach: 0 to 1. */
  reach?: number
  /** Shards begin at this share of the height, measured from the top. */
  from?: number
}

/** A range under a ridge, its planes turned to one sun. */
export function massif(
  top: Shape,
  { random, base, sun, inks, shards = 1.6, reach = 1, from = 0 }: Build,
): Impression[] {
  const tops = extremes(top, -1)
  const middle = tops.reduce((sum, [x]) => sum + x, 0) / (tops.length || 1)
  const shades: Point[][] = []
  const onLit: Point[][] = []
  const onShade: Point[][] = []
  for (const peak of tops) {
    const foot = saddleBeside(top, peak, -sun as 1 | -1)
    const tall = base - peak[1]
    const wide = Math.abs(foot[0] - peak[0])
    // The spine falls toward us from the summit, in a zigzag.
    const lean = (peak[0] - middle) * 0.12 + sun * Math.min(wide * 0.7, tall * 0.3)
    const steps = Math.max(4, Math.round(tall / 70))
    const spine = Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps
      const jog =
        i === 0 || i === steps
          ? 0
          : (i % 2 ? 1 : -0.7) * between(random, 0.2, 0.5) * Math.min(60, tall / 6)
      return [peak[0] + lean * t + jog * sun, peak[1] + tall * t]
    })
    const crest = top.filter(([x]) =>
      sun < 0 ? x > peak[0] && x <= foot[0] : x < peak[0] && x >= foot[0],
    )
    const along = sun < 0 ? crest : crest.toReversed()
    const gully: Point = [foot[0] - sun * wide * 0.1 + lean * 0.4, base]
    shades.push([
      peak,
      ...along,
      [foot[0] + lean * 0.15, lerp(foot[1], base, 0.5)],
      gully,
      ...spine.toReversed(),
    ])
    const inside = (side: 1 | -1) => {
      const far = saddleBeside(top, peak, side)
      const count = Math.round((Math.abs(far[0] - peak[0]) / 100) * shards * 3)
      return Array.from({ length: count }, (): Point[] => {
        const t = between(random, 0.04, 0.96)
        const x = lerp(peak[0], far[0], t)
        const y0 = heightAt(top, x)
        const depth = (base - y0) * Math.min(1, lerp(from, reach, random() ** 1.3))
        const len = between(random, 0.1, 0.3) * tall * (1 - t * 0.4)
        const girth = between(random, 5, 13) * (1 + tall / 900)
        const slope = (lean / tall) * (1 - t) + side * t * 0.5
        const y = y0 + depth + 6
        return shard(random, [x + slope * depth * 0.7, y], len, girth, slope * 0.8)
      }).filter((shape) => shape.every(([, y]) => y < base) && insideRange(shape, top))
    }
    // Ribs turn smaller planes away from the sun: on its side of a summit in shade, on the other darker still.
    const ribs = (side: 1 | -1) => {
      const far = saddleBeside(top, peak, side)
      const count = Math.round(Math.abs(far[0] - peak[0]) / 120)
      return Array.from({ length: count }, (_, i): Point[] => {
        const t = (i + between(random, 0.4, 0.8)) / (count + 0.4)
        const x = lerp(peak[0], far[0], t)
        const y = heightAt(top, x)
        const deep = (base - y) * between(random, 0.45, 0.8)
        const slope = (lean / tall) * (1 - t) + side * t * 0.45
        const to = (u: number, off: number): Point => [
          x + slope * deep * u - sun * off,
          y + deep * u,
        ]
        const girth = between(random, 0.1, 0.18) * deep
        return [
          to(0, 0),
          to(0.3, girth * 0.7),
          to(0.45, girth * 0.5),
          to(0.75, girth),
          to(1, girth * 0.3),
          to(0.7, -girth * 0.12),
          to(0.5, girth * 0.16),
          to(0.25, -girth * 0.1),
        ]
      }).filter((shape) => shape.slice(1).every(([x, y]) => y > heightAt(top, x)))
    }
    shades.push(...ribs(sun))
    onShade.push(...ribs(-sun as 1 | -1))
    onLit.push(...inside(sun))
    onShade.push(...inside(-sun as 1 | -1))
  }
  return [
    fill(inks.lit, under(top, base)),
    fill(inks.shade, ...shades),
    fill(inks.onLit, ...onLit),
    fill(inks.onShade, ...onShade),
  ]
}

/** A splinter of rock or snow that points down the slope. */
function shard(random: Random, [x, y]: Point, len: number, girth: number, slope: number): Point[] {
  const at = (t: number, side: number): Point => [x + slope * len * t + side, y + len * t]
  return [
    at(0, 0),
    at(between(random, 0.15, 0.35), girth),
    at(between(random, 0.4, 0.6), girth * 0.35),
    at(1, between(random, -2, 4)),
    at(between(random, 0.45, 0.7), -girth * 0.5),
    at(between(random, 0.1, 0.3), -girth * 0.3),
  ]
}

const insideRange = (shape: Shape, top: Shape) => shape.every(([x, y]) => y > heightAt(top, x) + 3)

/** The tops (-1) of a line, both ends left out. */
function extremes(top: Shape, sign: 1 | -1): Point[] {
  return top.filter(([, y], i) => {
    const [a, b] = [top[i - 1], top[i + 1]]
    return a && b && (y - a[1]) * sign > 0 && (y - b[1]) * sign > 0
  })
}

/** The lowest point of the ridge between a top and the next higher one on that side, or the next saddle. */
function saddleBeside(top: Shape, peak: Point, side: 1 | -1): Point {
  const start = top.indexOf(peak)
  let low = peak
  for (let i = start + side; i >= 0 && i < top.length; i += side) {
    const here = top[i]
    if (!here || here[1] < low[1]) break
    low = here
  }
  return low
}
