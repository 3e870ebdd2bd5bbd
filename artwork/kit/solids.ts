import type { Face, Place } from './space.ts'

type Span = readonly [from: number, to: number]

/** A box; its six faces run anticlockwise seen from outside. */
export function box([x0, x1]: Span, [y0, y1]: Span, [z0, z1]: Span, fill: string): Face[] {
  const p = (x: number, y: number, z: number): Place => [x, y, z]
  return [
    { fill, points: [p(x0, y0, z0), p(x0, y1, z0), p(x1, y1, z0), p(x1, y0, z0)] },
    { fill, points: [p(x0, y0, z0), p(x1, y0, z0), p(x1, y0, z1), p(x0, y0, z1)] },
    { fill, points: [p(x0, y0, z0), p(x0, y0, z1), p(x0, y1, z1), p(x0, y1, z0)] },
    { fill, points: [p(x1, y0, z1), p(x1, y0, z0), p(x1, y1, z0), p(x1, y1, z1)] },
    { fill, points: [p(x0, y1, z1), p(x1, y1, z1), p(x1, y1, z0), p(x0, y1, z0)] },
    { fill, points: [p(x0, y0, z1), p(x1, y0, z1), p(x1, y1, z1), p(x0, y1, z1)] },
  ]
}

/** A side view (x, y; anticlockwise) given a width: how every machine part is made. */
export function prism(
  profile: readonly (readonly [number, number])[],
  [z0, z1]: Span,
  fill: string,
): Face[] {
  const ring = profile.map(
    (point, i) => [point, profile[(i + 1) % profile.length] ?? point] as const,
  )
  return [
    { fill, points: profile.toReversed().map(([x, y]): Place => [x, y, z0]) },
    ...ring.map(([a, b]): Face => ({
      fill,
      points: [
        [a[0], a[1], z1],
        [a[0], a[1], z0],
        [b[0], b[1], z0],
        [b[0], b[1], z1],
      ],
    })),
    { fill, points: profile.map(([x, y]): Place => [x, y, z1]) },
  ]
}

/** An upright pane facing us (z fixed) — windows, doors, boards on a front wall. */
export const pane = (
  [x0, x1]: Span,
  [y0, y1]: Span,
  z: number,
  fill: string,
  plain = false,
): Face => ({
  fill,
  plain,
  points: [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ],
})

/** The same on a side wall (x fixed, facing right). */
export const sidePane = (
  x: number,
  [y0, y1]: Span,
  [z0, z1]: Span,
  fill: string,
  plain = false,
): Face => ({
  fill,
  plain,
  points: [
    [x, y0, z1],
    [x, y0, z0],
    [x, y1, z0],
    [x, y1, z1],
  ],
})

/** A level patch: slabs, decks, drives. */
export const floor = (
  [x0, x1]: Span,
  [z0, z1]: Span,
  y: number,
  fill: string,
  plain = false,
): Face => ({
  fill,
  plain,
  points: [
    [x0, y, z1],
    [x1, y, z1],
    [x1, y, z0],
    [x0, y, z0],
  ],
})

/** A straight bar between two points of a side view. */
export function bar(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  width: number,
  depth: Span,
  fill: string,
): Face[] {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1
  const [nx, ny] = [(-(y1 - y0) / length) * (width / 2), ((x1 - x0) / length) * (width / 2)]
  const profile = [
    [x0 - nx, y0 - ny],
    [x1 - nx, y1 - ny],
    [x1 + nx, y1 + ny],
    [x0 + nx, y0 + ny],
  ] as const
  return prism(profile, depth, fill)
}

/** A wheel or drum: a side view with many corners. */
export function wheel(
  [cx, cy]: readonly [number, number],
  r: number,
  depth: Span,
  fill: string,
  corners = 20,
) {
  const rim = Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const
  })
  return prism(rim, depth, fill)
}

/** A slanted patch through any corners, anticlockwise from outside. */
export const patch = (
  points: readonly Place[],
  fill: string,
  plain = false,
  thin = false,
): Face => ({
  points,
  fill,
  plain,
  thin,
})
