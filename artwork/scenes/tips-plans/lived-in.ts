import { drum, ring } from '../../kit/drum.ts'
import { made } from '../../kit/materials.ts'
import { bar, box, floor, prism, wheel } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'

const [cloth, seat, cushion] = ['#35605f', '#417370', '#d8b27a'] as const

/** An armchair that looks toward us: legs, back, arms, and the arm nearest to us last. */
export function armchair(): Face[] {
  const arm = (x: number) =>
    prism(
      [
        [x - 0.1, 0.14],
        [x + 0.1, 0.14],
        [x + 0.1, 0.58],
        [x + 0.05, 0.66],
        [x - 0.05, 0.66],
        [x - 0.1, 0.58],
      ],
      [-0.46, 0.46],
      cloth,
    )
  return [
    ...[-0.46, 0.46].flatMap((x) =>
      [-0.4, 0.38].flatMap((z) =>
        box([x - 0.03, x + 0.03], [0, 0.15], [z - 0.03, z + 0.03], made.timber),
      ),
    ),
    ...prism(
      [
        [-0.5, 0.14],
        [0.5, 0.14],
        [0.48, 0.98],
        [0.38, 1.08],
        [-0.38, 1.08],
        [-0.48, 0.98],
      ],
      [-0.54, -0.3],
      cloth,
    ),
    ...arm(0.5),
    ...box([-0.4, 0.4], [0.14, 0.3], [-0.4, 0.44], cloth),
    ...box([-0.4, 0.4], [0.3, 0.46], [-0.34, 0.48], seat),
    ...prism(
      [
        [-0.28, 0.46],
        [0.18, 0.46],
        [0.22, 0.84],
        [-0.24, 0.88],
      ],
      [-0.3, -0.14],
      cushion,
    ),
    ...arm(-0.5),
  ]
}

/** A floor lamp, lit. */
export const floorLamp = (x: number, z: number): Face[] => [
  ...drum([x, 0, z], [0.17, 0.15], 0.03, made.steelDark),
  ...box([x - 0.015, x + 0.015], [0.03, 1.5], [z - 0.015, z + 0.015], made.steelDark),
  ...drum([x, 1.42, z], [0.25, 0.17], 0.32, '#ffd98a').map((face) => ({ ...face, plain: true })),
  { fill: '#fff3c9', plain: true, points: ring(x, 1.743, z, 0.15) },
]

/** A rug with two borders. */
export const rug = ([x0, x1]: readonly [number, number], [z0, z1]: readonly [number, number]) => [
  floor([x0, x1], [z0, z1], 0.015, '#d9c4a0'),
  floor([x0 + 0.08, x1 - 0.08], [z0 + 0.08, z1 - 0.08], 0.018, '#8c3f34'),
  floor([x0 + 0.2, x1 - 0.2], [z0 + 0.2, z1 - 0.2], 0.021, '#caa878'),
  floor([x0 + 0.26, x1 - 0.26], [z0 + 0.26, z1 - 0.26], 0.024, '#9c4a3c'),
]

/** One work boot, its toe to the right. */
const boot: Face[] = [
  ...prism(
    [
      [-0.15, 0],
      [0.17, 0],
      [0.17, 0.035],
      [-0.15, 0.035],
    ],
    [-0.055, 0.055],
    '#2b2422',
  ),
  ...prism(
    [
      [-0.14, 0.035],
      [0.17, 0.035],
      [0.18, 0.09],
      [0.1, 0.13],
      [0.0, 0.17],
      [-0.01, 0.31],
      [-0.14, 0.31],
    ],
    [-0.05, 0.05],
    '#b5793f',
  ),
  ...prism(
    [
      [-0.145, 0.27],
      [-0.005, 0.27],
      [-0.005, 0.32],
      [-0.145, 0.32],
    ],
    [-0.054, 0.054],
    '#7b4c28',
  ),
  ...[0.17, 0.21, 0.25].flatMap((y) =>
    box([-0.075, -0.011], [y, y + 0.009], [-0.053, 0.053], '#5a3820'),
  ),
]

/** A pair of work boots, pulled off side by side. */
export const boots = (x: number, z: number): Face[] => [
  ...placed(boot, -38, [x - 0.12, 0.014, z - 0.04], 1.35),
  ...placed(boot, -26, [x + 0.16, 0.014, z + 0.1], 1.35),
]

/** A push broom leaning in a corner: bristles on the floor, its handle against the wall. */
export const broom: Face[] = [
  ...box([-0.26, 0.26], [0, 0.1], [-0.04, 0.04], '#c9a25a'),
  ...box([-0.28, 0.28], [0.1, 0.16], [-0.05, 0.05], '#8c3f34'),
  ...bar([0, 0.14], [-0.38, 1.56], 0.036, [-0.02, 0.02], made.board),
  ...wheel([-0.38, 1.56], 0.022, [-0.02, 0.021], '#8c3f34', 8),
]
