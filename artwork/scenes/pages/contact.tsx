import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { grain } from '../../kit/print/texture.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { crown } from '../../plates/growth.ts'
import { box, discs, fill, type Impression, lines } from '../../plates/ink.ts'

const ink = {
  sky: '#f1dca6',
  wall: '#c17f4b',
  seam: '#96592f',
  roof: '#4a5558',
  gravel: '#d8c095',
  shade: '#6b5140',
  bed: '#2f6762',
  lip: '#4f948a',
  deep: '#17343a',
  paper: '#fbf1d8',
  blue: '#2c5b78',
  edge: '#fff2c8',
} as const

/** From the bed of a pickup, over its tailgate; the sun is low on the right. */
const set = stage(
  { eye: [0, 1.95, 0], pitch: -15, focal: 1000, center: [800, 470] },
  [0.8, 0.42, 0.2],
  [ink.edge, '#1d2a33'],
)
const light: Point = [0.85, -0.45]
const bed = { y: 0.8, half: 0.86, hinge: -2.35, end: -3 } as const

/** The owner’s house: cedar, a door, a window, gravel before it, leaves in fall. */
function house(random: Random): Impression[] {
  const z = -11
  const boards = Array.from({ length: 13 }, (_, i) => i * 0.25)
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      '#c98f2c',
      ...[1180, 1330, 1500].map((x, i) => crown(random, [x, 150 - i * 26], 150, 130)),
    ),
    fill('#ecb94e', ...[1210, 1366, 1540].map((x, i) => crown(random, [x, 120 - i * 26], 96, 84))),
    fill(ink.gravel, set.level(0, [-20, 20], [-40, -0.5])),
    fill(ink.wall, set.facing(z, [-12, 3.4], [0, 3.3])),
    lines(ink.seam, 2.5, ...boards.map((y) => set.on([-12, y, z], [3.4, y, z]))),
    fill('#8f5730', set.on([3.4, 0, z], [3.4, 3.3, z], [4.3, 3.3, z - 5], [4.3, 0, z - 5])),
    fill(ink.shade, set.facing(z, [-12, 3.4], [2.7, 3.3])),
    fill(
      ink.roof,
      set.on([-12, 3.2, z + 0.7], [4, 3.2, z + 0.7], [3.4, 5.4, z - 3], [-12, 5.4, z - 3]),
    ),
    fill(ink.deep, set.facing(z, [-5.4, -4.1], [0, 2.3]), set.facing(z, [-2.4, 0.6], [0.9, 2.3])),
    fill('#b9482f', set.facing(z, [-5.3, -4.2], [0, 2.2])),
    fill('#3f757a', set.facing(z, [-2.3, -0.95], [1, 2.2]), set.facing(z, [-0.85, 0.5], [1, 2.2])),
    fill(
      '#8fb9ac',
      set.on([-1.9, 2.2, z], [-1.4, 2.2, z], [-1.9, 1, z], [-2.3, 1, z], [-2.3, 1.3, z]),
    ),
    fill('#b89c72', set.on([-7, 0, -9.6], [3, 0, -9.6], [1, 0, -10.9], [-8.4, 0, -10.9])),
  ]
}

/** Leans on the tailgate and shows a line of the plan. */
const showing: Pose = {
  hip: [20, -186],
  shoulder: [-26, -294],
  head: [-58, -364],
  look: 0.3,
  far: { elbow: [-70, -226], hand: [-110, -178], knee: [0, -108], foot: [-16, 0] },
  near: { elbow: [-36, -200], hand: [-132, -138], knee: [26, -106], foot: [36, 0] },
}
/** Listens, a mug in one hand. */
const listening: Pose = {
  hip: [14, -186],
  shoulder: [-10, -302],
  head: [-38, -374],
  look: 0.24,
  far: { elbow: [-50, -226], hand: [-96, -172], knee: [-4, -108], foot: [-20, 0] },
  near: { elbow: [22, -214], hand: [-58, -238], knee: [26, -106], foot: [36, 0] },
}

function talk(): { bodies: Impression[]; arms: Impression[] } {
  const left = set.stands([-0.78, 0, -3.3], -1, 1.92)
  const right = set.stands([0.8, 0, -3.3], 1, 1.84)
  const one = posed(left, { ...workwear, jacket: jackets.orange }, light, showing)
  const two = posed(
    right,
    { ...workwear, jacket: jackets.teal, hat: ['#c9543a', '#70281f'], gloves: workwear.skin },
    light,
    listening,
  )
  const mug: Point = [right.at[0] - 66 * right.scale, right.at[1] - 276 * right.scale]
  return {
    bodies: [...rimmed(ink.edge, one.body, [4, -2]), ...rimmed(ink.edge, two.body, [4, -2])],
    arms: [
      ...rimmed(ink.edge, one.arm, [4, -2]),
      fill('#f3ead2', box(mug[0] - 22, mug[1] - 6, 40, 50)),
      fill('#b3a27a', box(mug[0] - 22, mug[1] - 6, 14, 50)),
      ...rimmed(ink.edge, two.arm, [4, -2]),
    ],
  }
}

