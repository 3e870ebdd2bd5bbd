import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { box, patch } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { books, mug, roll, ruler, sheet } from '../still-life.ts'
import { Table } from './shared.tsx'

/** The book, open at the house. */
export function BuildingGuide() {
  const light = dawn
  const y = 0.91
  const rows = [-0.42, -0.28, -0.18, -0.08, 0.02, 0.12, 0.22, 0.32, 0.42].map((z, i) =>
    sheet(
      [-0.98, i === 0 ? -0.5 : -0.16 - ((i * 7) % 4) * 0.06],
      [z, z + (i === 0 ? 0.06 : 0.03)],
      i === 0 ? made.steelDark : '#aaa294',
      y + 0.004,
    ),
  )
  const at = (points: readonly (readonly [number, number])[], fill: string): Face =>
    patch(
      points.map(([x, z]) => [x, y + 0.006, z] as const),
      fill,
      true,
    )
  const rect = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
    at(
      [
        [x0, z1],
        [x1, z1],
        [x1, z0],
        [x0, z0],
      ],
      fill,
    )
  // The plate: a house under its peak.
  const plate = [
    rect(0.14, 1, -0.46, 0.46, '#dbe3df'),
    at(
      [
        [0.14, 0.2],
        [1, 0.2],
        [1, 0.02],
        [0.82, -0.12],
        [0.6, -0.36],
        [0.44, -0.16],
        [0.3, -0.24],
        [0.14, 0],
      ],
      '#8fa9b0',
    ),
    rect(0.14, 1, 0.2, 0.46, '#5f8a7c'),
    at(
      [
        [0.34, 0.36],
        [0.84, 0.36],
        [0.84, 0.12],
        [0.59, -0.08],
        [0.34, 0.12],
      ],
      '#54392a',
    ),
    at(
      [
        [0.28, 0.15],
        [0.34, 0.18],
        [0.59, -0.02],
        [0.84, 0.18],
        [0.9, 0.15],
        [0.59, -0.12],
      ],
      '#2f3d44',
    ),
    rect(0.46, 0.56, 0.14, 0.34, '#ffd98a'),
    rect(0.62, 0.72, 0.14, 0.34, '#ffd98a'),
  ]
  const book = [
    ...box([-1.14, 1.14], [0.845, 0.862], [-0.62, 0.64], '#2f5f5c'),
    ...box([-1.08, -0.02], [0.862, 0.905], [-0.58, 0.6], made.white),
    ...box([0.02, 1.08], [0.862, 0.905], [-0.58, 0.6], made.white),
    sheet([-0.1, 0], [-0.58, 0.6], '#d8cfbd', y),
    sheet([0, 0.06], [-0.58, 0.6], '#c9bfab', y),
    ...rows,
    ...plate,
    sheet([0.02, 0.05], [0.1, 0.98], made.copper, y + 0.008),
  ]
  return (
    <Table
      light={light}
      seed={421}
      peak="twin"
      wall="#d9ccb4"
      boards="#5f7f78"
      lamps={[2.62]}
      shelf={books(-2.9, 1.68, -2.58, ['#2f5f5c', made.copper, made.cedar, made.sage, made.steel])}
      things={[
        ...placed(roll([-0.9, 0.5], 0, 0.07, made.white), 14, [2.75, 0, 0.62]),
        ...placed(roll([-0.8, 0.55], 0, 0.06, '#c3d2d6'), 8, [2.75, 0, 0.85]),
        ...placed(book, -5, [1.1, 0.13, 1.3], 0.85),
        ...mug(-0.42, 0.95, made.copper),
        ...placed(
          ruler([-0.42, 0.42], [-0.035, 0.035], made.machine, 0.845, 20),
          28,
          [2.85, 0, 1.9],
        ),
      ]}
    />
  )
}
