import { mix } from './color.ts'
import { area, disc, type Point } from './path.ts'

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

/** A total station on its tripod; its feet at `at`, `size` pixels to a hundredth of its height. */
export function TotalStation({
  at: [x, y],
  size,
  wood,
  dark,
}: {
  at: Point
  size: number
  wood: string
  dark: string
}) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path fill={mix(wood, dark, 0.35)} d="M-3-60L4-60L12-2L8-2z" />
      <path fill={wood} d="M-7-62L-2-62L-26 0L-30 0zM2-62L7-62L33-1L29-1z" />
      <path fill={mix(wood, dark, 0.5)} d="M-16-34h2.6l-6 16h-3zM13-34h3l7 16h-3z" />
      <path fill={dark} d="M-9-64h18v3h-18zM-6-68h12v4h-12z" />
      <path fill="#e8e2d2" d="M-8-69L-9-88L-6-91L-4-90V-80H4V-90L6-91L9-88L8-69z" />
      <path fill={dark} d="M-4-87h8v9h-8zM-5-92q5-5 10 0l-1 1.6q-4-3.6-8 0z" />
      <path fill="#7fb0b8" d={disc(0, -82.5, 2.6)} />
      <path fill={wood} d="M-6-75h12v3h-12z" />
    </g>
  )
}
