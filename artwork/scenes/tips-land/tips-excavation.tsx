import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import type { Place } from '../../kit/space.ts'
import { tufts, wooded } from '../../plates/growth.ts'
import {
  box,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  type Shape,
  xy,
} from '../../plates/ink.ts'

const ink = {
  sky: '#f0dcae',
  woods: '#7d8f6b',
  grass: '#a9a55c',
  grassDark: '#7c7c42',
  topsoil: '#4d3527',
  earth: '#94603c',
  earthDark: '#704529',
  deep: '#5c3824',
  stone: '#b8946a',
  inside: '#3b2419',
  insideLit: '#7c4f31',
  steel: '#e3ad3a',
  steelDark: '#8a6320',
  spoil: '#a5713f',
  spoilDark: '#6f4528',
  pipe: '#5fa0a8',
  pipeDark: '#2f5a63',
  ladder: '#d8d4c2',
  orange: '#ea6a25',
  yellow: '#f5cf46',
  blue: '#3f86b5',
  white: '#fbf3dc',
  dark: '#1d2b2f',
  rim: '#fff3cf',
} as const

/** Straight into the end of the trench, a little above the grass. */
const key: Place = [-0.7, 0.75, 0.3]
const sun: Point = [-0.8, -0.5]
const set = stage({ eye: [-0.1, 1, 7], pitch: -8, focal: 1330, center: [790, 452] }, key, [
  '#ffeec2',
  '#33241f',
])
const half = 0.98
const floor = -2.35
const far = -15

const watches: Pose = {
  hip: [24, -184],
  shoulder: [-10, -298],
  head: [-48, -362],
  look: 0.62,
  far: { elbow: [-44, -226], hand: [-84, -196], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [30, -234], hand: [4, -180], knee: [34, -106], foot: [48, 0] },
}
const joins: Pose = {
  hip: [36, -176],
  shoulder: [-40, -262],
  head: [-94, -312],
  look: 0.6,
  far: { elbow: [-86, -196], hand: [-132, -136], knee: [-20, -100], foot: [-34, 0] },
  near: { elbow: [-40, -176], hand: [-92, -120], knee: [46, -104], foot: [66, 0] },
}
const sprays: Pose = {
  hip: [26, -182],
  shoulder: [-20, -290],
  head: [-60, -354],
  look: 0.5,
  far: { elbow: [-64, -232], hand: [-100, -176], knee: [-26, -106], foot: [-44, 0] },
  near: { elbow: [-30, -200], hand: [-94, -150], knee: [40, -104], foot: [58, 0] },
}

/** What lies in the ground, at which x, in which color, as the paint above it says. */
const lines811 = [
  { x: 2.5, y: -0.75, r: 11, color: ink.orange },
  { x: 3.25, y: -0.95, r: 15, color: ink.yellow },
  { x: -4.1, y: -1.75, r: 24, color: ink.blue },
] as const

