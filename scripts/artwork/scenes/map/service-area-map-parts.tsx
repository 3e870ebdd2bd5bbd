import { at, type Spot } from '../../kit/geography.ts'
import { along, area, type Point } from '../../kit/path.ts'
import { between, type Random } from '../../kit/random.ts'

export const land = '#b9c0a4'

export const valley = '#e9e2cd'

/** A way through its points without corners: Catmull and Rom's curve as cubic steps. */
export function way(spots: readonly Spot[]): string {
  const p = spots.map(at)
  const n = Math.round
  return p
    .map(([x, y], i) => {
      const [a, b, d] = [p[i - 2] ?? p[i - 1], p[i - 1], p[i + 1] ?? [x, y]]
      if (!a || !b) return `M${n(x)} ${n(y)}`
      return `C${n(b[0] + (x - a[0]) / 6)} ${n(b[1] + (y - a[1]) / 6)} ${n(x - (d[0] - b[0]) / 6)} ${n(y - (d[1] - b[1]) / 6)} ${n(x)} ${n(y)}`
    })
    .join('')
}

/** One mountain, 100 units high, as a map-maker draws it: light from the left, snow above the trees. */
export function Mountain({ id, random }: { id: string; random: Random }) {
  const j = (v: number) => v * between(random, 0.86, 1.14)
  const p = (dx: number, dy: number): Point => [dx * 100, -dy * 100]
  const [top, left, right] = [p(0, j(0.9)), p(-j(0.95), 0), p(j(0.95), 0)]
  const [k1, k2, foot] = [p(j(0.1), 0.55), p(-0.06, 0.28), p(0.14, -0.05)]
  return (
    <g id={id}>
      <path fill="#c79f84" d={area([top, k1, k2, foot, left], 1)} />
      <path fill="#6d7488" d={area([top, right, foot, k2, k1], 1)} />
      <path
        fill="#a98378"
        d={area([along(top, left, 0.45), p(-0.22, 0.3), p(-0.3, 0.05), along(top, left, 0.8)], 1)}
      />
      <path
        fill="#fdf6e8"
        d={area([top, k1, p(0, 0.42), p(-0.12, 0.52), p(-0.2, 0.4), along(top, left, 0.42)], 1)}
      />
      <path
        fill="#c3cad8"
        d={area([top, along(top, right, 0.4), p(0.26, 0.44), p(0.2, 0.54), k1], 1)}
      />
    </g>
  )
}
