import { made } from '../../kit/materials.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, pane, prism } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** An upright drum: the water heater and what belongs to it. */
function drum([x, z]: Spot, r: number, [y0, y1]: readonly [number, number], fill: string): Face[] {
  const ring = (y: number) =>
    Array.from({ length: 24 }, (_, i): Place => {
      const a = (2 * Math.PI * i) / 24
      return [x + Math.cos(a) * r, y, z - Math.sin(a) * r]
    })
  const [low, high] = [ring(y0), ring(y1)]
  const sides = low.map((a, i): Face => {
    const next = (i + 1) % 24
    return { fill, points: [a, low[next] ?? a, high[next] ?? a, high[i] ?? a] }
  })
  return [...sides, { fill, points: high }]
}

/** A jug of the pink kind, its cap off beside it. */
export const jug: Face[] = [
  footprint([-0.2, 0.24], [-0.12, 0.16], '#6a5a4c'),
  ...prism(
    [
      [-0.16, 0],
      [0.16, 0],
      [0.16, 0.3],
      [0.06, 0.42],
      [-0.08, 0.42],
      [-0.16, 0.32],
    ],
    [-0.1, 0.1],
    '#d8899a',
  ),
  ...box([-0.06, 0.04], [0.42, 0.48], [-0.05, 0.05], made.white),
  pane([-0.12, 0.12], [0.08, 0.24], 0.105, made.white),
  pane([-0.12, 0.12], [0.12, 0.15], 0.107, '#b5566c'),
]

type Spot = readonly [x: number, z: number]

const tank = '#d9d6cc'

/** From the plinth up: radius, foot, top and what it is made of. */
const rings = [
  [0.44, 0, 0.12, made.stoneDark],
  [0.4, 0.12, 0.34, tank],
  [0.41, 0.34, 0.38, made.steel],
  [0.4, 0.38, 1.26, tank],
  [0.41, 1.26, 1.3, made.steel],
  [0.4, 1.3, 1.44, tank],
] as const

/** A water heater on its plinth, two bands around it, its control to us. */
export const waterHeater = ([x, z]: Spot): Face[] => [
  ...rings.flatMap(([r, y0, y1, fill]) => drum([x, z], r, [y0, y1], fill)),
  ...box([x - 0.16, x + 0.16], [0.52, 0.82], [z + 0.42, z + 0.47], made.steelDark),
  pane([x - 0.1, x + 0.02], [0.68, 0.76], z + 0.475, made.stone),
  pane([x - 0.06, x - 0.02], [0.56, 0.64], z + 0.475, '#c8402f'),
]
