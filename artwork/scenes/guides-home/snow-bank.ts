import type { Light } from '../../kit/light.ts'
import { mix } from '../../kit/color.ts'
import type { Face, Place } from '../../kit/space.ts'

/** Across a plowed bank, from the edge of the drive outwards: distance and height as shares. */
const section = [
  [0, 0],
  [0.07, 0.72],
  [0.2, 0.97],
  [0.44, 1],
  [0.7, 0.66],
  [1, 0],
] as const

/**
 * A bank of plowed snow along a drive that runs toward us: from its edge `x` outwards to `side`.
 * Its planes run the whole length, so that it stays soft; `sunny` is the side that faces the sky's light.
 */
export function snowBank(
  { snow }: Light,
  x: number,
  side: 1 | -1,
  [far, near]: readonly [number, number],
  [wide, high]: readonly [number, number],
): Face[] {
  const count = 26
  const stations = Array.from({ length: count + 1 }, (_, i) => {
    const z = far + ((near - far) * i) / count
    const swell = 1 + 0.13 * Math.sin(i * 0.9 + side) + 0.08 * Math.sin(i * 2.3 + 2 * side)
    return section.map(([across, up]): Place => [
      x + side * across * wide * (0.5 + 0.5 * swell),
      up * high * swell,
      z,
    ])
  })
  const edge = (n: number) => stations.flatMap((ring) => ring.slice(n, n + 1))
  const fills =
    side === 1
      ? [mix(snow.dark, snow.half, 0.1), mix(snow.dark, snow.half, 0.75), snow.lit, snow.half]
      : [snow.lit, mix(snow.lit, snow.half, 0.4), snow.half, mix(snow.half, snow.dark, 0.2)]
  const last = mix(snow.half, snow.dark, 0.3)
  const strips = section.slice(1).map((_, n): Face => ({
    fill: fills[n] ?? last,
    plain: true,
    thin: true,
    points: [...edge(n), ...edge(n + 1).toReversed()],
  }))
  return strips.toReversed()
}
