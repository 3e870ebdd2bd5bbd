import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { stonework } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { bar, box, pane, patch } from '../../kit/solids.ts'
import { type Face } from '../../kit/space.ts'

type Span = readonly [number, number]

/** A pane on a wall that faces left. */
const leftPane = (x: number, [y0, y1]: Span, [z0, z1]: Span, fill: string, plain = false) =>
  patch(
    [
      [x, y0, z0],
      [x, y0, z1],
      [x, y1, z1],
      [x, y1, z0],
    ],
    fill,
    plain,
  )

/** The gatehouse: a stone foot, timber above it, a steep roof under snow, a lit window. */
export function gatehouse(light: Light, shade: string): Face[] {
  const { snow } = light
  const random = seeded(17)
  const [x, z] = [
    [-2.3, 2.3],
    [-5, 0],
  ] as const
  return [
    footprint([-3.4, 3.6], [-5.6, 1.6], shade),
    ...box([0.7, 1.7], [2, 8.1], [-4.4, -3.4], made.stone),
    ...box([0.55, 1.85], [8.1, 8.45], [-4.55, -3.25], snow.lit),
    ...gable({
      x,
      z,
      base: 0,
      eave: 3,
      ridge: 6.5,
      along: 'z',
      wall: made.cedar,
      roof: snow.lit,
      seam: null,
      thick: 0.5,
      over: 0.6,
      rake: 0.9,
      fascia: mix(snow.half, snow.dark, 0.3),
    }),
    ...box([-2.4, 2.4], [0, 1.15], [-5.1, 0.1], made.stone),
    ...stonework([-2.4, 2.4], [0, 1.1], 0.1, random, made.stoneDark, 18),
    ...[-4.4, -3.1, -1.6, -0.7].map((at, i) =>
      leftPane(
        -2.42,
        [0.1 + (i % 3) * 0.36, 0.38 + (i % 3) * 0.36],
        [at, at + 0.6],
        made.stoneDark,
      ),
    ),
    ...box([-2.5, 2.5], [1.15, 1.27], [-5.2, 0.2], made.concrete),
    ...windows([-1.5, 1.5], [1.5, 2.7], 0, light, 3),
    ...windows([-0.45, 0.45], [3.7, 4.6], 0, light, 1),
    // Snow in the shade of the eave: it has settled and hangs.
    patch(
      [
        ...[-5.9, -5, -4.2, -3.2, -2.4, -1.4, -0.4, 0.4, 0.9].map((at, i) => {
          const t = [0.7, 0.78, 0.74, 0.84, 0.78, 0.88, 0.8, 0.86, 0.82][i] ?? 0.8
          return [-2.9 * t, 7.02 - 4.41 * t, at] as const
        }),
        [-2.9, 2.61, 0.9],
        [-2.9, 2.61, -5.9],
      ],
      mix(snow.lit, snow.half, 0.5),
      true,
      true,
    ),
    // The rafters' feet and the tie before the gable.
    ...bar([-2.9, 2.75], [2.9, 2.75], 0.26, [0.55, 0.8], made.timber),
    ...bar([0, 2.8], [0, 5.9], 0.22, [0.55, 0.8], made.timber),
    ...bar([-3, 2.2], [0.02, 6.46], 0.34, [0.84, 0.93], made.timber),
    ...bar([-0.02, 6.46], [3, 2.2], 0.34, [0.84, 0.93], made.timber),
    // A lantern beside the window.
    ...box([-2.05, -1.83], [2.0, 2.36], [0.05, 0.24], made.steelDark),
    pane([-2.02, -1.86], [2.04, 2.28], 0.25, light.window[0], true),
  ]
}

/** The barrier: a post with its counterweight, an arm across the road in red and white. */
export const barrier = (length: number): Face[] => [
  footprint([-0.6, 0.6], [-0.6, 0.5], '#4f5f78'),
  ...box([-0.28, 0.28], [0, 1.12], [-0.32, 0.32], '#3d4a50'),
  ...box([-0.3, 0.3], [1.12, 1.24], [-0.36, 0.36], made.white),
  ...box([-0.1, 0.1], [0.86, 1.08], [-0.9, -0.3], made.steelDark),
  ...Array.from({ length: 8 }, (_, i) =>
    box(
      [-0.09, 0.09],
      [0.84, 1.12],
      [0.3 + (length * i) / 8, 0.3 + (length * (i + 1)) / 8],
      i % 2 === 0 ? '#c8402f' : made.white,
    ),
  ).flat(),
]

/** Where the arm comes to rest: a stone pillar with a lantern, snow on its cap. */
export const pillar = (light: Light): Face[] => [
  footprint([-0.6, 0.9], [-0.6, 0.7], '#4f5f78'),
  ...box([-0.36, 0.36], [0, 1.5], [-0.36, 0.36], made.stone),
  ...[0.12, 0.62, 1.08].map((y, i) =>
    pane([-0.3 + i * 0.14, 0.06 + i * 0.14], [y, y + 0.26], 0.37, made.stoneDark),
  ),
  ...box([-0.46, 0.46], [1.5, 1.62], [-0.46, 0.46], made.stoneDark),
  ...box([-0.13, 0.13], [1.62, 2], [-0.13, 0.13], made.steelDark),
  pane([-0.09, 0.09], [1.67, 1.93], 0.14, light.window[0], true),
  leftPane(-0.14, [1.67, 1.93], [-0.09, 0.09], light.window[1], true),
  ...box([-0.2, 0.2], [2, 2.12], [-0.2, 0.2], light.snow.lit),
]
