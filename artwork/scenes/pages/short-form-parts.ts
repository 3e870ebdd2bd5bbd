import { drum } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { box, floor, patch } from '../../kit/solids.ts'
import { placed, type Face, type Place } from '../../kit/space.ts'

/** The desk's surface. */
export const top = 0.84
const paper = top + 0.075
export const shade = '#4c2f20'

/** Half the pad's width and depth. */
const [half, deep] = [0.72, 0.9]

/** The pad: a board, its leaves, a bound head, ruled lines from edge to edge. */
export const notepad: Face[] = [
  floor([-half - 0.09, half - 0.02], [-deep + 0.06, deep + 0.1], top + 0.003, shade, true),
  ...box([-half - 0.015, half + 0.015], [top, top + 0.02], [-deep, deep + 0.015], '#8a6a48'),
  ...box([-half, half], [top + 0.02, paper], [-deep, deep], '#f3e7c6'),
  ...box([-half - 0.01, half + 0.01], [top + 0.02, paper + 0.012], [-deep, -deep + 0.2], '#7d2f26'),
  ...[-0.38, -0.02, 0.34, 0.7].map((z) =>
    floor([-half, half], [z, z + 0.014], paper + 0.002, '#a9bcc0', true),
  ),
  floor([-half + 0.2, -half + 0.214], [-deep + 0.2, deep], paper + 0.003, '#cf7f6c', true),
]

/** Four lines in a quick hand: loops that nobody can read, and the gaps between their words. */
export const writing: readonly (readonly Place[])[] = [
  [-0.38, [0.5, 0.44]],
  [-0.02, [0.3, 0.26, 0.3]],
  [0.34, [0.4, 0.52]],
  [0.7, [0.29]],
].flatMap(([z, words], row) => {
  let x = -half + 0.3
  return (words as number[]).map((long) => {
    const from = x
    x += long + 0.09
    const count = Math.round(long / 0.016)
    return Array.from({ length: count + 1 }, (_, i): Place => {
      const t = (i * long) / count
      const tall = 0.055 + 0.035 * Math.sin(from * 31 + t * 17 + row * 2.3)
      const wave = Math.sin(t * 74 + row)
      return [
        from + t + 0.018 * Math.cos(t * 74 + row),
        paper + 0.006,
        Number(z) - 0.03 - tall * (0.5 + 0.5 * wave),
      ]
    })
  })
})

/** A strip of the pencil between two lengths and two sides. */
const strip = (
  x: readonly [number, number],
  z: readonly [number, number],
  fill: string,
  y = 0.05,
) => floor(x, z, paper + y, fill, true)

/** A pencil lying along x, its point to the left. */
export const pencil: Face[] = [
  strip([-0.44, 0.2], [0.02, 0.11], '#c4ad7e', 0.004),
  patch(
    [
      [-0.58, paper + 0.05, 0],
      [-0.4, paper + 0.05, 0.05],
      [-0.4, paper + 0.05, -0.05],
    ],
    '#e3c79a',
    true,
    true,
  ),
  patch(
    [
      [-0.58, paper + 0.051, 0],
      [-0.52, paper + 0.051, 0.017],
      [-0.52, paper + 0.051, -0.017],
    ],
    '#2b2b2b',
    true,
    true,
  ),
  strip([-0.4, 0.38], [-0.05, -0.015], '#f0bb4e'),
  strip([-0.4, 0.38], [-0.015, 0.022], '#d9972b'),
  strip([-0.4, 0.38], [0.022, 0.05], '#a86f1e'),
  strip([0.38, 0.46], [-0.05, 0.05], '#aab2b0'),
  strip([0.405, 0.42], [-0.05, 0.05], '#7f8a8a', 0.051),
  strip([0.46, 0.54], [-0.046, 0.046], '#c8685a'),
]

/** Two folders with their papers, put aside. */
export const folders: Face[] = [
  floor([-0.62, 0.5], [-0.36, 0.5], top + 0.002, shade, true),
  ...box([-0.55, 0.55], [top, top + 0.05], [-0.42, 0.42], '#c9a873'),
  ...box([0.2, 0.5], [top + 0.01, top + 0.04], [-0.48, -0.42], '#c9a873'),
  ...placed(
    [
      ...box([-0.52, 0.5], [top + 0.05, top + 0.06], [-0.38, 0.4], made.white),
      ...box([-0.55, 0.5], [top + 0.06, top + 0.09], [-0.4, 0.42], '#8f4a3a'),
    ],
    8,
    [0.03, 0, 0],
  ),
]

/** The lamp: a brass foot and stem, a shade of linen that glows. */
export const lampFoot: Face[] = [
  ...drum([0, 0, 0], [0.25, 0.22], 0.05, '#8f6a35'),
  ...drum([0, 0.05, 0], [0.05, 0.035], 0.14, '#8f6a35'),
  ...drum([0, 0.19, 0], [0.028, 0.028], 0.62, '#a67c3e'),
]
export const lampShade = (glow: string, edge: string): Face[] => [
  ...drum([0, 0.78, 0], [0.46, 0.27], 0.52, glow, edge).map((f) => ({ ...f, plain: true })),
]
