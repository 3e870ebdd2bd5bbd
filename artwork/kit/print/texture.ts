import type { Point } from '../path.ts'
import { between, type Random } from '../random.ts'

type Span = readonly [number, number]

/** A stone of a wall: its outline, in the units of the wall. */
export type Stone = readonly Point[]

/** Field stone in uneven courses: outlines with worn corners and joints between them. */
export function masonry(
  random: Random,
  [x0, x1]: Span,
  [y0, y1]: Span,
  high: number,
  joint = high * 0.09,
): Stone[] {
  const out: Stone[] = []
  let y = y0
  while (y < y1 - high * 0.2) {
    const h = Math.min(high * between(random, 0.7, 1.25), y1 - y)
    let x = x0
    while (x < x1 - high * 0.1) {
      let w = high * between(random, 1, 2.5)
      if (x1 - x - w < high * 0.8) w = x1 - x
      const split = h > high && w > high * 1.4 && random() < 0.4
      const parts = split
        ? ([
            [y, h * 0.5],
            [y + h * 0.5, h * 0.5],
          ] as const)
        : ([[y, h]] as const)
      for (const [top, tall] of parts) out.push(worn(random, x, top, w, tall, joint))
      x += w
    }
    y += h
  }
  return out
}

function worn(random: Random, x: number, y: number, w: number, h: number, joint: number): Stone {
  const j = joint / 2
  const cut = Math.min(w, h) * 0.22
  const c = () => cut * between(random, 0.25, 1)
  const [l, r, t, b] = [x + j, x + w - j, y + j, y + h - j]
  return [
    [l + c(), t],
    [r - c(), t + j * random()],
    [r, t + c()],
    [r - j * random(), b - c()],
    [r - c(), b],
    [l + c(), b - j * random()],
    [l, b - c()],
    [l + j * random(), t + c()],
  ]
}

/** Grain along a board from `a` to `b`: broken lines, slightly bent, across a width of `wide`. */
export function grain(random: Random, a: Point, b: Point, wide: number, count: number): Point[][] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  return Array.from({ length: count }, () => {
    const off = between(random, -0.44, 0.44) * wide
    const from = between(random, 0, 0.75)
    const to = Math.min(1, from + between(random, 0.12, 0.5))
    const bend = between(random, -0.05, 0.05) * wide
    const at = (t: number, more: number): Point => [
      a[0] + dx * t + nx * (off + more),
      a[1] + dy * t + ny * (off + more),
    ]
    return [at(from, 0), at((from + to) / 2, bend), at(to, 0)]
  })
}

/** Flat flecks: pebbles in a cut of earth, crumbs, chips. */
export function flecks(
  random: Random,
  [x0, x1]: Span,
  [y0, y1]: Span,
  count: number,
  [small, large]: Span,
): Point[][] {
  return Array.from({ length: count }, () => {
    const [x, y] = [between(random, x0, x1), between(random, y0, y1)]
    const r = between(random, small, large)
    const turn = random() * 3
    return Array.from({ length: 6 }, (_, i): Point => {
      const angle = turn + (i / 6) * 2 * Math.PI
      const out = r * between(random, 0.7, 1.15)
      return [x + Math.cos(angle) * out * 1.3, y + Math.sin(angle) * out * 0.8]
    })
  })
}
