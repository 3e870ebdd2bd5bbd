import { createElement } from 'react'
import type { Coordinates } from '../../services/content/model/service-area.ts'
import { mapPosition } from './projection.ts'
import type { Scene } from '../kit/scene.ts'
import { hwy82, i70, lake, rivers } from './geography.ts'
import { foothills, relief } from './relief.ts'
import { area, curve, element, seeded } from './shapes.ts'

/** Forest, then what the rivers and roads have opened in it, ever wider. */
const ground = ['#b9bf9f', '#c6c9ab', '#d2d2b7', '#ddd9c4', '#e9e2cd'] as const
const water = '#6d99a5'

/**
 * The map of the service area: relief, rivers and two roads. The page puts the towns on it, by the coordinates in
 * content/towns.
 */
export const serviceAreaMap: Scene = () => {
  const valleys = [...rivers, i70, hwy82]
  const map = [
    element('path', { fill: ground[2], d: 'M0 0H1600V900H0z' }),
    lines(foothills, 230, ground[1]),
    lines(foothills, 150, ground[0]),
    lines(valleys, 160, ground[2]),
    lines(valleys, 96, ground[3]),
    relief(seeded(200)),
    lines(valleys, 34, ground[4]),
    lines(rivers.slice(0, 1), 10, water),
    lines(rivers.slice(1), 7, water),
    element('path', { fill: water, d: area(lake.map(mapPosition)) }),
    lines([hwy82], 10, '#fbf7ee'),
    lines([hwy82], 5, '#b4703f'),
    lines([i70], 14, '#fbf7ee'),
    lines([i70], 8, '#93442b'),
  ].join('')
  return createElement('g', { dangerouslySetInnerHTML: { __html: map } })
}

/** One path for all courses of a kind. */
const lines = (
  courses: readonly (readonly Coordinates[])[],
  width: number,
  color: string,
): string =>
  element('path', {
    d: courses.map((points) => curve(points.map(mapPosition))).join(''),
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
  })
