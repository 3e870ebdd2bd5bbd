import { drum } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { between, seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, prism, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { mug, sheet } from '../still-life.ts'

export const top = 0.84
export const shade = '#6e4f38'
export const [paper, edge, type, red] = ['#f6efe0', '#d8cfbd', '#a9b1b0', '#c8402f'] as const
export const clips = ['#c8402f', '#3f7fa6', '#c9972b', '#6f8f7b'] as const

/** Loose sheets laid on each other by hand, a clip in the color of the pile. */
function pile(index: number, sheets: number): Face[] {
  const random = seeded(40 + index)
  const thick = 0.022
  const leaves = Array.from({ length: sheets }, (_, i) =>
    placed(
      box(
        [-0.35, 0.35],
        [i * thick, (i + 1) * thick - 0.004],
        [-0.42, 0.42],
        i === sheets - 1 ? paper : i % 2 ? edge : paper,
      ),
      i === sheets - 1 ? 0 : between(random, -4, 4),
      [between(random, -0.015, 0.015), 0, 0],
    ),
  ).flat()
  const y = sheets * thick
  const fill = clips[index] ?? red
  return [
    footprint([-0.38, 0.43], [-0.44, 0.46], shade, 0.002),
    ...leaves,
    ...[0.14, 0.22, 0.3].map((z, i) =>
      sheet([-0.26, 0.2 - ((i + index) % 3) * 0.09], [z, z + 0.03], type, y + 0.001),
    ),
    ...box([-0.12, 0.12], [y - 0.01, y + 0.03], [-0.45, -0.36], fill),
    ...box([-0.05, 0.05], [y + 0.03, y + 0.04], [-0.5, -0.36], '#39464b'),
  ]
}

/** A river stone: round, flat, a pale vein over it. */
const stone: Face[] = [
  footprint([-0.22, 0.3], [-0.2, 0.24], '#b9ad98', 0.001),
  ...drum([0, 0, 0], [0.17, 0.25], 0.06, made.stoneDark),
  ...drum([0, 0.06, 0], [0.25, 0.22], 0.06, '#7d7873'),
  ...drum([0, 0.12, 0], [0.22, 0.11], 0.05, '#8b8680', '#a39c93'),
]

/** A tape measure on its side, the end of its blade out. */
const tape: Face[] = [
  footprint([-0.22, 0.34], [-0.12, 0.2], '#b9ad98', 0.001),
  ...prism(
    [
      [-0.2, 0],
      [0.2, 0],
      [0.2, 0.13],
      [0.16, 0.22],
      [0.08, 0.29],
      [-0.02, 0.31],
      [-0.12, 0.28],
      [-0.18, 0.21],
      [-0.2, 0.12],
    ],
    [-0.11, 0.11],
    '#e0ac35',
  ),
  ...wheel([-0.01, 0.15], 0.11, [0.11, 0.115], '#2f3a3f'),
  ...wheel([-0.01, 0.15], 0.06, [0.115, 0.12], '#e0ac35'),
  ...box([0.2, 0.56], [0.012, 0.022], [-0.04, 0.08], '#f3e29a'),
  ...[0.26, 0.32, 0.38, 0.44, 0.5].map((x, i) =>
    sheet([x, x + 0.012], [i % 2 ? 0.03 : -0.01, 0.08], '#39464b', 0.024),
  ),
  ...box([0.55, 0.57], [-0.01, 0.04], [-0.05, 0.09], made.steel),
]

/** Sheets drawn smaller, that four piles may lie side by side. */
const small = 0.87
/** How many sheets each pile has; the last, with everything else, is the thickest by far. */
export const counts = [3, 4, 3, 9] as const
export const pileAt = (index: number) => [0.86 + index * 0.74, top, -0.34] as const
export const headOf = (index: number) => top + (counts[index] ?? 0) * 0.022 * small

/** The four piles, each under what was at hand; the key on the first is drawn later. */
export const piles: Face[] = [
  ...counts.flatMap((sheets, i) =>
    placed(pile(i, sheets), [3, -2, 2, -4][i] ?? 0, pileAt(i), small),
  ),
  ...mug(pileAt(1)[0] - 0.02, pileAt(1)[2] - 0.06, '#3f7fa6', headOf(1)),
  ...placed(tape, 12, [pileAt(2)[0] - 0.06, headOf(2), pileAt(2)[2] - 0.04]),
  ...placed(stone, 0, [pileAt(3)[0], headOf(3), pileAt(3)[2] - 0.06]),
]
