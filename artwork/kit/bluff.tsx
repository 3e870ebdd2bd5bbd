import { mix } from './color.ts'
import type { Light } from './light.ts'
import { area, areas, type Point } from './path.ts'
import { between, seeded } from './random.ts'

/** Dried sea floor: pale, a little warm. */
export const gypsum = { lit: '#f8ecd3', half: '#e0cfb4', dark: '#b3a49b' }

/** One bald hill: a round crest, and runnels that widen downward, each with a lit and a dark side. */
export function Bluff({ at: [x, foot], wide, high, seed, air, light }: Hill) {
  const random = seeded(seed)
  const crest = (u: number): Point => [
    x + u * wide * 0.86,
    foot - high * (1 - Math.abs(u) ** 1.7) * (1 + 0.05 * Math.sin(u * 9 + seed)),
  ]
  const outline = Array.from({ length: 31 }, (_, i) => crest(i / 15 - 1))
  const count = Math.round(wide / 30)
  const dark: Point[][] = []
  const lit: Point[][] = []
  for (let i = 0; i < count; i++) {
    const u = -0.92 + (1.84 * (i + between(random, 0.25, 0.75))) / count
    const half = (wide / count) * between(random, 0.4, 1.1)
    const [cx, cy] = crest(u * 0.72)
    const top = cy + (foot - cy) * between(random, 0.03, 0.55)
    const bottom = foot + 6
    const bx = x + u * wide
    const mid: Point = [(cx + bx) / 2 + between(random, -0.5, 0.5) * half, (top + bottom) / 2]
    dark.push([
      [cx, top],
      mid,
      [bx, bottom],
      [bx - half * 1.25, bottom],
      [mid[0] - half * 0.75, mid[1]],
    ])
    lit.push([[cx, top], [mid[0] + half * 0.6, mid[1]], [bx + half, bottom], [bx, bottom], mid])
  }
  // Two thin beds of another color run through the hill at one height.
  const bands = [
    [0.44, 0.5],
    [0.66, 0.69],
  ].map(([over = 0, under = 0]) => {
    const row = (share: number, from: number, to: number) =>
      Array.from({ length: 17 }, (_, i): Point => {
        const u = from + ((to - from) * i) / 16
        return [
          x + u * wide * 0.9,
          Math.max(crest(u)[1] + 4, foot - high * (1 - share)) + 4 * Math.sin(u * 21 + seed),
        ]
      })
    const reach = over ** (1 / 1.7) * 0.98
    return [...row(over, -reach, reach), ...row(under, reach, -reach)]
  })
  const far = (tint: string) => mix(tint, light.haze, air)
  return (
    <>
      <path fill={far(gypsum.half)} d={area(outline, 1)} />
      <path fill={far(mix(gypsum.dark, gypsum.half, 0.2))} d={areas(dark, 1)} />
      <path fill={far(gypsum.lit)} d={areas(lit, 1)} />
      <path fill={far('#b98d78')} opacity=".4" d={bands.map((band) => area(band, 1)).join('')} />
    </>
  )
}

type Hill = {
  at: Point
  wide: number
  high: number
  seed: number
  /** 0 near … 1 swallowed by haze. */
  air: number
  light: Light
}
