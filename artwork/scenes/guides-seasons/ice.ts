import { lerp, type Point } from '../../kit/path.ts'
import { between, seeded } from '../../kit/random.ts'

/** Where a place on the eave, in the house's own meters, falls in the picture. */
type Seen = (x: number, y: number, z: number) => Point

/** Icicles along an eave: thick where the house is warm, a fringe elsewhere. */
export function icicles(seen: Seen, edge: number, span: readonly [number, number]) {
  const random = seeded(217)
  const all: { x: number; length: number; width: number }[] = []
  for (let x = span[0] + 0.1; x < span[1]; x += between(random, 0.16, 0.4)) {
    const warm = Math.exp(-(((x + 1.7) / 1.1) ** 2))
    all.push({
      x,
      length: between(random, 0.2, 0.6) + warm * between(random, 0.5, 1.7),
      width: 0.07 + warm * 0.12,
    })
  }
  return all.map(({ x, length, width }) => {
    const top = edge - 0.1
    const [l, m, r] = [
      seen(x - width, top, 1.25),
      seen(x + width * 0.2, top, 1.25),
      seen(x + width, top, 1.25),
    ]
    const tip = seen(x + 0.02, top - length, 1.25)
    const waist = (a: Point): Point => [lerp(a[0], tip[0], 0.62), lerp(a[1], tip[1], 0.35)]
    return { body: [l, r, waist(r), tip, waist(l)], shine: [m, r, waist(r), tip] }
  })
}

/** The dam: ice that has grown over the gutter where the melt water stopped. */
export function dam(seen: Seen, edge: number, top: number, depth: number): Point[] {
  const steps = Array.from({ length: 13 }, (_, i) => -3.6 + i * 0.3)
  const bump = (x: number) => Math.max(0, 1 - ((x + 1.8) / 1.8) ** 2)
  const under = steps.toReversed().map((x) => {
    const swell = bump(x) * depth
    return seen(x, edge - 0.02 - swell, 1.25)
  })
  return [...steps.map((x) => seen(x, edge + top * bump(x) ** 0.5, 1.24)), ...under]
}
