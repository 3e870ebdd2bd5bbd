import { mapPosition, type Coordinates } from '../../model/service-area.ts'
import { hwy82, i70, lake, ranges, rivers } from './geography.ts'
import {
  area,
  between,
  curve,
  disc,
  element,
  mountain,
  seeded,
  spruceShapes,
  trees,
  type Tree,
} from './shapes.ts'

const valley = '#e9e2cd'
const water = '#7fa6ae'

/** A town is a gold dot with two rings around it; the page puts its name beside it. */
const dot = { fill: '#c9972b', radius: 8 }
const rings = [{ fill: '#12252a', radius: 15 }, { fill: '#fbf7ee', radius: 12 }, dot]

/** The path data of a town's dot in the file. */
export const townDot = (town: Coordinates): string => disc(mapPosition(town), dot.radius)

/** The map of the service area as an SVG file: relief, rivers, two roads, and a dot for each town. */
export function serviceAreaMap(towns: readonly Coordinates[]): string {
  const random = seeded(200)
  const mountains = ranges
    .flatMap(([from, to, count, height]) =>
      Array.from({ length: count }, (_, i) => {
        const t = count === 1 ? 0 : i / (count - 1)
        const [x, y] = mapPosition([
          from[0] + (to[0] - from[0]) * t,
          from[1] + (to[1] - from[1]) * t,
        ])
        return {
          x: Math.round(x + between(random, -22, 22)),
          y: Math.round(y + between(random, -14, 18)),
          scale: Math.round(height * 0.88 * between(random, 0.75, 1.1)) / 100,
        }
      }),
    )
    .toSorted((a, b) => a.y - b.y)
  const spruces = mountains.flatMap((mountain, i) =>
    [0, 1, 2].map((k): Tree => ({
      x: mountain.x + between(random, -80, 80),
      y: mountain.y + between(random, 8, 46),
      height: between(random, 20, 36),
      shape: (i + k) % 5,
    })),
  )
  const places = towns.map(mapPosition)
  const apart = ({ x, y }: Tree) =>
    places.every(([left, top]) => Math.hypot(left - x, top - y) > 40)
  const valleys = [...rivers, i70, hwy82]
  const map = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 1600 900' },
    element('path', { fill: '#b9c0a4', d: 'M0 0H1600V900H0z' }),
    lines(valleys, 150, '#ccceb4'),
    lines(valleys, 84, '#dddac3'),
    lines(valleys, 40, valley),
    ...rivers.map((river, i) => lines([river], i === 0 ? 10 : 7, water)),
    element('path', { fill: water, d: area(lake.map(mapPosition)) }),
    spruceShapes(),
    element('defs', {}, ...[0, 1, 2, 3, 4, 5].map((i) => mountain(`m${i}`, random))),
    ...mountains.map(({ x, y, scale }, i) =>
      element('use', {
        href: `#m${(i * 5) % 6}`,
        transform: `translate(${x} ${y})scale(${scale})`,
      }),
    ),
    trees(spruces.filter(apart)),
    lines([hwy82], 10, '#fbf7ee'),
    lines([hwy82], 5, '#b4703f'),
    lines([i70], 14, '#fbf7ee'),
    lines([i70], 8, '#12252a'),
    ...rings.map(({ fill, radius }) =>
      element('path', { fill, d: places.map((place) => disc(place, radius)).join('') }),
    ),
  )
  return `${map}\n`
}

const lines = (
  courses: readonly (readonly Coordinates[])[],
  width: number,
  color: string,
): string =>
  courses
    .map((points) =>
      element('path', {
        d: curve(points.map(mapPosition)),
        fill: 'none',
        stroke: color,
        'stroke-width': width,
        'stroke-linejoin': 'round',
        'stroke-linecap': 'round',
      }),
    )
    .join('')
