import type { Point } from '../kit/path.ts'
import { between, type Random } from '../kit/random.ts'
import { sight, type Summit, summits, townStation } from './survey.ts'

interface View {
  town: string
  /** Which summits stand in the picture. */
  of: readonly Summit[]
  /** The bearing in the middle of the picture, in degrees. */
  toward: number
  /** Units of the picture to a degree across, and to a degree of height: posters stretch heights, all alike. */
  across: number
  up: number
}

/** The summits where they appear from the town: bearing across, height above the horizon upward; left to right. */
export function summitsSeen({ town, of, toward, across, up }: View): Point[] {
  const from = townStation(town)
  return of
    .map((name): Point => {
      const { bearing, height } = sight(from, summits[name])
      const turn = ((bearing - toward + 540) % 360) - 180
      return [turn * across, -height * up]
    })
    .toSorted((a, b) => a[0] - b[0])
}

/**
 * A ridge through summits. They stand where they were measured; the line between them is drawn: it falls to a saddle,
 * with lesser tops on the way. `ends` are the two points where it leaves the picture.
 */
export function ridge(
  random: Random,
  tops: readonly Point[],
  ends: readonly Point[],
  { dip = 0.3, rough = 14 }: { dip?: number; rough?: number } = {},
): Point[] {
  const all = [...ends.slice(0, 1), ...tops, ...ends.slice(-1)]
  return all.flatMap((to, i): Point[] => {
    const from = all[i - 1]
    if (!from) return [to]
    const width = to[0] - from[0]
    const count = Math.max(2, Math.round(Math.abs(width) / 70))
    const isEnd = i === 1 || i === all.length - 1
    const saddle = isEnd ? 0 : Math.min(dip * Math.abs(width), 150)
    const between_ = Array.from({ length: count - 1 }, (_, k): Point => {
      const t = (k + 1 + between(random, -0.25, 0.25)) / count
      const sag = saddle * (1 - Math.abs(2 * t - 1)) ** 0.8
      const tooth = (k % 2 === 0 ? 1 : -1) * between(random, 0.3, 1) * rough
      return [from[0] + width * t, from[1] + (to[1] - from[1]) * t + sag + tooth]
    })
    return [...between_, to]
  })
}
