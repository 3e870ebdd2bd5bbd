import type { Flank } from './faces.ts'
import type { Point } from './path.ts'
import { between, type Random } from './random.ts'

/** A rib leaves the spur and runs obliquely down into the gully; its far side is what we see. */
export function rib(flank: Flank, from: number, random: Random): Point[] {
  const reach = between(random, 0.5, 0.95)
  const drop = between(random, 0.2, 0.34)
  const { at } = flank
  return [
    at(0, from),
    at(reach * 0.45, from + drop * 0.4),
    at(reach * 0.5, from + drop * 0.62),
    at(reach, from + drop * 1.1),
    at(reach * 0.7, from + drop * 1.35),
    at(reach * 0.42, from + drop * 1.05),
    at(reach * 0.2, from + drop * 0.95),
    at(0.06, from + drop * 0.6),
  ]
}

/** Snow lies from the sky line to a torn edge: short on the wind-blown spur, long in the couloirs. */
export function snowfield(flank: Flank, depth: number, random: Random): Point[] {
  const { at } = flank
  const teeth = Math.max(4, Math.round(flank.width / 20))
  const edge: Point[] = []
  for (let i = teeth; i >= 0; i--) {
    const u = i / teeth
    const run = depth * (0.55 + 0.5 * u)
    edge.push(at(u, run * between(random, 0.75, 1)))
    if (i > 0) {
      const finger = random() < 0.45 ? between(random, 1.35, 1.9) : between(random, 1.02, 1.2)
      edge.push(
        at(u - 0.5 / teeth, run * finger),
        at(u - 0.7 / teeth, run * between(random, 0.6, 0.8)),
      )
    }
  }
  const rim = Array.from({ length: 13 }, (_, i) => at(i / 12, -0.01))
  return [...rim, ...edge]
}

/** Bands of bare rock left in the snow, thin, along the fall line. */
export function bareRock(flank: Flank, depth: number, random: Random): Point[] {
  const u = between(random, 0.02, 0.75)
  const v = between(random, 0.06, 0.5) * depth
  const long = between(random, 0.1, 0.24) * depth
  const wide = between(random, 0.05, 0.12)
  const { at } = flank
  return [
    at(u, v),
    at(u + wide, v + long * 0.5),
    at(u + wide * 0.9, v + long),
    at(u + wide * 0.4, v + long * 0.7),
    at(u + wide * 0.2, v + long * 1.1),
    at(u - wide * 0.2, v + long * 0.5),
  ]
}
