import { areas, type Point } from './path.ts'
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
