import { mix } from '../../kit/color.ts'
import { between, type Random } from '../../kit/random.ts'
import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]

/** Spoil thrown up in a long bank beside the trench: facets between sections, far to near. */
export function spoil(random: Random, x: Span, ends: Span, high: number, fill: string): Face[] {
  const count = 14
  const wide = x[1] - x[0]
  const sections = Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const end = i === 0 || i === count
    const swell = end ? 0 : Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.5 * between(random, 0.7, 1.1)
    const at = ends[0] + (ends[1] - ends[0]) * t ** 0.75
    const p = (share: number, up: number): Place => [
      x[0] + wide * (share + (end ? (0.5 - share) * 0.5 : between(random, -0.07, 0.07))),
      high * up * swell * between(random, 0.85, 1.15),
      at + between(random, -0.4, 0.4),
    ]
    return [p(0, 0), p(0.14, 0.4), p(0.3, 0.66), p(0.52, 1), p(0.8, 0.5), p(1, 0)]
  })
  const tint = () => mix(fill, random() < 0.6 ? '#3f2a20' : '#b48a66', random() * 0.45)
  return sections.slice(1).flatMap((near, i) => {
    const far = sections[i] ?? near
    return [4, 3, 2, 1, 0].flatMap((k): Face[] => {
      const [a, b, c, d] = [near[k], near[k + 1], far[k + 1], far[k]]
      if (!a || !b || !c || !d) return []
      const under = patch([a, b, c, d], fill)
      return (i + k) % 2 === 0
        ? [under, patch([a, b, d], tint()), patch([b, c, d], tint())]
        : [under, patch([a, b, c], tint()), patch([a, c, d], tint())]
    })
  })
}
