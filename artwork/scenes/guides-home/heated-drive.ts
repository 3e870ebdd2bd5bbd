import { bend, type Run } from '../../kit/pipes.tsx'
import { box, floor, pane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

/** Half the width of the drive, in meters. */
export const half = 3.2
/** Where the slab ends, and where the bed of board, mesh and tube ends. */
const [cut, end] = [3.4, 10]
const slab = '#63707c'

/** Tube laid there and back, loop beside loop, the ends already under the slab. */
export const tubes: Run[] = Array.from({ length: 5 }, (_, i): Run => {
  const x = -2.52 + i * 1.26
  return {
    points: [
      [x - 0.3, 0.12, cut - 1],
      ...bend([x, 0.12, 7.3], 0.3, 180, 360, 'floor'),
      [x + 0.3, 0.12, cut - 1],
    ],
    r: 0.055,
    fill: '#e8702f',
  }
})

/** What lies in the open end: board to keep the heat in, mesh to tie the tube to. */
export const bed: Face[] = [
  floor([-half, half], [cut, end], 0.02, '#93a5b8', true),
  ...Array.from({ length: 12 }, (_, i) => cut + 0.3 + i * 0.5).map((z) =>
    floor([-half, half], [z, z + 0.035], 0.07, '#46505c', true),
  ),
  ...Array.from({ length: 12 }, (_, i) => -half + 0.2 + i * 0.53).map((x) =>
    floor([x, x + 0.03], [cut, end], 0.07, '#46505c', true),
  ),
]

/** The slab as far as it is poured, its joints, its edge. */
export const poured: Face[] = [
  ...box([-half, half], [0, 0.28], [-13, cut], slab),
  ...[-9, -5, -1].map((z) => floor([-half, half], [z, z + 0.06], 0.285, '#45525f', true)),
  floor([-0.03, 0.03], [-13, cut], 0.285, '#45525f', true),
  pane([-half, half], [0, 0.28], cut + 0.01, '#aab2ba', true),
]
