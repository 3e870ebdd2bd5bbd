import { area, type Point } from './path.ts'

/** A lath from its foot to its head (points of the picture), its ribbon blown to the right. */
export function stake(foot: Point, head: Point, lean = 0): { lath: string; ribbon: string } {
  const w = (foot[1] - head[1]) / 22
  const [x, y] = [head[0] + lean, head[1]]
  const h = w * 5.2
  return {
    lath: area([
      [foot[0] - w, foot[1]],
      [x - w, y],
      [x + w, y - w],
      [foot[0] + w, foot[1]],
    ]),
    ribbon: area([
      [x - w, y + w],
      [x + h * 1.5, y + w * 0.4],
      [x + h * 1.15, y + h * 0.32],
      [x + h * 1.55, y + h * 0.62],
      [x - w, y + h * 0.66],
    ]),
  }
}
