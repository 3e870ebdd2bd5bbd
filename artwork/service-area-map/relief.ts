import type { Coordinates } from '../../services/content/model/service-area.ts'
import { mapPosition } from './projection.ts'
import { ranges } from './geography.ts'
import { area, between, element, type Point, type Random } from './shapes.ts'

/** The wooded foothills under the ranges, to be drawn below the valleys. */
export const foothills: readonly (readonly Coordinates[])[] = ranges.map(([from, to]) => [from, to])

/** One range from above: its crest, and the outline of its spurs on either side. */
interface Ridge {
  crest: readonly Point[]
  sides: readonly (readonly Spur[])[]
}

interface Spur {
  tip: Point
  /** The ravine after it. */
  ravine: Point
  /** Whether the side looks northwest, to where the light of maps comes from. */
  sunny: boolean
}

const inks = {
  sunny: '#d9d3b8',
  shade: '#a9ad92',
  sunnyRavine: '#c4c3a5',
  shadeRavine: '#bcbda0',
  snow: '#f8f4e8',
  snowShade: '#cdd3cd',
}

/** Rock is drawn to the nearest four units, in fewer digits. */
const coarse = 4

/** Relief in six flat inks: no outline, and nothing darker than a label can stand on. */
export function relief(random: Random): string {
  const ridges = ranges.map((range) => ridge(random, range))
  const facets: Record<keyof typeof inks, Point[][]> = {
    sunny: [],
    shade: [],
    sunnyRavine: [],
    shadeRavine: [],
    snow: [],
    snowShade: [],
  }
  for (const { crest, sides } of ridges) {
    for (const side of sides) {
      for (const [i, { tip, ravine, sunny }] of side.entries()) {
        const [top, next] = [crest[i], crest[i + 1]]
        if (!top || !next) continue
        const after = side[i + 1]?.tip ?? next
        facets[sunny ? 'sunny' : 'shade'].push([top, tip, ravine, after, next])
        facets[sunny ? 'sunnyRavine' : 'shadeRavine'].push([top, tip, ravine])
        if (i > 0 && i < crest.length - 2)
          facets[sunny ? 'snow' : 'snowShade'].push([
            top,
            toward(top, tip, 0.42),
            toward(top, ravine, 0.3),
            toward(next, after, 0.34),
            next,
          ])
      }
    }
  }
  const paths = Object.entries(facets).map(([name, shapes]) =>
    element('path', {
      fill: inks[name as keyof typeof inks],
      d: shapes.map((shape) => area(shape.map(([x, y]) => [x / coarse, y / coarse]))).join(''),
    }),
  )
  return element('g', { transform: `scale(${coarse})` }, ...paths)
}

function ridge(random: Random, [from, to, height]: (typeof ranges)[number]): Ridge {
  const [a, b] = [mapPosition(from), mapPosition(to)]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const along: Point = [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  // A range runs on a little beyond its outermost summits.
  const beyond = height * 0.7
  const steps = Math.max(4, Math.round((length + 2 * beyond) / 50))
  const crest = Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = (i / steps) * (length + 2 * beyond) - beyond
    const off = i === 0 || i === steps ? 0 : between(random, -15, 15)
    return [a[0] + along[0] * t - along[1] * off, a[1] + along[1] * t + along[0] * off]
  })
  const sides = ([1, -1] as const).map((side) => {
    const out: Point = [-along[1] * side, along[0] * side]
    const sunny = out[0] + out[1] < 0
    const width = (i: number) =>
      height * 1.15 * Math.sin((Math.PI * (i + 0.35)) / (steps + 0.7)) ** 0.6
    return crest.slice(0, -1).map((top, i): Spur => {
      const [w, lean] = [
        width(i) * between(random, 0.95, 1.3) * (i % 2 ? 0.72 : 1),
        between(random, -12, 14),
      ]
      const next = crest[i + 1] ?? top
      const middle: Point = [(top[0] + next[0]) / 2, (top[1] + next[1]) / 2]
      const deep = width(i + 0.5) * between(random, 0.4, 0.62)
      return {
        sunny,
        tip: [top[0] + out[0] * w + along[0] * lean, top[1] + out[1] * w + along[1] * lean],
        ravine: [middle[0] + out[0] * deep, middle[1] + out[1] * deep],
      }
    })
  })
  return { crest, sides }
}

const toward = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
]
