import { areas, disc, line, type Point } from '../kit/path.ts'
import { between, type Random } from '../kit/random.ts'

/**
 * A plate is printed like a silkscreen: one flat ink after another, the far ones first. No gradients, no
 * transparency.
 */
export interface Impression {
  ink: string
  d: string
  /** The width of a line; a filled shape has none. */
  stroke?: number
  /** Dashes and gaps, as SVG's stroke-dasharray. */
  dash?: string
}

export type Shape = readonly Point[]

/** Points as SVG writes them: `xy('0,0 10,0 10,5')`. */
export const xy = (points: string): Point[] =>
  points.split(/\s+/).map((pair): Point => {
    const [x, y] = pair.split(',').map(Number)
    if (x === undefined || y === undefined) throw new Error(`“${pair}” is no point`)
    return [x, y]
  })

/** Closed shapes in one ink. */
export const fill = (ink: string, ...shapes: readonly Shape[]): Impression => ({
  ink,
  d: areas(shapes, 1),
})

/** Round shapes in one ink: each is x, y, and its radii. */
export const discs = (
  ink: string,
  ...each: readonly (readonly [number, number, number, number?])[]
): Impression => ({ ink, d: each.map(([x, y, rx, ry]) => disc(x, y, rx, ry)).join('') })

/** Lines of one width. */
export const lines = (ink: string, stroke: number, ...each: readonly Shape[]): Impression => ({
  ink,
  d: each.map((points) => line(points, 1)).join(''),
  stroke,
})

/** A shape drawn around 0,0, put where it stands: enlarged, and mirrored where `flip` says so. */
export const put = (shape: Shape, [x, y]: Point, scale = 1, flip: 1 | -1 = 1): Point[] =>
  shape.map(([px, py]) => [x + px * scale * flip, y + py * scale])

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** Upright boxes as `box` takes them: `boxes('0,0,10,5 20,0,10,5')`. */
export const boxes = (each: string): Point[][] =>
  each.split(/\s+/).map((text): Point[] => {
    const [x, y, w, h] = text.split(',').map(Number)
    if (x === undefined || y === undefined || w === undefined || h === undefined)
      throw new Error(`“${text}” is no box`)
    return box(x, y, w, h)
  })

/** A curve through points, as points: Catmull-Rom, `steps` to a span. */
export function curve(points: Shape, steps = 5): Point[] {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p, q, r, s] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k += 1) {
      const t = k / steps
      const mix = (a: number, b: number, c: number, d: number) =>
        0.5 *
        (2 * b +
          (c - a) * t +
          (2 * a - 5 * b + 4 * c - d) * t * t +
          (3 * b - a - 3 * c + d) * t ** 3)
      out.push([mix(p[0], q[0], r[0], s[0]), mix(p[1], q[1], r[1], s[1])])
    }
  }
  return [...out, at(points.length - 1)]
}

/** A closed curve through points. */
export const blob = (points: Shape, steps = 5): Point[] => {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return []
  const all = curve([last, ...points, first, second], steps)
  return all.slice(steps, all.length - steps)
}

/** What lies under a line, down to `y`. */
export const under = (top: Shape, y: number): Point[] => {
  const [first, last] = [top[0] ?? [0, 0], top.at(-1) ?? [0, 0]]
  return [...top, [last[0], y], [first[0], y]]
}

/** Rolling land under a curve through points as `xy` takes them. */
export const land = (points: string, foot = 700, steps = 4): Point[] =>
  under(curve(xy(points), steps), foot)

/** The height of a line at `x`. */
export function heightAt(top: Shape, x: number): number {
  for (let i = 1; i < top.length; i += 1) {
    const [a, b] = [top[i - 1], top[i]]
    if (a && b && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1)
  }
  return top.at(-1)?.[1] ?? 0
}

/** A lens: a ripple, a streak of cloud. */
export const lens = (x: number, y: number, half: number, thick: number): Point[] => [
  [x - half, y],
  [x - half * 0.4, y - thick],
  [x + half * 0.5, y - thick * 0.8],
  [x + half, y],
  [x + half * 0.3, y + thick * 0.7],
  [x - half * 0.5, y + thick * 0.8],
]

/** Many lenses within a box, longer and thicker toward its foot, as water comes nearer. */
export const ripples = (
  random: Random,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  half: number,
): Point[][] =>
  Array.from({ length: count }, (_, i) => {
    const t = (i + random()) / count
    return lens(
      between(random, x0, x1),
      y0 + (y1 - y0) * t,
      half * (0.25 + t) * between(random, 0.5, 1.2),
      2 + 5 * t,
    )
  })
