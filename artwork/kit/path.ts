/** A point of the picture: 1600 wide, 900 high, y downward. */
export type Point = readonly [x: number, y: number]

const tenth = (n: number) => Math.round(n * 10) / 10

const rounded = (n: number, grain: number) => tenth(Math.round(n / grain) * grain)

/** Numbers joined as SVG allows: no blank where a minus sign already separates. */
const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`

/**
 * Path data in relative steps, one decimal (or coarser, for far things): about half the bytes of absolute coordinates.
 * Steps are taken between rounded points, so the error never adds up.
 */
export function line(points: readonly Point[], grain = 0.1): string {
  let out = ''
  let [px, py] = [0, 0]
  let started = false
  for (const [index, [rawX, rawY]] of points.entries()) {
    const [x, y] = [rounded(rawX, grain), rounded(rawY, grain)]
    const [dx, dy] = [tenth(x - px), tenth(y - py)]
    if (index === 0) out += `M${pair(x, y)}`
    else if (dx !== 0 || dy !== 0) {
      out += `${started ? (dx < 0 ? '' : ' ') : 'l'}${pair(dx, dy)}`
      started = true
    }
    ;[px, py] = [x, y]
  }
  return out
}

export const area = (points: readonly Point[], grain?: number) => `${line(points, grain)}z`

export const areas = (shapes: readonly (readonly Point[])[], grain?: number) =>
  shapes.map((shape) => area(shape, grain)).join('')

/** A ring as a polygon would cost more bytes than the two arcs it needs. */
export function disc(x: number, y: number, rx: number, ry = rx): string {
  const [w, h] = [tenth(rx), tenth(ry)]
  return `M${tenth(x - rx)} ${tenth(y)}a${w} ${h} 0 1 0 ${tenth(2 * rx)} 0a${w} ${h} 0 1 0 ${tenth(-2 * rx)} 0z`
}

export const lerp = (a: number, b: number, t: number) => a + (b - a) * t

export const along = (a: Point, b: Point, t: number): Point => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
]
