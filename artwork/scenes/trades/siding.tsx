import { pickup } from '../../kit/machines/pickup.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { crown, spruce } from '../../plates/growth.ts'
import { box, fill, type Impression, lines, put, type Shape } from '../../plates/ink.ts'

const ink = {
  sky: '#f1dfb4',
  haze: '#e3c795',
  hill: '#8c9b78',
  woods: '#4f7466',
  meadow: '#c9b070',
  drive: '#d9c39a',
  shade: '#6d5a44',
  leaf: '#d99a2e',
  leafLit: '#f0be57',
  wrap: '#efe9d6',
  print: '#7fa3a6',
  batten: '#c99a5c',
  battenLit: '#f0cc8c',
  cedar: '#b5663a',
  cedarLit: '#d98a51',
  seam: '#6d3726',
  soffit: '#7c4b31',
  dark: '#3d2823',
  glass: '#2f5a63',
  sheen: '#86b0ac',
  trim: '#f7f0dc',
  plank: '#d8b27c',
  plankDark: '#8f6a42',
  pole: '#3d4b50',
  poleLit: '#93a5a5',
  rim: '#fff3cf',
} as const

/** From the planks of a scaffold, along the wall; the morning sun comes from the left. */
const set = stage(
  { eye: [0.28, 1.72, 0], pitch: -3, turn: -4, focal: 1020, center: [640, 420] },
  [-0.75, 0.6, 0.3],
  [ink.rim, '#2c3438'],
)
const sun: Point = [-0.85, -0.45]
const wall = 1.34
const far = -17
const eave = 3.5
const course = 0.21

/** The yard, two floors down: a drive with a pickup on it, aspens in fall, spruces, one long hill. */
function yard(random: Random): Impression[] {
  const ground = -6.4
  const truck = placed(pickup('#2f6762'), 62, [-9, ground, -27], 1.15)
  const aspens = ([x, z]: readonly [number, number]): Point => set.at([x, ground + 2.6, z])
  const trees = (
    [
      [-13, -21],
      [-15.6, -24],
      [-4.6, -33],
      [-2.4, -36],
      [-18, -32],
    ] as const
  ).map(aspens)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.haze,
      set.on(
        [-260, 22, -380],
        [-90, 34, -380],
        [40, 18, -380],
        [160, 26, -380],
        [160, -20, -380],
        [-260, -20, -380],
      ),
    ),
    fill(
      ink.hill,
      set.on(
        [-200, 2, -230],
        [-70, 13, -230],
        [30, 5, -230],
        [90, 9, -230],
        [90, -30, -230],
        [-200, -30, -230],
      ),
    ),
    fill(ink.meadow, set.level(ground, [-200, 100], [-240, -1])),
    fill(
      ink.woods,
      ...Array.from({ length: 30 }, (_, i) =>
        put(spruce(random, between(random, 70, 150)), [-30 + i * 34, 496]),
      ),
    ),
    fill(
      ink.drive,
      set.on(
        [-16, ground, -12],
        [-3, ground, -12],
        [-4, ground, -34],
        [-30, ground, -52],
        [-40, ground, -52],
        [-12, ground, -30],
      ),
    ),
    lines(
      '#f3dfae',
      7,
      ...trees.map(([x, y]): Shape => [
        [x, y],
        [x + 3, y + 120],
      ]),
    ),
    fill(ink.leaf, ...trees.map((at) => crown(random, at, 62, 74))),
    fill(ink.leafLit, ...trees.map(([x, y]) => crown(random, [x - 16, y - 20], 34, 40))),
    set.shadow(ink.shade, truck, ground),
    ...set.model(truck),
  ]
}

/** Wrap and battens above, cedar as far up as the crew has come, a window that waits for its trim. */
function cladding(random: Random): Impression[] {
  const battens = Array.from({ length: 20 }, (_, i) => -1.1 - i * 0.8)
  const rows = Array.from({ length: 36 }, (_, i) => -6.3 + i * course).filter((y) => y < 1.04)
  const lap = (y: number) => (y > 0.6 ? -0.9 : -0.4)
  return [
    fill(ink.wrap, set.side(wall, [-6.4, eave], [far, -0.3])),
    lines(ink.print, 4, ...[1.75, 2.6].map((y) => set.on([wall, y, far], [wall, y, -0.3]))),
    fill(
      ink.print,
      ...Array.from({ length: 9 }, (_, i) =>
        set.side(wall, [2.02, 2.28], [-2.9 - i * 1.7, -2.1 - i * 1.7]),
      ),
    ),
    fill(ink.batten, ...battens.map((z) => set.side(wall, [0.8, eave], [z - 0.09, z]))),
    fill(ink.battenLit, ...battens.map((z) => set.side(wall, [0.8, eave], [z - 0.02, z]))),
    ...rows.map((y, i) =>
      fill(
        i % 4 === 1 ? '#a85b34' : i % 4 === 3 ? '#c07343' : ink.cedar,
        set.side(wall, [y, y + course], [far, lap(y)]),
      ),
    ),
    fill(
      ink.cedarLit,
      ...rows.map((y) => set.side(wall, [y + course * 0.72, y + course], [far, lap(y)])),
    ),
    lines(ink.seam, 3, ...rows.map((y) => set.on([wall, y, far], [wall, y, lap(y)]))),
    lines(
      ink.seam,
      2,
      ...Array.from({ length: 40 }, (): Shape => {
        const y = between(random, -2.4, 1)
        const z = between(random, -11, -1.2)
        return set.on([wall, y, z], [wall, y + 0.02, z - between(random, 0.2, 0.6)])
      }),
    ),
    // The window, two battens wide.
    fill(ink.dark, set.side(wall, [1.2, 3.05], [-12.3, -9.9])),
    fill(
      ink.glass,
      set.side(wall, [1.3, 2.95], [-11.05, -10]),
      set.side(wall, [1.3, 2.95], [-12.2, -11.15]),
    ),
    fill(
      ink.sheen,
      set.on([wall, 2.95, -10.2], [wall, 2.95, -10.5], [wall, 1.3, -11], [wall, 1.3, -10.7]),
    ),
    // The roof over it.
    fill(ink.soffit, set.level(eave, [0.55, wall + 0.2], [far, -0.2])),
    lines(ink.dark, 3, ...[0.75, 0.95, 1.15].map((x) => set.on([x, eave, far], [x, eave, -0.2]))),
    fill(ink.dark, set.side(0.55, [eave, eave + 0.3], [far, -0.2])),
  ]
}

