import { tire } from './parts.ts'
import { made } from '../materials.ts'
import { footprint } from '../shadow.ts'
import { box, wheel } from '../solids.ts'
import type { Face } from '../space.ts'

/** The ground heater on its trailer: burner in a box, a reel of hose, its flue. */
export const groundHeater: Face[] = [
  footprint([-2.3, 2.5], [-1, 1.2], '#4a4248'),
  ...tire([-0.5, 0.42], 0.42, [-1, -0.75], made.white),
  ...box([-2.1, 2.3], [0.5, 0.65], [-0.9, 0.9], made.steelDark),
  ...box([2.2, 2.3], [0, 0.6], [-0.06, 0.06], made.steelDark),
  ...box([-2, 0.7], [0.65, 2.1], [-0.85, 0.85], made.machine),
  ...box([-2.06, 0.76], [2, 2.16], [-0.92, 0.92], made.steelDark),
  ...[0.95, 1.2, 1.45].flatMap((y) =>
    box([-1.8, -0.9], [y, y + 0.09], [0.85, 0.87], made.steelDark),
  ),
  ...box([-0.4, 0.3], [1, 1.6], [0.85, 0.87], made.machineDark),
  ...box([-1.6, -1.3], [2.16, 2.8], [-0.3, 0], made.steel),
  ...wheel([1.5, 1.35], 0.62, [-0.5, 0.5], '#8e3527', 20),
  ...wheel([1.5, 1.35], 0.7, [0.5, 0.56], made.steelDark, 20),
  ...wheel([1.5, 1.35], 0.5, [0.56, 0.58], '#a8452f', 18),
  ...wheel([1.5, 1.35], 0.2, [0.58, 0.62], made.steelDark, 10),
  ...tire([-0.5, 0.42], 0.42, [0.8, 1.05], made.white),
]
