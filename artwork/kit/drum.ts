import type { Face, Place } from './space.ts'

const corners = 16

/** A level ring of points about an upright axis, anticlockwise seen from above. */
export const ring = (x: number, y: number, z: number, r: number): Place[] =>
  Array.from({ length: corners }, (_, i): Place => {
    const a = (2 * Math.PI * i) / corners
    return [x + Math.cos(a) * r, y, z - Math.sin(a) * r]
  })

/** An upright round body: tins, piers, tanks. The radius may change from foot to rim. */
export function drum(
  [x, y, z]: Place,
  [r0, r1]: readonly [number, number],
  height: number,
  fill: string,
  top: string = fill,
): Face[] {
  const [low, high] = [ring(x, y, z, r0), ring(x, y + height, z, r1)]
  const sides = low.map((a, i): Face => {
    const next = (i + 1) % corners
    return { fill, points: [a, low[next] ?? a, high[next] ?? a, high[i] ?? a] }
  })
  return [...sides, { fill: top, points: high }]
}