/** Two planks wide, poles and rails at the open side. */
function planks(): Impression[] {
  const joints = Array.from({ length: 6 }, (_, i) => -2.4 - i * 2.4)
  return [
    fill(ink.dark, set.side(0.02, [-0.22, 0], [far, -0.4])),
    fill(ink.plank, set.level(0, [0.02, 1.06], [far, -0.4])),
    fill('#e8c995', set.level(0, [0.02, 0.34], [far, -0.4])),
    lines(
      ink.plankDark,
      4,
      ...[0.36, 0.7].map((x) => set.on([x, 0, far], [x, 0, -0.4])),
      ...joints.map((z) => set.on([0.02, 0, z], [1.06, 0, z])),
    ),
  ]
}
function rails(): Impression[] {
  const posts = [-3.1, -6.2, -9.3, -12.4]
  return [
    ...posts
      .toReversed()
      .flatMap((z): Impression[] => [
        fill(ink.pole, set.facing(z, [-0.06, 0.02], [-6.4, 4])),
        fill(ink.poleLit, set.facing(z, [-0.06, -0.035], [-6.4, 4])),
      ]),
    ...[0.55, 1.08].flatMap((y): Impression[] => [
      fill(ink.pole, set.side(0, [y, y + 0.06], [far, -0.6])),
      fill(ink.poleLit, set.side(0, [y + 0.04, y + 0.06], [far, -0.6])),
    ]),
  ]
}

/** Sets the board on the line with one hand, the nailer in the other. */
const nails: Pose = {
  hip: [18, -186],
  shoulder: [-10, -302],
  head: [-36, -374],
  look: 0.16,
  far: { elbow: [-74, -270], hand: [-128, -262], knee: [-18, -108], foot: [-34, 0] },
  near: { elbow: [-44, -212], hand: [-104, -236], knee: [28, -106], foot: [42, 0] },
}
/** Holds the other end up. */
const holds: Pose = {
  hip: [14, -186],
  shoulder: [-8, -304],
  head: [-34, -378],
  look: 0.05,
  far: { elbow: [-70, -250], hand: [-122, -258], knee: [-14, -108], foot: [-30, 0] },
  near: { elbow: [-50, -226], hand: [-110, -244], knee: [26, -106], foot: [36, 0] },
}

/** Along a scaffold: two siders bring a cedar board to the chalk line, wrap and battens above it. */
export function Siding() {
  const random = seeded(31)
  const near = set.stands([0.62, 0, -3.5], -1, 1.9)
  const away = set.stands([0.62, 0, -7.4], -1, 1.86)
  const board = solid([wall - 0.1, wall - 0.03], [1.07, 1.28], [-8.4, -2.3], '#d98a51')
  const one = posed(near, { ...workwear, jacket: jackets.teal }, sun, nails)
  const two = posed(
    away,
    { ...workwear, jacket: jackets.orange, hat: ['#e7b84b', '#9a7326'] },
    sun,
    holds,
  )
  const grip: Point = [near.at[0] + 104 * near.scale, near.at[1] - 236 * near.scale]
  const tool = (points: string): Shape =>
    points.split(' ').map((pair): Point => {
      const [x = 0, y = 0] = pair.split(',').map(Number)
      return [grip[0] + x * near.scale, grip[1] + y * near.scale]
    })
  return (
    <Printed
      impressions={[
        ...yard(random),
        ...cladding(random),
        ...planks(),
        ...rimmed(ink.rim, two.body, [-3, -2]),
        ...set.model(board),
        ...rimmed(ink.rim, two.arm, [-3, -2]),
        fill(ink.plankDark, set.level(0, [0.5, 1.06], [-3.62, -3.44])),
        ...rimmed(ink.rim, one.body, [-4, -2]),
        fill('#d24a2c', tool('-22,-46 34,-46 50,-36 50,-20 20,-8 -22,-12')),
        fill('#f08a5c', tool('-22,-46 34,-46 40,-40 -22,-38')),
        fill('#2b3438', tool('50,-36 74,-34 74,-22 50,-20'), tool('26,-12 46,-22 66,36 48,40')),
        fill('#2b3438', tool('-14,18 18,18 20,40 -14,40')),
        ...rimmed(ink.rim, one.arm, [-4, -2]),
        ...rails(),
      ]}
    />
  )
}
