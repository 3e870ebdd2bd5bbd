import { dawn } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { bar, box } from '../../kit/solids.ts'
import { type Face } from '../../kit/space.ts'
import { sheet, Table, mug } from './shared.tsx'

export function BuildingGuide() {
  const light = dawn
  const rows = [1.1, 1.3, 1.5, 1.7, 1.9].map((z) =>
    sheet([0, 0.8], [z, z + 0.06], '#b5ada0', 0.885),
  )
  const house: Face[] = [
    {
      fill: '#2f5f78',
      plain: true,
      points: [
        [1.2, 0.89, 2],
        [1.9, 0.89, 2],
        [1.9, 0.89, 1.5],
        [1.55, 0.89, 1.15],
        [1.2, 0.89, 1.5],
      ],
    },
    {
      fill: '#f3ad55',
      plain: true,
      points: [
        [1.42, 0.895, 2],
        [1.68, 0.895, 2],
        [1.68, 0.895, 1.6],
        [1.42, 0.895, 1.6],
      ],
    },
  ]
  return (
    <Table
      light={light}
      seed={421}
      peak="twin"
      wall="#cfc4b0"
      things={[
        ...box([-0.3, 2.25], [0.84, 0.87], [0.75, 2.45], '#7d5a10'),
        sheet([-0.2, 0.95], [0.8, 2.35], made.white, 0.88),
        sheet([0.98, 2.15], [0.8, 2.35], made.white, 0.88),
        sheet([0.94, 0.99], [0.8, 2.35], made.stone, 0.886),
        ...rows,
        ...house,
        ...mug(-1.1, 0.9, made.copper),
        ...bar([-1.2, 0.86], [-0.5, 0.88], 0.05, [1.8, 1.85], made.machine),
      ]}
    />
  )
}
