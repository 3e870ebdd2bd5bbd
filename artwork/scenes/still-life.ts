import { mix } from '../kit/color.ts'
import { made } from '../kit/materials.ts'
import { box, floor, pane } from '../kit/solids.ts'
import type { Face } from '../kit/space.ts'

/** Boards up to the sill; a wall that is all plaster reads as an empty page. */
export const wainscot = (
  x: readonly [number, number],
  height: number,
  z: number,
  fill: string,
): Face[] => {
  const count = Math.max(1, Math.round((x[1] - x[0]) / 0.3))
  const step = (x[1] - x[0]) / count
  return [
    pane(x, [0, height], z + 0.02, fill),
    ...Array.from({ length: count }, (_, i) =>
      pane(
        [x[0] + i * step, x[0] + i * step + 0.02],
        [0, height],
        z + 0.03,
        mix(fill, made.timber, 0.4),
      ),
    ),
    ...box(x, [height - 0.03, height + 0.05], [z, z + 0.07], made.timber),
  ]
}

export const sheet = (
  x: readonly [number, number],
  z: readonly [number, number],
  fill: string,
  y = 0.845,
) => floor(x, z, y, fill, true)

/** Standing books, from left to right, each a little different. */
export const books = (x: number, y: number, z: number, colors: readonly string[]): Face[] => {
  let at = x
  return colors.flatMap((fill, i) => {
    const [w, h] = [0.07 + ((i * 37) % 5) * 0.012, 0.3 + ((i * 53) % 7) * 0.02]
    const faces = [
      ...box([at, at + w], [y, y + h], [z, z + 0.22], fill),
      pane([at + 0.012, at + w - 0.012], [y + h - 0.08, y + h - 0.06], z + 0.225, made.white),
    ]
    at += w + 0.008
    return faces
  })
}

/** A mug: a round body, its coffee, a handle to the right. */
export function mug(x: number, z: number, fill: string, y = 0.84): Face[] {
  const [r, h] = [0.13, 0.27]
  const corners = 14
  const rim = (size: number, up: number) =>
    Array.from({ length: corners }, (_, i) => {
      const a = (2 * Math.PI * i) / corners
      return [x + Math.cos(a) * size, up, z - Math.sin(a) * size] as const
    })
  const [low, high] = [rim(r * 0.92, y), rim(r, y + h)]
  const sides = low.map((a, i): Face => {
    const next = (i + 1) % corners
    return { fill, points: [a, low[next] ?? a, high[next] ?? a, high[i] ?? a] }
  })
  return [
    ...box([x + r * 0.8, x + r + 0.1], [y + 0.2, y + 0.235], [z - 0.02, z + 0.02], fill),
    ...box([x + r * 0.8, x + r + 0.1], [y + 0.06, y + 0.095], [z - 0.02, z + 0.02], fill),
    ...box([x + r + 0.07, x + r + 0.105], [y + 0.06, y + 0.235], [z - 0.02, z + 0.02], fill),
    ...sides,
    { fill: made.white, points: high },
    { fill: '#4a3024', plain: true, points: rim(r * 0.86, y + h + 0.002) },
  ]
}

/** A rolled drawing lying across the table, its white end toward us. */
export function roll(
  [x0, x1]: readonly [number, number],
  z: number,
  r: number,
  fill: string,
  y = 0.845,
): Face[] {
  const corners = 12
  const ring = (x: number) =>
    Array.from({ length: corners }, (_, i) => {
      const a = (2 * Math.PI * i) / corners
      return [x, y + r + Math.sin(a) * r, z + Math.cos(a) * r] as const
    })
  const [left, right] = [ring(x0), ring(x1)]
  const skin = left.map((a, i): Face => {
    const next = (i + 1) % corners
    return { fill, points: [a, right[i] ?? a, right[next] ?? a, left[next] ?? a] }
  })
  const heart = right.map(
    ([x, py, pz]) => [x + 0.001, y + r + (py - y - r) * 0.5, z + (pz - z) * 0.5] as const,
  )
  const end = (points: readonly (readonly [number, number, number])[], tint: string): Face => ({
    fill: tint,
    points: points.toReversed(),
  })
  return [...skin, end(right, fill), end(heart, made.stoneDark), end(left.toReversed(), fill)]
}

/** A flat rule with its marks, or a pencil when it has none. */
export const ruler = (
  x: readonly [number, number],
  z: readonly [number, number],
  fill: string,
  y: number,
  marks = 24,
): Face[] => [
  ...box(x, [y, y + 0.012], z, fill),
  ...Array.from({ length: marks }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * (i + 0.5)) / marks
    const long = i % 4 === 0 ? 0.6 : 0.35
    return floor(
      [at - 0.004, at + 0.004],
      [z[0], z[0] + (z[1] - z[0]) * long],
      y + 0.014,
      made.steelDark,
      true,
    )
  }),
]
