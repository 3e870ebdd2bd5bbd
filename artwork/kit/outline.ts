import { along, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/**
 * Breaks each stretch of a ridge line in two, again and again, and moves the middle off the line:
 * rock is rough at every scale, and rougher where the stretch is long.
 */
export function roughen(points: readonly Point[], random: Random, amount = 0.12, least = 16) {
  const out: Point[] = []
  const split = (a: Point, b: Point) => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length < least) return
    const middle = along(a, b, between(random, 0.35, 0.65))
    const off = between(random, -amount, amount) * length
    const moved: Point = [middle[0] + (off * (b[1] - a[1])) / length, middle[1] + off]
    split(a, moved)
    out.push(moved)
    split(moved, b)
  }
  for (const [index, point] of points.entries()) {
    out.push(point)
    const next = points[index + 1]
    if (next) split(point, next)
  }
  return out
}

/** The point a share of the way along a polyline, by x distance traveled. */
export function onLine(points: readonly Point[], share: number): Point {
  const first = points[0] ?? [0, 0]
  const spans = points.slice(1).map((p, i) => {
    const from = points[i] ?? p
    return Math.hypot(p[0] - from[0], p[1] - from[1])
  })
  let left = share * spans.reduce((sum, s) => sum + s, 0)
  for (const [i, span] of spans.entries()) {
    const [from, to] = [points[i] ?? first, points[i + 1] ?? first]
    if (left <= span) return along(from, to, span === 0 ? 0 : left / span)
    left -= span
  }
  return points.at(-1) ?? first
}

/** Height of a ridge line at x: where to plant something on it. */
export function heightAt(points: readonly Point[], x: number): number {
  for (const [i, to] of points.entries()) {
    const from = points[i - 1]
    if (from && from[0] <= x && x <= to[0]) {
      return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0] || 1)
    }
  }
  return points.at(-1)?.[1] ?? 0
}
