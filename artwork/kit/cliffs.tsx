import type { Light, Tones } from './light.ts'
import { areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

type Tier = { height: number; kind: 'cliff' | 'slope'; tones: Tones }
type Wall = {
  light: Light
  random: Random
  /** Top edge from left to right; an end inside the picture steps outwards tier by tier. */
  x: readonly [number, number]
  top: number
  /** How far the top falls toward its right end. */
  fall?: number
  tiers: readonly Tier[]
}

/** Bedded rock: cliff, slope, cliff, slope. Cliffs break into buttresses with one lit side each. */
export function Cliffs({ light, random, x, top, fall = 0, tiers }: Wall) {
  let [left, right] = x
  let y = top
  const sunRight = light.sun.x > (x[0] + x[1]) / 2
  return (
    <>
      {tiers.map((tier, i) => {
        const spread = tier.height * (tier.kind === 'cliff' ? 0.12 : 1.05)
        const [l0, r0, y0] = [left, right, y]
        left -= l0 > 0 ? spread : 0
        right += r0 < 1600 ? spread : 0
        y += tier.height
        const at = (px: number, py: number): Point => [
          px,
          py + (fall * (px - x[0])) / (x[1] - x[0]),
        ]
        const edge: Point[] = []
        for (let px = l0; px < r0; px += between(random, 26, 70)) {
          edge.push(at(px, y0 + between(random, -0.14, 0.08) * Math.min(60, tier.height)))
        }
        const body: Point[] = [...edge, at(r0, y0), at(right, y + 3), at(left, y + 3)]
        const cuts: Point[][] = []
        const shines: Point[][] = []
        const step = tier.kind === 'cliff' ? 44 : 90
        for (let px = l0 + 8; px < r0 - 10; px += between(random, step * 0.5, step * 1.3)) {
          const w = between(random, 8, step * 0.42)
          const lean =
            tier.kind === 'cliff'
              ? between(random, -4, 4)
              : between(random, -0.3, 0.3) * tier.height
          const deep = y0 + tier.height * between(random, 0.6, 1.02)
          const side = sunRight ? -1 : 1
          const start = y0 + (tier.kind === 'cliff' ? 1 : tier.height * between(random, 0, 0.35))
          cuts.push([
            at(px, start),
            at(px + side * w, start + 8),
            at(px + side * w + lean, deep),
            at(px + lean * 1.5, deep - tier.height * 0.1),
          ])
          if (random() < 0.6) {
            shines.push([
              at(px + 1, start),
              at(px - side * w * 0.8, start + 5),
              at(px - side * w * 0.6 + lean, deep - tier.height * 0.3),
              at(px + 1 + lean, deep - tier.height * 0.1),
            ])
          }
        }
        return (
          <g key={i}>
            <path fill={tier.tones.half} d={areas([body], 1)} />
            <path fill={tier.tones.dark} d={areas(cuts, 1)} />
            <path fill={tier.tones.lit} d={areas(shines, 1)} />
          </g>
        )
      })}
    </>
  )
}
