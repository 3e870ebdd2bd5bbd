import { roughen } from '../../kit/outline.ts'
import { along, type Point } from '../../kit/path.ts'
import type { Random } from '../../kit/random.ts'

/** Down the middle of the slide, from its start under the rocks to the foot of its fan; half its width there. */
const course: readonly (readonly [x: number, y: number, half: number])[] = [
  [1134, 262, 132],
  [1126, 296, 112],
  [1106, 342, 72],
  [1074, 396, 42],
  [1064, 456, 34],
  [1036, 520, 36],
  [1002, 578, 54],
  [1012, 644, 126],
  [1036, 712, 226],
  [1046, 762, 282],
  [1050, 796, 230],
]

/** Corners cut twice, so that a zone is drawn as a draftsman bends it. */
function bent(points: readonly Point[]): Point[] {
  const cut = (from: readonly Point[]) =>
    from.flatMap((p, i) => {
      const next = from[(i + 1) % from.length] ?? p
      return [along(p, next, 0.25), along(p, next, 0.75)]
    })
  return cut(cut(points))
}

/** One side of a band as wide as the slide times `share` plus `more`, as far down as step `to`. */
const side = (sign: 1 | -1, share: number, more: number, to: number): Point[] =>
  course.slice(0, to).map(([x, y, half]) => [x + sign * (half * share + more), y])

/** A band along the slide, closed. */
export const band = (share: number, more = 0, to = course.length): Point[] => [
  ...side(-1, share, more, to),
  ...side(1, share, more, to).toReversed(),
]

/** The same with the edges that trees and gravel give it. */
export const rough = (random: Random, share: number, more = 0, to = course.length): Point[] =>
  roughen(band(share, more, to), random, 0.08, 22)

/** The red zone: the track and the upper fan, its foot drawn round. */
export const red: readonly Point[] = bent([
  [1130, 250],
  ...side(-1, 0.76, 0, 7),
  [914, 650],
  [900, 712],
  [1022, 752],
  [1150, 716],
  [1118, 650],
  ...side(1, 0.76, 0, 7).toReversed(),
])

/** The blue zone about it, to where the slide comes to rest. */
export const blue: readonly Point[] = bent([
  [1134, 236],
  ...side(-1, 1, 26, 9),
  [756, 770],
  [860, 822],
  [1050, 842],
  [1240, 822],
  [1346, 768],
  ...side(1, 1, 26, 9).toReversed(),
])

/** A line down the track, `u` of the way from its middle to its edge. */
export const middle = (u: number): Point[] =>
  course.slice(1, 8).map(([x, y, half]) => [x + u * Math.min(half, 60), y])

/** Spots along both edges of the track, where its trees begin. */
export const edges = (steps: number): Point[] =>
  ([-1, 1] as const).flatMap((sign) => {
    const line = side(sign, 1, 8, 8).slice(1)
    return Array.from({ length: steps }, (_, i): Point => {
      const at = (i / steps) * (line.length - 1)
      const [from, to] = [line[Math.floor(at)], line[Math.floor(at) + 1]]
      return from && to ? along(from, to, at % 1) : (from ?? [0, 0])
    })
  })

/** Contours of the fan: each bows further out than the last. */
export const contours = [0, 1, 2, 3].map((i): Point[] => {
  const [y, half] = [640 + i * 40, 108 + i * 54]
  return Array.from({ length: 13 }, (_, n): Point => {
    const u = n / 6 - 1
    return [1014 + i * 9 + u * half, y + 26 * (1 - u * u)]
  })
})
