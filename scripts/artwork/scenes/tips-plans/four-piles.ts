import { mix } from '../../kit/colour.ts'
import { drum } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { between, seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, pane, patch, prism, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { mug, roll, sheet } from '../still-life.ts'

export const top = 0.84
const shade = '#6e4f38'
const [paper, edge, type, red] = ['#f6efe0', '#d8cfbd', '#a9b1b0', '#c8402f'] as const
const clips = ['#c8402f', '#3f7fa6', '#c9972b', '#6f8f7b'] as const

/** Loose sheets laid on each other by hand: the topmost has a few lines and the color of its pile. */
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

/** The four piles, each under the thing that was at hand (the key of the first is drawn over it). */
export const piles: Face[] = [
  ...counts.flatMap((sheets, i) =>
    placed(pile(i, sheets), [3, -2, 2, -4][i] ?? 0, pileAt(i), small),
  ),
  ...mug(pileAt(1)[0] - 0.02, pileAt(1)[2] - 0.06, '#3f7fa6', headOf(1)),
  ...placed(tape, 12, [pileAt(2)[0] - 0.06, headOf(2), pileAt(2)[2] - 0.04]),
  ...placed(stone, 0, [pileAt(3)[0], headOf(3), pileAt(3)[2] - 0.06]),
]

/** The report: eighty pages with a staple, a picture of the house on the cover, red lines below. */
export const report: Face[] = [
  footprint([-0.5, 0.6], [-0.62, 0.68], shade, top + 0.002),
  ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
    box(
      [-0.5 + (i % 2) * 0.008, 0.5 + (i % 3) * 0.006],
      [top + i * 0.032, top + (i + 1) * 0.032 - 0.004],
      [-0.62, 0.62 + (i % 2) * 0.01],
      i % 2 ? edge : paper,
    ),
  ),
  ...box([-0.5, 0.5], [top + 0.19, top + 0.2], [-0.62, 0.62], paper),
  // Flags between the pages.
  ...[-0.3, -0.05, 0.24].flatMap((z, i) =>
    box(
      [0.48, 0.6],
      [top + 0.09 + i * 0.03, top + 0.1 + i * 0.03],
      [z, z + 0.1],
      clips[(i + 1) % 4] ?? red,
    ),
  ),
]

const cover = top + 0.202
export const coverPage: Face[] = [
  sheet([-0.38, 0.38], [-0.46, 0], '#8fb0b8', cover),
  sheet([-0.38, 0.38], [-0.12, 0], '#7f8c6c', cover + 0.001),
  sheet([-0.2, 0.2], [-0.24, -0.08], '#8a5a3c', cover + 0.002),
  patch(
    [
      [-0.27, cover + 0.003, -0.23],
      [0.27, cover + 0.003, -0.23],
      [0, cover + 0.003, -0.41],
    ],
    '#4a3a34',
    true,
    true,
  ),
  sheet([-0.06, 0.06], [-0.19, -0.08], '#ffd98a', cover + 0.003),
  sheet([-0.38, 0.24], [0.1, 0.16], red, cover),
  ...[0.24, 0.32, 0.4, 0.48].map((z, i) =>
    sheet([-0.38, 0.36 - ((i * 5) % 3) * 0.14], [z, z + 0.03], i === 2 ? red : type, cover),
  ),
  sheet([-0.44, -0.36], [-0.57, -0.545], '#59666b', cover + 0.002),
]

/** The one page that is left of it: four boxes, three dates, few words. */
export const onePage: Face[] = [
  footprint([-0.44, 0.49], [-0.56, 0.61], mix(shade, '#b58556', 0.3), top + 0.001),
  ...box([-0.46, 0.46], [top, top + 0.012], [-0.58, 0.58], '#fbf6ea'),
  ...[-0.32, -0.08, 0.16].map((x) => sheet([x, x + 0.16], [-0.48, -0.44], red, top + 0.014)),
  sheet([-0.36, 0.36], [0.06, 0.085], '#33474d', top + 0.014),
  sheet([-0.012, 0.012], [-0.34, 0.5], '#33474d', top + 0.014),
  ...[-0.36, 0.335].map((x) => sheet([x, x + 0.025], [-0.34, 0.5], '#33474d', top + 0.014)),
  ...[-0.36, 0.48].map((z) => sheet([-0.36, 0.36], [z, z + 0.025], '#33474d', top + 0.014)),
  ...(
    [
      [-0.29, -0.25, 0.2],
      [-0.29, -0.14, 0.14],
      [0.07, -0.25, 0.16],
      [0.07, -0.14, 0.2],
      [0.07, -0.03, 0.12],
      [-0.29, 0.18, 0.18],
    ] as const
  ).map(([x, z, long], i) =>
    sheet([x, x + long], [z, z + 0.035], clips[i < 2 ? 0 : i < 5 ? 1 : 2] ?? red, top + 0.014),
  ),
]

/** A felt marker, its cap to the right. */
export const marker: Face[] = [
  footprint([-0.34, 0.38], [-0.04, 0.12], '#c9bfae', 0.016 + top),
  ...roll([-0.36, 0.12], 0, 0.038, '#33474d', top + 0.014),
  ...roll([0.1, 0.32], 0, 0.046, red, top + 0.014),
]

/** A wall calendar: a picture over a month; the rings are drawn over it. */
export const [calendarAt, cell] = [[2.84, 0.88] as const, [0.215, 0.165] as const]
export function calendar(z: number): Face[] {
  const [x, y] = calendarAt
  const [w, h] = [cell[0] * 7, cell[1] * 5]
  return [
    pane(
      [x - 0.03, x + w + 0.1],
      [y - 0.12, y + h + 0.74],
      z,
      mix('#4d6378', '#1d2a38', 0.45),
      true,
    ),
    pane([x - 0.06, x + w + 0.06], [y - 0.06, y + h + 0.8], z + 0.02, '#f4ecdb'),
    pane([x, x + w], [y + h + 0.14, y + h + 0.72], z + 0.022, '#9fb9c2', true),
    ...(
      [
        [0, 0.45, 0.95, 0.42, '#5f7f8b'],
        [0.5, 1.05, 1.505, 0.5, '#466572'],
      ] as const
    ).map(([a, peak, b, up, fill]) =>
      patch(
        [
          [x + a, y + h + 0.14, z + 0.023],
          [x + b, y + h + 0.14, z + 0.023],
          [x + peak, y + h + 0.14 + up, z + 0.023],
        ],
        fill,
        true,
      ),
    ),
    pane([x, x + w], [y + h + 0.02, y + h + 0.1], z + 0.022, '#8c4a3c', true),
    ...Array.from({ length: 8 }, (_, i) =>
      pane(
        [x + i * cell[0] - 0.006, x + i * cell[0] + 0.006],
        [y, y + h],
        z + 0.022,
        '#b9b09c',
        true,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      pane(
        [x, x + w],
        [y + i * cell[1] - 0.006, y + i * cell[1] + 0.006],
        z + 0.022,
        '#b9b09c',
        true,
      ),
    ),
  ]
}

/** The three dates of the contract: column and row of the month. */
export const dates = [
  [2, 3],
  [4, 2],
  [3, 1],
] as const
