import { made } from '../materials.ts'
import { bar, box, prism } from '../solids.ts'
import type { Face } from '../space.ts'
import { tire } from './parts.ts'

/** A soils drill on its truck looking right: mast up over the tail, auger in the ground, jacks down. */
export function drillRig(high = 8.4): Face[] {
  const mast = -3.55
  const lattice = Array.from({ length: 9 }, (_, i) => 1 + i * ((high - 1.6) / 9))
  const step = (high - 1.6) / 9
  return [
    ...[-1.9, -0.7, 2.4].flatMap((x) => tire([x, 0.52], 0.52, [-1.15, -0.85], made.white)),
    ...box([-3.4, 3.4], [0.75, 1.02], [-0.9, 0.9], made.steelDark),
    // Cab.
    ...prism(
      [
        [1.5, 0.9],
        [3.5, 0.9],
        [3.5, 1.7],
        [3.2, 2.75],
        [1.5, 2.75],
      ],
      [-1.1, 1.1],
      made.white,
    ),
    ...prism(
      [
        [1.9, 1.75],
        [3.35, 1.75],
        [3.1, 2.55],
        [1.9, 2.55],
      ],
      [1.1, 1.13],
      made.glass,
    ),
    // Engine, water tank, rods.
    ...box([0, 1.3], [1.02, 2.1], [-0.95, 0.95], made.machine),
    ...box([-2.3, -0.2], [1.02, 1.7], [-0.95, 0.9], made.machineDark),
    ...[0, 1, 2].flatMap((i) =>
      box(
        [-2.6, 0],
        [1.75 + i * 0.16, 1.86 + i * 0.16],
        [0.3 - i * 0.3, 0.8 - i * 0.2],
        made.steel,
      ),
    ),
    ...tire([-1.9, 0.52], 0.52, [0.86, 1.16], made.white),
    ...tire([-0.7, 0.52], 0.52, [0.86, 1.16], made.white),
    ...tire([2.4, 0.52], 0.52, [0.86, 1.16], made.white),
    // Mast and its brace.
    ...bar([-1.6, 1.1], [mast + 0.4, 4.4], 0.16, [-0.1, 0.1], made.machineDark),
    ...box([mast - 0.34, mast - 0.2], [0.5, high], [-0.3, 0.3], made.machine),
    ...lattice.flatMap((y, i) =>
      bar(
        [mast + (i % 2 ? 0.3 : -0.26), y],
        [mast + (i % 2 ? -0.26 : 0.3), y + step],
        0.1,
        [0.1, 0.2],
        made.machineDark,
      ),
    ),
    ...box([mast + 0.24, mast + 0.38], [0.5, high], [-0.3, 0.3], made.machine),
    ...box([mast - 0.44, mast + 0.48], [high, high + 0.34], [-0.34, 0.34], made.steelDark),
    ...box([mast - 0.3, mast + 0.34], [3.6, 4.5], [0.3, 0.66], made.steelDark),
    ...box([mast - 0.07, mast + 0.09], [-0.4, 3.6], [0.36, 0.5], made.steel),
    ...[0.2, 0.6, 1, 1.4, 1.8, 2.2, 2.6, 3].flatMap((y) =>
      box([mast - 0.2, mast + 0.22], [y, y + 0.08], [0.3, 0.56], made.steel),
    ),
    ...box([-2.95, -2.75], [0, 0.9], [0.8, 1], made.steelDark),
    ...box([-3.15, -2.55], [0, 0.1], [0.7, 1.1], made.steelDark),
  ]
}
