import { area, disc, type Point } from './path.ts'

type Figure = {
  x: number
  y: number
  height: number
  pose?: Pose
  hat?: boolean
}

type Pose = 'stand' | 'raise' | 'point' | 'hips' | 'push' | 'pull'

/** All parts of a figure wind the same way, or their overlaps would be holes. A limb: two joints and an end, thick at the body and thinner toward the end. */
function limb([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, from: number, to: number): string {
  const middle = (from + to) / 2
  const side = (x0: number, y0: number, x1: number, y1: number, w: number): Point => {
    const l = Math.hypot(x1 - x0, y1 - y0) || 1
    return [(-(y1 - y0) / l) * (w / 2), ((x1 - x0) / l) * (w / 2)]
  }
  const [a, b, c] = [
    side(ax, ay, bx, by, from),
    side(ax, ay, cx, cy, middle),
    side(bx, by, cx, cy, to),
  ]
  return (
    area([
      [ax + a[0], ay + a[1]],
      [bx + b[0], by + b[1]],
      [cx + c[0], cy + c[1]],
      [cx - c[0], cy - c[1]],
      [bx - b[0], by - b[1]],
      [ax - a[0], ay - a[1]],
    ]) + disc(cx, cy, to * 0.62)
  )
}

const hand = (a: Point, b: Point, c: Point) => limb(a, b, c, 6.4, 4.4)
const leg = (a: Point, b: Point, c: Point) => limb(a, b, c, 9, 6)

const stance =
  leg([-4, -46], [-6, -24], [-7, -3]) +
  leg([4, -46], [6, -24], [8, -3]) +
  'M-4 0v-4h-7v4zM4-4v4h9l-2-4z'
const stride =
  leg([-3, -46], [-9, -26], [-19, -4]) +
  leg([3, -46], [11, -28], [9, -3]) +
  'M-15 0v-4h-6l-3 4zM5-4v4h10l-3-4z'
const trunk = 'M9-44L11-70Q11-79 4-81H-3Q-11-79-11-70L-9-44z'
const lean = 'M8-44L17-71Q15-80 6-81Q-1-81-4-72L-9-44z'

const poses: Record<Pose, string> = {
  stand:
    stance + trunk + hand([-9, -76], [-13, -61], [-12, -46]) + hand([9, -76], [13, -61], [13, -46]),
  raise:
    stance +
    trunk +
    hand([-9, -76], [-15, -88], [-13, -103]) +
    hand([9, -76], [16, -88], [15, -103]),
  point:
    stance + trunk + hand([-9, -76], [-13, -61], [-12, -46]) + hand([9, -76], [23, -79], [37, -84]),
  hips:
    stance + trunk + hand([-9, -76], [-20, -63], [-9, -53]) + hand([9, -76], [20, -63], [9, -53]),
  push:
    stride + lean + hand([6, -75], [20, -76], [29, -90]) + hand([12, -75], [24, -70], [34, -80]),
  pull:
    stride + trunk + hand([-8, -76], [6, -70], [22, -76]) + hand([9, -76], [18, -67], [27, -70]),
}
const heads: Record<Pose, Point> = {
  stand: [0, -90],
  raise: [0, -90],
  point: [1, -90],
  hips: [0, -90],
  push: [12, -89],
  pull: [0, -90],
}

/** People only ever stand against the light: one dark shape each, a hard hat where there is work. */
export function People({ figures, fill }: { figures: readonly Figure[]; fill: string }) {
  return (
    <g fill={fill}>
      {figures.map(({ x, y, height, pose = 'stand', hat = false }) => {
        const [hx, hy] = heads[pose]
        return (
          <path
            key={x}
            transform={`translate(${x} ${y})scale(${height / 100})`}
            d={`${poses[pose]}M${hx - 2.5} ${hy + 4}v8h5v-8z${disc(hx, hy, 5.4, 6.4)}${hat ? `M${hx - 8} ${hy - 1.5}h17l-2-2.5q-1-6-7-6q-6 0-7 6z` : ''}`}
          />
        )
      })}
    </g>
  )
}
