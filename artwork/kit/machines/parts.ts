import { made } from '../materials.ts'
import { prism, wheel } from '../solids.ts'
import type { Face } from '../space.ts'

type Span = readonly [number, number]
type Spot = readonly [number, number]

/** Machines are drawn looking right; turned to look left they keep their cab on the proper side. */
export const mirrored = (faces: readonly Face[]): Face[] =>
  faces.map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]) => [-x, y, z] as const).toReversed(),
  }))

/** A crawler track seen from the side: belt, frame, rollers, sprocket and idler. */
export function track(
  belt: readonly Spot[],
  depth: Span,
  rollers: readonly (readonly [number, number, number])[],
): Face[] {
  const [cx, cy] = [
    belt.reduce((s, [x]) => s + x, 0) / belt.length,
    belt.reduce((s, [, y]) => s + y, 0) / belt.length,
  ]
  const inner = belt.map(([x, y]) => [cx + (x - cx) * 0.86, cy + (y - cy) * 0.7] as const)
  const near: Span = [depth[1], depth[1] + 0.03]
  return [
    ...prism(belt, depth, made.rubber),
    ...prism(inner, near, made.steelDark),
    ...rollers.flatMap(([x, y, r]) => wheel([x, y], r, [near[1], near[1] + 0.03], made.steel, 10)),
    ...rollers.flatMap(([x, y, r]) =>
      wheel([x, y], r * 0.4, [near[1] + 0.03, near[1] + 0.05], made.steelDark, 6),
    ),
  ]
}

/** A low belt with round ends, `length` long. */
export const belt = (length: number, height: number): Spot[] => {
  const [h, r] = [length / 2, height / 2]
  return [
    [-h + r * 0.7, 0],
    [h - r * 0.7, 0],
    [h - r * 0.15, r * 0.4],
    [h, r],
    [h - r * 0.2, r * 1.6],
    [h - r * 0.8, height],
    [-h + r * 0.8, height],
    [-h + r * 0.2, r * 1.6],
    [-h, r],
    [-h + r * 0.15, r * 0.4],
  ]
}

/** A tire with a rim and hub. */
export const tire = (
  at: Spot,
  r: number,
  [z0, z1]: Span,
  rim: string = made.machineDark,
): Face[] => [
  ...wheel(at, r, [z0, z1], made.rubber, 18),
  ...wheel(at, r * 0.72, [z1, z1 + 0.01], made.steelDark, 14),
  ...wheel(at, r * 0.5, [z1 + 0.01, z1 + 0.03], rim, 12),
  ...wheel(at, r * 0.18, [z1 + 0.03, z1 + 0.06], made.steelDark, 7),
]

/** A glazed cab: body in glass, posts and roof in the machine's color. */
export function cab(
  outline: readonly Spot[],
  depth: Span,
  panes: readonly (readonly Spot[])[],
  fill: string,
  roof: readonly Spot[],
): Face[] {
  const near = depth[1]
  return [
    ...prism(outline, depth, fill),
    ...panes.flatMap((pane) => prism(pane, [near, near + 0.02], made.glass)),
    ...prism(roof, [depth[0] - 0.05, near + 0.08], made.steelDark),
  ]
}

/** The point a boom of this length reaches at this angle. */
export const reach = (from: readonly [number, number], degrees: number, length: number) => {
  const angle = (degrees * Math.PI) / 180
  return [from[0] + length * Math.cos(angle), from[1] + length * Math.sin(angle)] as const
}
