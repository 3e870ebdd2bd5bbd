import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import type { Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { box, curve, discs, fill, type Impression, lines } from '../../plates/ink.ts'

const ink = {
  gravel: '#b9ab92',
  gravelDark: '#9a8b74',
  gravelLit: '#d2c6ab',
  shade: '#7a6d60',
  foam: '#7fb0bd',
  foamDark: '#5a8b9b',
  mesh: '#4d4a48',
  tube: '#e2602b',
  tubeDark: '#8a3520',
  board: '#d8a45e',
  wall: '#40676a',
  wallDark: '#2b484c',
  door: '#a3683a',
  doorDark: '#754728',
  dark: '#22302f',
  steel: '#a9b7b3',
  white: '#f6f0de',
  rim: '#fff3cf',
} as const

const sun: Point = [-0.8, -0.5]
const shot: Shot = { eye: [0.2, 7, 9], pitch: -38, focal: 1750, center: [800, 545] }
const {
  at,
  level,
  facing,
  model,
  shadow,
  standing: shade,
  stands,
} = stage(shot, [-0.7, 0.75, 0.45], ['#fff0c4', '#3a3532'])

type Flat = readonly [x: number, z: number]
const path = (each: readonly Flat[], y = 0.05): Point[] => each.map(([x, z]) => at([x, y, z]))

/** A loop of tube: back and forth between two ends, along z, with round turns. */
function loop(xs: readonly number[], z0: number, z1: number): Flat[] {
  return xs.flatMap((x, i): Flat[] => {
    const next = xs[i + 1]
    const [from, to] = i % 2 ? [z1, z0] : [z0, z1]
    const run: Flat[] = [
      [x, from],
      [x, to],
    ]
    if (next === undefined) return run
    const [middle, r] = [(x + next) / 2, Math.abs(next - x) / 2]
    const way = to > from ? 1 : -1
    return [
      ...run,
      ...[0.25, 0.5, 0.75].map((t): Flat => [
        middle - Math.cos(t * Math.PI) * r * Math.sign(next - x),
        to + Math.sin(t * Math.PI) * r * way,
      ]),
    ]
  })
}
const across = (each: readonly Flat[]): Flat[] => each.map(([x, z]): Flat => [z, x])

const tube = (...each: Point[][]): Impression[] => [
  lines(ink.tubeDark, 14, ...each.map((run) => run.map(([x, y]): Point => [x + 2, y + 3]))),
  lines(ink.tube, 10, ...each),
]

const strips = [
  [-2.75, -1.15],
  [1.15, 2.75],
] as const

/** Foam, then mesh, only where the drive is to be warm. */
function beds(): Impression[] {
  const areas = [
    ...strips.map((x) => ({ x, z: [-3.4, 5.4] as const })),
    { x: [-3.3, 3.3] as const, z: [-5.3, -3.4] as const },
  ]
  const steps = (a: number, b: number, by: number) =>
    Array.from({ length: Math.round((b - a) / by) + 1 }, (_, i) => a + i * by)
  return [
    fill(
      ink.shade,
      ...areas.map(({ x: [a, b], z: [c, d] }) => level(0, [a - 0.06, b + 0.12], [c, d + 0.08])),
    ),
    fill(ink.foam, ...areas.map(({ x, z }) => level(0.03, x, z))),
    lines(
      ink.foamDark,
      3,
      ...strips.flatMap(([a, b]) =>
        [-1, 1.4, 3.8].map((z) =>
          path([
            [a, z],
            [b, z],
          ]),
        ),
      ),
      ...[-1.1, 1.1].map((x) =>
        path([
          [x, -5.3],
          [x, -3.4],
        ]),
      ),
    ),
    lines(
      ink.mesh,
      2,
      ...areas.flatMap(({ x: [a, b], z: [c, d] }) => [
        ...steps(a + 0.1, b - 0.1, 0.2).map((x) =>
          path([
            [x, c],
            [x, d],
          ]),
        ),
        ...steps(c + 0.1, d - 0.1, 0.2).map((z) =>
          path([
            [a, z],
            [b, z],
          ]),
        ),
      ]),
    ),
  ]
}

const ties: Pose = {
  hip: [48, -134],
  shoulder: [-40, -208],
  head: [-92, -252],
  look: 0.7,
  far: { elbow: [-104, -134], hand: [-136, -40], knee: [-62, -122], foot: [-54, 0] },
  near: { elbow: [-70, -112], hand: [-98, -22], knee: [16, -28], foot: [128, -6], toe: 70 },
}
const pulls: Pose = {
  hip: [26, -178],
  shoulder: [-26, -282],
  head: [-70, -342],
  look: 0.5,
  far: { elbow: [-84, -216], hand: [-134, -150], knee: [-40, -104], foot: [-62, 0] },
  near: { elbow: [-10, -196], hand: [-76, -132], knee: [40, -104], foot: [64, 0] },
}
const reads: Pose = {
  hip: [14, -186],
  shoulder: [-8, -300],
  head: [-38, -370],
  look: 0.3,
  far: { elbow: [-60, -236], hand: [-104, -224], knee: [-24, -108], foot: [-40, 0] },
  near: { elbow: [0, -220], hand: [-66, -216], knee: [28, -106], foot: [40, 0] },
}

/** From a garage's gable, down: tube goes on the mesh of two wheel strips and the doors; the rest stays gravel. */
export function Snowmelt() {
  const random = seeded(1402)
  const one = stands([-1.55, 0.05, 1.5])
  const tier = posed(one, { ...workwear, jacket: jackets.teal }, sun, ties)
  const two = stands([2.62, 0.05, 1.3])
  const puller = posed(two, { ...workwear, jacket: jackets.orange }, sun, pulls)
  const p = standing(two)
  const three = stands([3.05, 0, -3.1], -1)
  const reader = posed(
    three,
    { ...workwear, jacket: jackets.yellow, hat: ['#c9543a', '#70281f'] },
    sun,
    reads,
  )
  const forms = [-3.55, 3.55].flatMap((x) =>
    solid([x, x + 0.06], [0, 0.16], [-5.3, 5.6], ink.board),
  )
  const reel = [...solid([3.62, 4.5], [0, 0.1], [1.3, 2.2], ink.board)]
  const [hx, hy] = p.point([-138, -142])
  const drum = at([4.05, 0.5, 1.75])
  return (
    <Printed
      impressions={[
        fill(ink.gravel, box(0, 0, 1600, 900)),
        fill(ink.gravelDark, ...flecks(random, [0, 1600], [120, 900], 150, [2, 6])),
        fill(ink.gravelLit, ...flecks(random, [0, 1600], [120, 900], 90, [2, 5])),
        // The garage's shadow and its foot.
        fill(ink.wall, facing(-5.5, [-9, 9], [0, 3])),
        fill(ink.wallDark, ...[0.5, 0.9, 1.3].map((y) => facing(-5.5, [-9, 9], [y, y + 0.07]))),
        fill(ink.white, facing(-5.48, [-2.8, 2.8], [0, 3])),
        fill(ink.door, facing(-5.46, [-2.6, 2.6], [0, 3])),
        fill(
          ink.doorDark,
          ...[-1.3, 0, 1.3].map((x) => facing(-5.45, [x - 0.03, x + 0.03], [0, 3])),
          facing(-5.45, [-2.6, 2.6], [0.62, 0.7]),
        ),
        fill(ink.shade, level(0, [-9, 9], [-5.5, -5.32])),
        ...beds(),
        // What is laid: the doors, the left strip; half of the right one.
        ...tube(
          path(across(loop([-5.1, -4.75, -4.4, -4.05, -3.7], 3, -3))),
          path(loop([-2.55, -2.15, -1.75, -1.35], 5.6, -3.1)),
          path(loop([1.35, 1.75], 5.6, -3.1)),
          curve(
            [
              ...path([
                [2.15, -3],
                [2.15, -2],
                [2.15, -1],
                [2.13, 0.1],
              ]),
              [hx, hy],
            ],
            4,
          ),
        ),
        shadow(ink.shade, forms),
        ...model(forms),
        // The manifold on its post, under pressure.
        fill(ink.shade, level(0, [3.75, 5], [-4.75, -4.55])),
        ...model(solid([3.7, 3.8], [0, 1.5], [-4.7, -4.6], ink.board)),
        ...model(solid([3.55, 4.5], [0.95, 1.35], [-4.66, -4.5], ink.steel)),
        ...tube(
          ...[3.7, 3.9, 4.1, 4.3].map((x) =>
            curve(
              [
                at([x, 1, -4.5]),
                at([x, 0.5, -4.45]),
                at([x - 0.25, 0.05, -4.2]),
                at([3.2, 0.05, -4.2 + (x - 3.7)]),
              ],
              4,
            ),
          ),
        ),
        discs(ink.dark, [...at([3.75, 1.6, -4.5]), 24]),
        discs(ink.white, [...at([3.75, 1.6, -4.5]), 18]),
        lines(ink.tube, 4, [at([3.75, 1.6, -4.5]), at([3.82, 1.68, -4.5])]),
        shade(ink.shade, [3.05, 0, -3.1]),
        ...rimmed(ink.rim, reader.body, [-2, -2]),
        ...rimmed(ink.rim, reader.arm, [-2, -2]),
        // The coil on its stand.
        shadow(ink.shade, solid([3.6, 4.5], [0, 1], [1.5, 2], ink.board)),
        ...model(reel),
        discs(ink.tubeDark, [drum[0], drum[1], 92, 88]),
        discs(ink.tube, [drum[0] - 3, drum[1] - 4, 84, 80]),
        discs(ink.tubeDark, [drum[0], drum[1], 66, 62]),
        discs(ink.tube, [drum[0] - 2, drum[1] - 2, 58, 54]),
        discs(ink.dark, [drum[0], drum[1], 40, 38]),
        discs(ink.board, [drum[0], drum[1], 15, 15]),
        shade(ink.shade, [-1.5, 0.05, 1.5], 0.4, 1.2),
        ...rimmed(ink.rim, tier.body, [-3, -2]),
        ...rimmed(ink.rim, tier.arm, [-3, -2]),
        shade(ink.shade, [2.62, 0.05, 1.3]),
        ...rimmed(ink.rim, puller.body, [-3, -2]),
        ...tube(
          curve(
            [
              [hx, hy],
              p.point([-80, -128]),
              p.point([40, -70]),
              [drum[0] - 60, drum[1] + 64],
              [drum[0], drum[1] + 84],
            ],
            5,
          ),
        ),
        ...rimmed(ink.rim, puller.arm, [-3, -2]),
      ]}
    />
  )
}
