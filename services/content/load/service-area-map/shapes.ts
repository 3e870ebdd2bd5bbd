/** A point of the map in its own units, y downwards. */
export type Point = readonly [x: number, y: number]

/** A source of numbers in [0, 1). Passed in, so that the same seed always draws the same map. */
export type Random = () => number

/** Mulberry32: small, even, and the same on every machine. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low)

const tenth = (n: number) => Math.round(n * 10) / 10

/**
 * A closed path through points rounded to `grain`, in relative steps: about half the bytes of absolute
 * coordinates. Steps are taken between rounded points, so the error never adds up.
 */
export function area(points: readonly Point[], grain = 1): string {
  const rounded = (n: number) => tenth(Math.round(n / grain) * grain)
  // SVG needs no blank where a minus sign already separates.
  const pair = (x: number, y: number) => `${x}${y < 0 ? '' : ' '}${y}`
  let path = ''
  let [previousX, previousY] = [0, 0]
  let started = false
  for (const [index, point] of points.entries()) {
    const [x, y] = [rounded(point[0]), rounded(point[1])]
    const [dx, dy] = [tenth(x - previousX), tenth(y - previousY)]
    if (index === 0) path += `M${pair(x, y)}`
    else if (dx !== 0 || dy !== 0) {
      path += `${started ? (dx < 0 ? '' : ' ') : 'l'}${pair(dx, dy)}`
      started = true
    }
    ;[previousX, previousY] = [x, y]
  }
  return `${path}z`
}

/** Two arcs take fewer bytes than a polygon. */
export function disc([x, y]: Point, radius: number): string {
  const d = 2 * radius
  return `M${tenth(x - radius)} ${tenth(y)}a${radius} ${radius} 0 1 0 ${d} 0a${radius} ${radius} 0 1 0 ${-d} 0z`
}

/** An open path through its points without corners: a Catmull-Rom curve as cubic steps. */
export function curve(points: readonly Point[]): string {
  const n = Math.round
  return points
    .map(([x, y], i) => {
      const [a, b] = [points[i - 2] ?? points[i - 1], points[i - 1]]
      if (!a || !b) return `M${n(x)} ${n(y)}`
      const d = points[i + 1] ?? [x, y]
      return `C${n(b[0] + (x - a[0]) / 6)} ${n(b[1] + (y - a[1]) / 6)} ${n(x - (d[0] - b[0]) / 6)} ${n(y - (d[1] - b[1]) / 6)} ${n(x)} ${n(y)}`
    })
    .join('')
}

const along = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]

/** In: an element's name, attributes in the order in which they are written, and content. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: string[]
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}>${content.join('')}</${name}>`
}

const path = (fill: string, points: readonly Point[]) => element('path', { fill, d: area(points) })

/** One mountain, 100 units high: light from the left, snow above the trees. */
export function mountain(id: string, random: Random): string {
  const varied = (v: number) => v * between(random, 0.86, 1.14)
  const p = (dx: number, dy: number): Point => [dx * 100, -dy * 100]
  const [top, left, right] = [p(0, varied(0.9)), p(-varied(0.95), 0), p(varied(0.95), 0)]
  const [ridge, middle, foot] = [p(varied(0.1), 0.55), p(-0.06, 0.28), p(0.14, -0.05)]
  return element(
    'g',
    { id },
    path('#c79f84', [top, ridge, middle, foot, left]),
    path('#6d7488', [top, right, foot, middle, ridge]),
    path('#a98378', [along(top, left, 0.45), p(-0.22, 0.3), p(-0.3, 0.05), along(top, left, 0.8)]),
    path('#fdf6e8', [top, ridge, p(0, 0.42), p(-0.12, 0.52), p(-0.2, 0.4), along(top, left, 0.42)]),
    path('#c3cad8', [top, along(top, right, 0.4), p(0.26, 0.44), p(0.2, 0.54), ridge]),
  )
}

interface Bough {
  tip: Point
  inner: Point
  y: number
}

/** Boughs of one side, top to bottom, each slightly different. */
function boughs(random: Random, side: 1 | -1, tiers: number, girth: number): Bough[] {
  return Array.from({ length: tiers }, (_, i) => {
    const t = (i + 0.7) / tiers
    const y = -100 + 92 * t ** 1.12
    const out = girth * (0.1 + 0.9 * t ** 0.8) * between(random, 0.72, 1.12)
    return {
      y,
      tip: [side * out, y + out * 0.28 + 1],
      inner: [side * out * between(random, 0.3, 0.5), y + out * 0.05],
    }
  })
}

interface SpruceShape {
  id: string
  seed: number
  tiers: number
  girth: number
}

/** A spruce 100 units high standing on 0,0. The body takes the fill, its sunny side `currentColor`. */
function spruce({ id, seed, tiers, girth }: SpruceShape): string {
  const random = seeded(seed)
  const [left, right] = [boughs(random, -1, tiers, girth), boughs(random, 1, tiers, girth)]
  const body: Point[] = [
    [0, -100],
    ...right.flatMap(({ tip, inner }) => [tip, inner]),
    [1.4, -6],
    [1.6, 0],
    [-1.6, 0],
    [-1.4, -6],
    ...left.toReversed().flatMap(({ tip, inner }) => [inner, tip]),
  ]
  const lit = right.flatMap(({ tip, y }, i): Point[][] => {
    const above = right[i - 1]
    if (random() < 0.12) return []
    return [
      [
        [tip[0] * 0.16, above ? above.y + 1 : -98],
        tip,
        [tip[0] * 0.62, tip[1] - 2.2],
        [tip[0] * 0.42, tip[1] - 0.5],
        [tip[0] * 0.1, y - 1.5],
      ],
    ]
  })
  return element(
    'g',
    { id },
    element('path', { d: area(body, 0.5) }),
    element('path', {
      fill: 'currentColor',
      d: lit.map((shape) => area(shape, 0.5)).join(''),
    }),
  )
}

/** The five spruces that `trees` repeats. */
export const spruceShapes = (): string =>
  element(
    'defs',
    {},
    spruce({ id: 'p0', seed: 11, tiers: 9, girth: 15 }),
    spruce({ id: 'p1', seed: 5, tiers: 11, girth: 13 }),
    spruce({ id: 'p2', seed: 23, tiers: 8, girth: 17 }),
    spruce({ id: 'p3', seed: 31, tiers: 12, girth: 11 }),
    spruce({ id: 'p4', seed: 42, tiers: 7, girth: 14 }),
  )

export interface Tree {
  x: number
  y: number
  height: number
  shape: number
}

/** The trees, farthest first, mirrored so that their sunny side is on the left, like the mountains'. */
export const trees = (standing: readonly Tree[]): string =>
  element(
    'g',
    { fill: '#35574f', color: '#5f8070' },
    ...standing
      .toSorted((a, b) => a.y - b.y)
      .map(({ x, y, height, shape }) => {
        const scale = Math.round(height) / 100
        return element('use', {
          href: `#p${shape}`,
          transform: `translate(${Math.round(x)} ${Math.round(y)})scale(${-scale} ${scale})`,
        })
      }),
  )
