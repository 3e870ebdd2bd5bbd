import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { blob, box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#9fc4bd',
  cloud: '#d3e2cf',
  face: '#b97a42',
  under: '#6b3f26',
  lit: '#efc384',
  far: '#8f6a4c',
  wall: '#d8b47c',
  shade: '#4a2f24',
  edge: '#fff0c4',
} as const

/** From the floor of a great room, up along its trusses; the sun is high on the left. */
const set = stage(
  { eye: [0.6, 1.4, 0], pitch: 20, focal: 1080, center: [800, 470] },
  [-0.6, 0.7, 0.3],
  [ink.edge, '#2b2026'],
)
const light: Point = [-0.8, -0.55]
const half = 4.3
const plate = 3.1
const apex = 6.1
const depths = [-15.5, -12.6, -9.7, -6.8] as const

/** A bar of a truss between two points of its plane: its face, and the side that we see from below. */
function member(z: number, a: Point, b: Point, wide: number, tone: string): Impression[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  const [nx, ny] = [(-dy / length) * (wide / 2), (dx / length) * (wide / 2)]
  const low = ny > 0 ? -1 : 1
  const at = (p: Point, s: number, depth: number) =>
    set.at([p[0] + nx * s, p[1] + ny * s, z - depth])
  return [
    fill(ink.under, [at(a, low, 0), at(b, low, 0), at(b, low, 0.3), at(a, low, 0.3)]),
    fill(tone, [at(a, -1, 0), at(b, -1, 0), at(b, 1, 0), at(a, 1, 0)]),
    lines(ink.lit, 3, [at(a, -low, 0), at(b, -low, 0)]),
  ]
}

/** A king-post truss: chord, rafters, post, struts, and the pegs in its joints. */
function truss(z: number, tone: string): Impression[] {
  const pegs = (
    [
      [-half + 0.5, plate + 0.2],
      [half - 0.5, plate + 0.2],
      [0, plate + 0.1],
      [0, apex - 0.5],
    ] as const
  ).flatMap(([x, y]) => [-0.09, 0.09].map((off) => set.at([x + off, y, z])))
  return [
    ...member(z, [0, plate + 0.5], [-2.1, plate + 1.55], 0.24, tone),
    ...member(z, [0, plate + 0.5], [2.1, plate + 1.55], 0.24, tone),
    ...member(z, [-half - 0.5, plate - 0.2], [0, apex], 0.36, tone),
    ...member(z, [half + 0.5, plate - 0.2], [0, apex], 0.36, tone),
    ...member(z, [0, plate], [0, apex + 0.04], 0.34, tone),
    ...member(z, [-half, plate], [half, plate], 0.38, tone),
    discs(ink.shade, ...pegs.map(([x, y]) => [x, y, 5] as const)),
  ]
}

/** The walls that carry them, and the wall at the end with its opening. */
const walls = (): Impression[] => [
  fill('#c39a63', set.side(-half, [0, plate - 0.15], [-17, -3])),
  fill('#7d5535', set.side(half, [0, plate - 0.15], [-17, -3])),
  lines(
    '#9c7242',
    4,
    ...Array.from({ length: 12 }, (_, i) => -4 - i * 1.15).map((z) =>
      set.on([-half, 0, z], [-half, plate - 0.15, z]),
    ),
  ),
  lines(
    '#5a3a26',
    4,
    ...Array.from({ length: 12 }, (_, i) => -4 - i * 1.15).map((z) =>
      set.on([half, 0, z], [half, plate - 0.15, z]),
    ),
  ),
  fill(
    ink.wall,
    set.facing(-17, [-half, -1.7], [0, plate]),
    set.facing(-17, [1.7, half], [0, plate]),
  ),
]

/** Astride the chord, a mallet over the peg of the king post. */
const driving: Pose = {
  hip: [20, -60],
  shoulder: [-6, -186],
  head: [-36, -256],
  look: 0.2,
  far: { elbow: [-66, -150], hand: [-120, -126], knee: [-56, -30], foot: [-46, 78], toe: 8 },
  near: { elbow: [40, -236], hand: [16, -312], knee: [-44, -12], foot: [-26, 104], toe: 12 },
}
/** Below, steadies it with a pole. */
const steadying: Pose = {
  hip: [10, -184],
  shoulder: [2, -306],
  head: [-18, -380],
  look: -0.45,
  far: { elbow: [-62, -300], hand: [-92, -366], knee: [-26, -108], foot: [-46, 0] },
  near: { elbow: [-58, -250], hand: [-104, -300], knee: [30, -106], foot: [38, 0] },
}

function crew(): Impression[] {
  const z = depths[3]
  const up = set.stands([1.25, plate + 0.19, z], 1, 2)
  const down = set.stands([-1.6, 0.35, -6], -1, 2)
  const a = posed(up, { ...workwear, jacket: jackets.orange }, light, driving)
  const b = posed(down, { ...workwear, jacket: jackets.teal }, light, steadying)
  const [s, t] = [standing(up), standing(down)]
  return [
    ...rimmed(ink.edge, a.body, [-3, -2]),
    lines(ink.lit, 9, [s.point([30, -280]), s.point([-26, -386])]),
    fill(ink.shade, s.shape(xy('-70,-392 -8,-424 8,-392 -54,-360'))),
    ...rimmed(ink.edge, a.arm, [-3, -2]),
    ...rimmed(ink.edge, b.body, [-3, -2]),
    lines(ink.lit, 9, [t.point([-40, -190]), t.point([-190, -560])]),
    ...rimmed(ink.edge, b.arm, [-3, -2]),
  ]
}

/** From below, along a row of king-post trusses: a peg goes in, somebody steadies the last one. */
export function Build() {
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(
          ink.cloud,
          blob(xy('120,240 300,150 520,170 700,60 900,90 1040,190 900,250 560,240 260,290'), 5),
        ),
        ...walls(),
        ...depths.flatMap((z, i) =>
          truss(z, [ink.far, '#9c6d45', '#aa7343', ink.face][i] ?? ink.face),
        ),
        ...crew(),
      ]}
    />
  )
}
