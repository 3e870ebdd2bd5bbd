import type { Point } from '../../kit/path.ts'
import { project, type Camera } from '../../kit/space.ts'

/** A spot of the meadow, in meters. */
export type Flat = readonly [x: number, z: number]

/** High above, the ground filling the picture. */
export const camera: Camera = { eye: [0, 104, 120], focal: 1400, middle: 800, horizon: 70 }
/** Where it falls in the picture. */
export const to = ([x, z]: Flat): Point => project(camera, [x, 0, z])
/** A spot of the loop: turn in degrees, `k` times as far out as the road's middle. */
export const at = (degrees: number, k = 1): Flat => {
  const a = (degrees * Math.PI) / 180
  return [34 + Math.cos(a) * 54 * k, -128 - Math.sin(a) * 50 * k]
}
/** The road's line, or one beside it. */
export const loop = (k: number) => Array.from({ length: 49 }, (_, i) => at(i * 7.5, k))

/** Where side lines meet the road, and how far out their lots reach. */
export const sides = [
  [-58, 1.74],
  [-22, 1.9],
  [12, 2],
  [44, 2.02],
  [78, 2.06],
  [108, 2.1],
  [140, 2],
  [170, 1.94],
  [204, 1.86],
  [238, 1.72],
] as const

/** The lots between two side lines each; the gap at the bottom is the way in. */
export const lots = sides.slice(1).map(([to, out], i) => {
  const [from, reach] = sides[i] ?? [to, out]
  const bow = [0, 0.25, 0.5, 0.75, 1].map((t) => at(from + (to - from) * t, 1.13))
  return [...bow, at(to, out), at(from, reach)]
})

/** Contours of the hill at the left: the drawing knows the ground, too. */
export const contours = [0, 1, 2, 3, 4].map((i) =>
  Array.from({ length: 48 }, (_, n): Flat => {
    const z = -34 - n * 6.4
    return [-96 - i * 15 + Math.sin(n * 0.18 + i * 0.3) * 12, z]
  }),
)

/** The creek, toward the mountains. */
export const creek = Array.from({ length: 40 }, (_, i): Flat => {
  const z = -20 - i * 9.4
  return [-62 - i * 0.7 + 9 * Math.sin(i * 0.52) + 5 * Math.sin(i * 0.23 + 2), z]
})
