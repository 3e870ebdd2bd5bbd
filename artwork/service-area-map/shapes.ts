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

/** In: an element's name, attributes in the order in which they are written, and content. */
export const element = (
  name: string,
  attributes: Readonly<Record<string, string | number>>,
  ...content: string[]
): string => {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`)
  return `<${name}${written.join('')}>${content.join('')}</${name}>`
}
