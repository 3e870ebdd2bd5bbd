import { area, areas, type Point } from './path.ts'
import { between, type Random } from './random.ts'

/** One run: a ribbon that swings down the fall line and widens. */
export function run(random: Random, from: Point, to: Point, width: number): Point[] {
  const steps = 12
  const swing = between(random, 0.05, 0.12) * (random() < 0.5 ? -1 : 1) * (to[1] - from[1])
  const middle = Array.from({ length: steps + 1 }, (_, i): [number, number, number] => {
    const t = i / steps
    const bend = Math.sin(t * Math.PI * 2) * swing
    return [
      from[0] + (to[0] - from[0]) * t + bend,
      from[1] + (to[1] - from[1]) * t,
      width * (0.3 + 0.8 * t) * between(random, 0.9, 1.1),
    ]
  })
  return [
    ...middle.map(([x, y, w]): Point => [x - w / 2, y]),
    ...middle.toReversed().map(([x, y, w]): Point => [x + w / 2, y]),
  ]
}

/** Runs cut through a wooded mountain, and islands of trees left standing in them. */
export function SkiRuns({ runs, fill }: { runs: readonly (readonly Point[])[]; fill: string }) {
  return <path fill={fill} d={areas(runs, 1)} />
}

/** A chair lift: towers up the hill, one cable, chairs as dots. */
export function ChairLift({ from, to, towers, fill }: Lift) {
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t,
  ]
  const scale = (t: number) => 1 - 0.7 * t
  const posts = Array.from({ length: towers }, (_, i): Point[] => {
    const t = i / (towers - 1)
    const [[x, y], s] = [at(t), scale(t)]
    return [
      [x - 3 * s, y],
      [x - 2 * s, y - 56 * s],
      [x - 14 * s, y - 56 * s],
      [x - 14 * s, y - 60 * s],
      [x + 14 * s, y - 60 * s],
      [x + 14 * s, y - 56 * s],
      [x + 2 * s, y - 56 * s],
      [x + 3 * s, y],
    ]
  })
  const chairs = Array.from({ length: towers * 2 }, (_, i): Point[] => {
    const t = (i + 0.4) / (towers * 2)
    const [[x, y], s] = [at(t), scale(t)]
    const top = y - 58 * s
    const px = x + 12 * s
    return [
      [px - 0.8, top],
      [px + 0.8, top],
      [px + 0.8, top + 12 * s],
      [px + 8 * s, top + 12 * s],
      [px + 8 * s, top + 18 * s],
      [px - 7 * s, top + 18 * s],
      [px - 7 * s, top + 14 * s],
      [px - 0.8, top + 14 * s],
    ]
  })
  const [a, b] = [from, to]
  const cable: Point[] = [-12, 12].flatMap((off): Point[] => [[a[0] + off, a[1] - 60]])
  const wires = cable.map(([x, y], i) => {
    const s = scale(1)
    const end: Point = [b[0] + (i === 0 ? -12 : 12) * s, b[1] - 60 * s]
    return area([[x, y - 0.7], end, [end[0], end[1] + 0.8], [x, y + 0.9]])
  })
  return <path fill={fill} d={areas(posts) + areas(chairs) + wires.join('')} />
}

type Lift = { from: Point; to: Point; towers: number; fill: string }
