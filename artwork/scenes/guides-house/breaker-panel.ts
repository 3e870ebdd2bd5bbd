import { leaf } from '../../kit/leaf.ts'
import { made } from '../../kit/materials.ts'
import { box, pane } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

const rows = Array.from({ length: 9 }, (_, i) => 1.85 - i * 0.105)

/** One breaker, its handle toward the middle; the one that has tripped shows amber. */
const breaker = (x: number, y: number, left: boolean, tripped: boolean): Face[] => {
  const at = x + (left ? 0.17 : 0.03)
  const handle = tripped ? '#e0a13a' : made.white
  return [
    ...box([x, x + 0.26], [y, y + 0.085], [-0.84, -0.79], '#242f35'),
    ...box([at, at + 0.06], [y + 0.022, y + 0.062], [-0.79, -0.76], handle),
  ]
}

/** Two rows of breakers, the main above them, one space still free at the bottom. */
const breakers = (): Face[] => [
  ...box([0.98, 1.26], [1.98, 2.14], [-0.84, -0.78], made.steelDark),
  ...box([1.07, 1.17], [2.03, 2.09], [-0.78, -0.74], '#d0532f'),
  ...rows.flatMap((y, i) => [
    ...breaker(0.84, y, true, i === 3),
    ...(i === rows.length - 1
      ? [pane([1.14, 1.4], [y, y + 0.085], -0.835, '#5f6d72', true)]
      : breaker(1.14, y, false, false)),
  ]),
]

/** A panel on its board, shade under it, the door open with the list of circuits inside. */
export const breakerPanel = (steel: string): Face[] => [
  pane([0.8, 1.6], [0.8, 2.2], -0.97, '#7d6242', true),
  ...box([0.72, 1.52], [0.88, 2.32], [-0.97, -0.88], steel),
  pane([0.78, 1.46], [0.94, 2.26], -0.875, '#cfd5d2', true),
  pane([0.8, 1.44], [0.96, 2.2], -0.87, '#b9c2c1', true),
  ...breakers(),
  leaf([1.52, -0.88], [2.02, -0.42], [0.88, 2.32], '#9aa6a7'),
  leaf([1.6, -0.806], [1.92, -0.512], [1.05, 2.1], made.white),
  ...rows.map((y) => leaf([1.64, -0.77], [1.86, -0.567], [y + 0.13, y + 0.16], '#8f9a97')),
]