/** The bed: ribs of its floor, its two sides, the tailgate let down, and what lies in it. */
function pickup(random: Random): Impression[] {
  const { y, half, hinge, end } = bed
  const ribs = Array.from({ length: 8 }, (_, i) => -half + 0.12 + i * 0.22)
  const crate = [
    ...solid([-0.78, -0.4], [y, y + 0.16], [-1.95, -1.66], '#b5412c'),
    ...solid([-0.78, -0.4], [y + 0.17, y + 0.22], [-1.95, -1.66], '#b5412c'),
    ...solid([-0.68, -0.5], [y + 0.22, y + 0.25], [-1.83, -1.78], '#2b3438'),
  ]
  const plank = solid([0.42, 0.62], [y, y + 0.06], [-2.3, -0.7], '#e0b878')
  return [
    fill(ink.bed, set.level(y, [-half, half], [end, hinge])),
    fill(ink.lip, set.level(y, [-half, half], [end, end + 0.07])),
    fill('#24504e', set.level(y, [-half, half], [hinge, -0.4])),
    fill(ink.bed, ...ribs.map((x) => set.level(y, [x, x + 0.11], [hinge, -0.4]))),
    lines(ink.deep, 6, set.on([-half, y, hinge], [half, y, hinge])),
    // The side in the sun and the side in shade.
    fill('#3c7d76', set.side(-half, [y, 1.3], [hinge, -0.4])),
    fill(ink.deep, set.side(half, [y, 1.3], [hinge, -0.4])),
    fill(ink.lip, set.level(1.3, [-half - 0.13, -half], [hinge, -0.4])),
    fill('#6fb0a2', set.level(1.3, [half, half + 0.13], [hinge, -0.4])),
    fill(
      ink.bed,
      set.facing(hinge, [-half - 0.13, -half], [0.4, 1.3]),
      set.facing(hinge, [half, half + 0.13], [0.4, 1.3]),
    ),
    // The right side throws its shade over the floor.
    fill(
      '#16393c',
      set.on([half, y, hinge], [half, y, -0.4], [half - 0.5, y, -0.4], [half - 0.5, y, hinge]),
    ),
    lines(
      ink.deep,
      4,
      set.on([-half, 1.25, hinge], [-half, y, end + 0.1]),
      set.on([half, 1.25, hinge], [half, y, end + 0.1]),
    ),
    set.shadow(ink.deep, crate, y),
    ...set.model(crate),
    ...set.model(plank),
    lines(
      '#9c7242',
      2,
      ...grain(random, set.at([0.5, y + 0.06, -2.2]), set.at([0.52, y + 0.06, -0.8]), 40, 5),
    ),
  ]
}

/** A plan of a house across the tailgate, weighted with a tape and a pencil. */
function plan(): Impression[] {
  const y = bed.y + 0.01
  const [x0, x1] = [-0.5, 0.56]
  const at = (x: number, z: number): Point => set.at([x, y, z])
  const ring = (each: readonly (readonly [number, number])[]): Point[] =>
    each.map(([x, z]) => at(x, z))
  const walls = [
    [
      [-0.32, -2.84],
      [0.14, -2.84],
      [0.14, -2.72],
      [0.4, -2.72],
      [0.4, -2.36],
      [-0.32, -2.36],
      [-0.32, -2.84],
    ],
    [
      [-0.32, -2.6],
      [-0.02, -2.6],
      [-0.02, -2.36],
    ],
    [
      [0.14, -2.72],
      [0.14, -2.5],
    ],
  ] as const
  return [
    fill(
      ink.deep,
      ring([
        [x0 - 0.05, -2.9],
        [x1 - 0.04, -2.9],
        [x1 - 0.04, -2.2],
        [x0 - 0.05, -2.2],
      ]),
    ),
    fill(
      ink.paper,
      ring([
        [x0, -2.94],
        [x1, -2.9],
        [x1, -2.22],
        [x0, -2.24],
      ]),
    ),
    fill(
      '#e2d3ad',
      ring([
        [x0, -2.94],
        [x0 + 0.09, -2.94],
        [x0 + 0.06, -2.24],
        [x0, -2.24],
      ]),
    ),
    lines(ink.blue, 5, ...walls.map(ring)),
    lines(
      ink.blue,
      2,
      ...[-2.8, -2.74, -2.68].map((z) =>
        ring([
          [0.3, z - 0.1],
          [0.5, z - 0.1],
        ]),
      ),
    ),
    lines(
      '#c2402c',
      5,
      ring([
        [-0.32, -2.48],
        [-0.2, -2.48],
        [-0.2, -2.3],
      ]),
    ),
    fill(
      '#e9b93c',
      ring([
        [0.36, -2.33],
        [0.5, -2.33],
        [0.5, -2.24],
        [0.36, -2.24],
      ]),
    ),
    discs('#7a5a1c', [...at(0.43, -2.285), 9, 6]),
    lines(
      '#e9b93c',
      6,
      ring([
        [-0.14, -2.28],
        [0.14, -2.32],
      ]),
    ),
  ]
}

/** Over the tailgate of a pickup: a plan on it, an owner with a mug, one of us with a finger on a line. */
export function Contact() {
  const random = seeded(23)
  const { bodies, arms } = talk()
  return (
    <Printed impressions={[...house(random), ...bodies, ...pickup(random), ...plan(), ...arms]} />
  )
}
