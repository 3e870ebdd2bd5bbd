import { mix } from '../../kit/color.ts'
import { drum, ring } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { bar, box, pane } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

/** How high the cone is; the rod across it lies here. */
export const high = 0.42
const steel = '#a3adb0'

/** The cone turned over: its narrow end on the board, its foot rim with two tabs in the air. */
export function cone([x, y, z]: Place): Face[] {
  const [narrow, wide] = [0.078, 0.15]
  const top = y + high
  const handle = (side: 1 | -1) => [
    ...bar(
      [x + side * 0.11, y + 0.26],
      [x + side * 0.19, y + 0.27],
      0.018,
      [z - 0.012, z + 0.012],
      steel,
    ),
    ...bar(
      [x + side * 0.19, y + 0.2],
      [x + side * 0.19, y + 0.28],
      0.02,
      [z - 0.012, z + 0.012],
      made.steel,
    ),
    ...bar(
      [x + side * 0.1, y + 0.2],
      [x + side * 0.19, y + 0.21],
      0.018,
      [z - 0.012, z + 0.012],
      steel,
    ),
  ]
  return [
    ...handle(-1),
    ...handle(1),
    ...drum([x, y, z], [narrow, wide], high, steel),
    ...box([x - 0.2, x - 0.13], [top - 0.012, top], [z - 0.04, z + 0.04], steel),
    ...box([x + 0.13, x + 0.2], [top - 0.012, top], [z - 0.04, z + 0.04], steel),
    {
      fill: mix(steel, '#ffffff', 0.25),
      plain: true,
      points: ring(x, top + 0.001, z, wide + 0.012),
    },
    { fill: '#4d575b', plain: true, points: ring(x, top + 0.002, z, wide - 0.006) },
  ]
}

/** A rule stood on the pile: from its top up past the rod. */
export const rule = ([x, y, z]: Place, long: number): Face[] => [
  ...box([x - 0.018, x + 0.018], [y, y + long], [z - 0.006, z], made.machine),
  ...Array.from({ length: 10 }, (_, i) => {
    const at = y + (long * (i + 0.5)) / 10
    return pane(
      [x - 0.018, i % 2 === 0 ? x + 0.002 : x - 0.006],
      [at - 0.0025, at + 0.0025],
      z + 0.001,
      made.steelDark,
      true,
    )
  }),
]
