import type { Point } from '../path.ts'

/**
 * Parallel lines within a closed shape, as materials that are cut are drawn: `gap` apart, rising by `degrees` to the
 * right. Holes are shapes of their own inside the first.
 */
export function hatch(shapes: readonly (readonly Point[])[], gap: number, degrees = 45): Point[][] {
  const turn = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Turned so that the lines lie level.
  const turned = shapes.map((shape) =>
    shape.map(([x, y]): Point => [x * cos - y * sin, x * sin + y * cos]),
  )
  const heights = turned.flat().map(([, v]) => v)
  const out: Point[][] = []
  for (
    let v = Math.ceil(Math.min(...heights) / gap) * gap + gap / 2;
    v < Math.max(...heights);
    v += gap
  ) {
    const crossings = turned
      .flatMap((shape) =>
        shape.flatMap(([bu, bv], i) => {
          const [au, av] = shape.at(i - 1) ?? [bu, bv]
          return av < v !== bv < v ? [au + ((v - av) / (bv - av)) * (bu - au)] : []
        }),
      )
      .toSorted((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2)
      out.push(
        [crossings[i] ?? 0, crossings[i + 1] ?? 0].map((u): Point => [
          u * cos + v * sin,
          v * cos - u * sin,
        ]),
      )
  }
  return out
}
