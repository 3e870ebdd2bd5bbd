import { patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** What the pencil draws. */
export const red = '#cf3524'

/** A thick six-sided pencil along x, its point at the right. */
export function pencil(long: number, r: number): Face[] {
  const six = (x: number, size: number) =>
    Array.from({ length: 6 }, (_, i): Place => {
      const a = (Math.PI * (2 * i + 1)) / 6
      return [x, r + Math.sin(a) * size, Math.cos(a) * size]
    })
  const sleeve = (x0: number, r0: number, x1: number, r1: number, fill: string): Face[] => {
    const [a, b] = [six(x0, r0), six(x1, r1)]
    return a.map((p, i) => {
      const next = (i + 1) % 6
      return patch([p, b[i] ?? p, b[next] ?? p, a[next] ?? p], fill)
    })
  }
  return [
    ...sleeve(0, r, long - r * 4.4, r, '#b3161a'),
    ...sleeve(long - r * 4.4, r, long - r * 1.5, r * 0.36, '#e6bd86'),
    ...sleeve(long - r * 1.5, r * 0.36, long, 0.001, '#a8281b'),
    patch(six(0, r), '#e6bd86', false, true),
    patch(six(-0.001, r * 0.4), '#a8281b', true, true),
  ]
}
