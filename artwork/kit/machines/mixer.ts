import { mix } from '../color.ts'
import { made } from '../materials.ts'
import { bar, box, patch, prism } from '../solids.ts'
import type { Face, Place } from '../space.ts'
import { tire } from './parts.ts'

const corners = 20

/** The drum's outline along its axis from the mouth forward: x, height, radius, color. */
const hoops = [
  [-3.45, 3.2, 0.5, made.white],
  [-2.5, 2.96, 0.92, made.white],
  [-1.75, 2.8, 1.14, '#b8573c'],
  [-1.2, 2.68, 1.24, made.white],
  [0.3, 2.36, 1.2, made.white],
  [0.85, 2.26, 1.08, '#b8573c'],
  [1.5, 2.12, 0.7, made.white],
] as const

/** The hoop itself: it stands square to an axis that falls toward the cab. */
const hoop = ([x, y, r]: readonly [number, number, number, string]): Place[] =>
  Array.from({ length: corners }, (_, i): Place => {
    const a = (2 * Math.PI * i) / corners
    return [x + 0.21 * r * Math.cos(a), y + 0.98 * r * Math.cos(a), r * Math.sin(a)]
  })

const barrel = hoops.slice(1).flatMap((front, i): Face[] => {
  const back = hoops[i] ?? front
  const [a, b] = [hoop(back), hoop(front)]
  return a.map((p, n): Face => {
    const next = (n + 1) % corners
    return patch([p, a[next] ?? p, b[next] ?? p, b[n] ?? p], back[3])
  })
})

/** A trough from the hopper to the forms, open above: its bed and both sides. */
const chute = (from: readonly [number, number], to: readonly [number, number]): Face[] => {
  const side = (z: number) =>
    patch(
      [
        [from[0], from[1], z],
        [to[0], to[1], z],
        [to[0], to[1] + 0.3, z],
        [from[0], from[1] + 0.3, z],
      ],
      made.steel,
      false,
      true,
    )
  return [
    side(-0.32),
    patch(
      [
        [to[0], to[1], 0.32],
        [from[0], from[1], 0.32],
        [from[0], from[1], -0.32],
        [to[0], to[1], -0.32],
      ],
      mix(made.concreteWet, made.steelDark, 0.2),
      true,
      true,
    ),
    side(0.32),
  ]
}

/** A ready-mix truck looking right, its chute let down behind it; wheels on zero. */
export const mixer: Face[] = [
  ...[-2.3, -1.1, 3].flatMap((x) => tire([x, 0.54], 0.54, [-1.2, -0.8], made.white)),
  ...box([-3.2, 4.2], [0.72, 1.05], [-0.6, 0.6], made.steelDark),
  ...prism(
    [
      [2.2, 0.7],
      [4.4, 0.7],
      [4.45, 1.7],
      [4.2, 2.75],
      [2.2, 2.8],
    ],
    [-1.15, 1.15],
    made.white,
  ),
  ...prism(
    [
      [3, 1.8],
      [4.2, 1.8],
      [4.05, 2.5],
      [3, 2.5],
    ],
    [1.15, 1.17],
    made.glass,
  ),
  ...bar([1.2, 1.05], [1.3, 2.1], 0.3, [-0.6, 0.6], made.steelDark),
  ...box([-0.6, 0.9], [0.65, 1.25], [0.75, 1.15], made.steel),
  ...barrel,
  ...bar([-2.9, 1], [-2.9, 2.75], 0.2, [-0.75, -0.6], made.steelDark),
  ...bar([-2.9, 1], [-2.9, 2.75], 0.2, [0.6, 0.75], made.steelDark),
  ...box([-3, -2.85], [2.2, 2.4], [-0.7, 0.7], made.steelDark),
  ...[-2.3, -1.1, 3].flatMap((x) => tire([x, 0.54], 0.54, [0.84, 1.22], made.white)),
  ...box([-3.1, -0.3], [1.1, 1.18], [0.8, 1.24], made.steelDark),
  // Bumper, lamps, mouth and hopper, then the chute.
  ...box([-3.3, -3.1], [0.75, 0.98], [-1.1, 1.1], made.steel),
  ...[-0.95, 0.7].flatMap((z) => box([-3.33, -3.3], [0.78, 0.94], [z, z + 0.25], '#c2452f')),
  patch(hoop([-3.46, 3.2, 0.4, '']).toReversed(), '#2b3438', true, true),
  ...chute([-3.3, 1.9], [-5.6, 0.75]),
  patch(
    [
      [-3.9, 2.9, 0.6],
      [-3.9, 2.9, -0.6],
      [-3.4, 1.95, -0.3],
      [-3.4, 1.95, 0.3],
    ],
    made.steel,
    false,
    true,
  ),
  patch(
    [
      [-3.9, 2.9, 0.6],
      [-3.4, 1.95, 0.3],
      [-3.05, 1.95, 0.3],
      [-2.95, 2.9, 0.6],
    ],
    made.steel,
    false,
    true,
  ),
]
