import { mix } from '../../kit/color.ts'
import { footprint } from '../../kit/shadow.ts'
import { box, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'
import { roll, sheet } from '../still-life.ts'
import { clips, edge, paper, red, shade, top, type } from './four-piles.ts'

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
