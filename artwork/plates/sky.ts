import { between, type Random } from '../kit/random.ts'
import { box, curve, fill, type Impression, lens, under } from './ink.ts'
import type { View } from './plate.tsx'

/** The sky in flat steps: the first ink at the top, each next from its height down, with a wavering edge. */
export function sky(
  random: Random,
  view: View,
  top: string,
  steps: readonly (readonly [ink: string, y: number])[],
): Impression[] {
  const { left, right } = view
  return [
    fill(top, box(left, view.top, right - left, 900 - view.top)),
    ...steps.map(([ink, y]) => {
      const edge = Array.from({ length: 9 }, (_, i): [number, number] => [
        -1333 + (i * 2666) / 8,
        y + between(random, -14, 14),
      ])
      return fill(
        ink,
        under(
          curve(edge, 4).filter(([x]) => x >= left - 340 && x <= right + 340),
          900,
        ),
      )
    }),
  ]
}

/** A cloud of a few heads over a flat foot. */
export const cloud = (
  random: Random,
  ink: string,
  x: number,
  y: number,
  half: number,
): Impression => {
  const heads = [0.3, 0.62, 1, 0.55]
  const tops = heads.flatMap((head, i): [number, number][] => {
    const at = x - half * 0.8 + (1.6 * half * (i + 0.5)) / heads.length
    const rise = half * 0.46 * head * between(random, 0.85, 1.15)
    const wide = half * 0.17
    return [
      [at - wide, y - rise * 0.72],
      [at, y - rise],
      [at + wide, y - rise * 0.78],
    ]
  })
  return fill(ink, [
    [x - half * 1.15, y],
    ...curve([[x - half, y - half * 0.05], ...tops, [x + half, y - half * 0.06]], 3),
    [x + half * 1.2, y],
  ])
}

/** Thin streaks of cloud. */
export const streaks = (
  ink: string,
  ...each: readonly (readonly [x: number, y: number, half: number])[]
): Impression => fill(ink, ...each.map(([x, y, half]) => lens(x, y, half, half * 0.035 + 2)))

/** Rays from a sun, wedge by wedge. */
export function rays(
  ink: string,
  [x, y]: readonly [number, number],
  count: number,
  long: number,
  from = 0,
  to = 360,
): Impression {
  const wedges = Array.from({ length: count }, (_, i) => {
    const a = ((from + ((to - from) * i) / count) * Math.PI) / 180
    const b = ((from + ((to - from) * (i + 0.5)) / count) * Math.PI) / 180
    const at = (angle: number): [number, number] => [
      x + Math.cos(angle) * long,
      y + Math.sin(angle) * long,
    ]
    return [[x, y] as [number, number], at(a), at(b)]
  })
  return fill(ink, ...wedges)
}