/** The end of a trench, cut: a steel box and a ladder around whoever is in it, spoil set back, lines painted and flagged. */
export function TipsExcavation() {
  const random = seeded(811)
  const a = set.stands([1.95, 0, -0.25], 1, 1.95)
  const watcher = posed(a, { ...workwear, jacket: jackets.yellow }, sun, watches)
  const b = set.stands([0.3, floor, -1.9], 1, 1.9)
  const fitter = posed(
    b,
    { ...workwear, jacket: jackets.orange, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    joins,
  )
  const c = set.stands([5.5, 0, -4.2], 1, 1.95)
  const locator = posed(c, { ...workwear, jacket: jackets.teal }, sun, sprays)
  const u = standing(c)
  const [, line] = set.at([0, 0, -80])
  const boxed = (side: 1 | -1): Impression[] => [
    fill(
      side < 0 ? ink.steelDark : ink.steel,
      set.side(side * half, [floor + 0.1, 0.25], [-4.6, -0.35]),
    ),
    lines(
      side < 0 ? ink.dark : ink.steelDark,
      4,
      ...[-1.8, -1.2, -0.6, 0].map((y) => set.on([side * half, y, -4.6], [side * half, y, -0.35])),
    ),
    ...set.model(
      solid(
        side < 0 ? [-half - 0.1, -half] : [half, half + 0.1],
        [floor + 0.1, 0.25],
        [-0.36, -0.35],
        ink.steel,
      ),
    ),
  ]
  const heap: Shape = curve(
    [
      [-40, 300],
      ...[
        [-4.9, 1.25],
        [-4.1, 1.5],
        [-3.3, 1.28],
        [-2.5, 0.75],
        [-1.9, 0.22],
        [-1.62, 0],
      ].map(([x = 0, y = 0]) => set.at([x, y, -1])),
    ],
    5,
  )
  const rail = (x: number): Shape => set.on([x - 0.14, floor, -0.75], [x, 1, -0.95])
  const flag = (x: number, z: number, color: string): Impression[] => {
    const [foot, top] = [set.at([x, 0, z]), set.at([x, 0.55, z])]
    const size = (foot[1] - top[1]) / 100
    return [
      lines(ink.dark, 3, [foot, top]),
      fill(color, [
        top,
        [top[0] + 58 * size, top[1] + 8 * size],
        [top[0] + 54 * size, top[1] + 44 * size],
        [top[0], top[1] + 38 * size],
      ]),
    ]
  }
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(
          ink.woods,
          wooded(
            random,
            `-20,${line - 20} 500,${line - 40} 1100,${line - 16} 1620,${line - 34}`,
            70,
            22,
            line + 20,
          ),
        ),
        fill(ink.grass, box(0, line, 1600, 400)),
        fill(ink.grassDark, ...tufts(random, xy(`0,${line + 40} 1600,${line + 40}`), 24, 12)),
        // Paint along the lines.
        ...lines811.map(({ x, color }): Impression => ({
          ...lines(color, 12, set.on([x, 0, 0], [x, 0, -14])),
          dash: '34 22',
        })),
        ...flag(2.5, -3.2, ink.orange),
        ...flag(3.25, -5, ink.yellow),
        ...flag(2.5, -8, ink.orange),
        fill(ink.grassDark, u.shape(xy('-50,0 60,0 180,24 40,26'))),
        ...rimmed(ink.rim, locator.body, [-3, -2]),
        lines(ink.white, 9, u.shape(xy('-94,-150 -128,-44'))),
        fill(ink.yellow, u.shape(xy('-140,-52 -116,-44 -126,-8 -152,-18'))),
        ...rimmed(ink.rim, locator.arm, [-3, -2]),
        // Spoil, back from the edge.
        fill(ink.grassDark, [
          ...set.on([-1.62, 0, -1], [-1.3, 0, -0.6]),
          ...set.on([-5.6, 0, -0.4], [-5.6, 0, -1.4]),
        ]),
        fill(ink.spoilDark, [...heap, ...set.on([-5.8, 0, 0])]),
        fill(ink.spoil, [
          ...heap.map(([x, y], i): Point => [x - 50, y + (i % 2 ? 16 : 8)]),
          [400, 452],
          [-60, 452],
        ]),
        fill(ink.stone, ...flecks(random, [20, 290], [260, 430], 20, [4, 13])),
        // The cut at the end of the trench.
        fill(ink.earth, set.facing(0, [-9, 9], [-4, 0])),
        fill(ink.deep, set.facing(0, [-9, 9], [-5, floor + 0.25])),
        fill(ink.earthDark, set.facing(0, [-9, 9], [-1.35, -0.42])),
        fill(ink.topsoil, set.facing(0, [-9, 9], [-0.42, -0.08])),
        fill(ink.grassDark, set.facing(0, [-9, 9], [-0.09, 0])),
        fill(
          ink.stone,
          ...flecks(random, [0, 560], [560, 890], 44, [5, 16]),
          ...flecks(random, [1010, 1600], [600, 890], 44, [5, 16]),
        ),
        // The trench.
        fill(ink.inside, set.facing(0, [-half, half], [floor, 0.01])),
        fill(ink.earthDark, set.level(floor, [-half, half], [far, 0])),
        fill(ink.insideLit, set.side(half, [floor, 0], [far, 0])),
        fill(ink.inside, set.side(-half, [floor, 0], [far, 0])),
        fill(ink.inside, set.facing(far, [-half, half], [floor, 0])),
        // The pipe in its bed.
        fill(ink.stone, set.level(floor + 0.02, [-0.62, 0.1], [far, 0])),
        ...set.model(solid([-0.45, -0.08], [floor, floor + 0.34], [far, -2.6], ink.pipe)),
        ...set.model(solid([-0.49, -0.04], [floor, floor + 0.4], [-2.75, -2.45], ink.pipeDark)),
        ...boxed(-1),
        ...boxed(1),
        ...set.model(
          [-4.2].flatMap((z) =>
            solid([-half, half], [-0.35, -0.2], [z - 0.08, z + 0.08], ink.steel),
          ),
        ),
        ...rimmed(ink.rim, fitter.body, [-3, -2]),
        ...set.model(solid([-0.45, -0.08], [floor, floor + 0.34], [-2.35, -0.9], ink.pipe)),
        discs(ink.pipeDark, [...set.at([-0.265, floor + 0.17, -0.9]), 28]),
        discs(ink.dark, [...set.at([-0.265, floor + 0.17, -0.9]), 20]),
        ...rimmed(ink.rim, fitter.arm, [-3, -2]),
        ...set.model(solid([-half, half], [-0.3, -0.14], [-0.62, -0.46], ink.steel)),
        // The ladder stands a yard above the edge.
        lines(ink.dark, 13, rail(0.38), rail(0.8)),
        lines(ink.ladder, 8, rail(0.38), rail(0.8)),
        lines(
          ink.ladder,
          7,
          ...Array.from({ length: 10 }, (_, i): Shape => {
            const t = (i + 0.6) / 10
            const y = floor + (1 - floor) * t
            const z = -0.75 - 0.2 * t
            return set.on([0.24 + 0.14 * t, y, z], [0.66 + 0.14 * t, y, z])
          }),
        ),
        // What the paint stands for.
        ...lines811.map(({ x, y, r }) => discs(ink.dark, [...set.at([x, y, 0]), r + 6])),
        ...lines811.map(({ x, y, r, color }) => discs(color, [...set.at([x, y, 0]), r])),
        ...flag(-4.1, -0.1, ink.blue),
        ...flag(3.25, -0.4, ink.yellow),
        // Two feet of bare edge.
        fill(ink.yellow, set.level(0.01, [-1.62, -half - 0.02], [-0.42, -0.16])),
        lines(
          ink.dark,
          3,
          ...Array.from({ length: 6 }, (_, i) =>
            set.on([-1.52 + i * 0.09, 0.01, -0.42], [-1.52 + i * 0.09, 0.01, -0.3]),
          ),
        ),
        fill(ink.grassDark, standing(a).shape(xy('-50,0 60,0 190,18 60,22'))),
        ...rimmed(ink.rim, watcher.body, [-3, -2]),
        ...rimmed(ink.rim, watcher.arm, [-3, -2]),
      ]}
    />
  )
}
