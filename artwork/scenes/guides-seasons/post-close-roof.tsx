import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import type { Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import { between, type Random, seeded } from '../../kit/random.ts'
import { box as solid, prism } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { box, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#d5dcd6',
  cloud: '#aebfc0',
  snow: '#ffffff',
  wood: '#dfa75f',
  woodDark: '#94683f',
  sheet: '#5e4232',
  sheetDark: '#553a2d',
  wall: '#3f2e28',
  dark: '#22302f',
  steel: '#8fa3a3',
  rim: '#fff8e4',
} as const

/** The open half of the roof lets the day in, from the right. */
const sun: Point = [0.8, -0.6]
const shot: Shot = {
  eye: [-1.3, 1, 0],
  pitch: 38,
  focal: 820,
  center: [700, 450],
}
const { on, inOrder, stands } = stage(shot, [0.8, 0.5, 0.3], ['#ffe9b8', '#2f2a2c'])

const ridge = 6
const fall = 0.6
/** On the underside of the right slope, or of the left one. */
const slope = (x: number, z: number, off = 0): Place => [x, ridge - Math.abs(x) * fall + off, z]

/** One panel of a slope, between two distances from the ridge. */
const panel = (x0: number, x1: number, z0: number, z1: number): Point[] =>
  on(slope(x0, z0, 0.02), slope(x1, z0, 0.02), slope(x1, z1, 0.02), slope(x0, z1, 0.02))

const bays = Array.from({ length: 15 }, (_, i) => -12 + i * 0.72)

function sheathing(): Impression[] {
  const rows = [0, 1.5, 3, 4.5, 7.4]
  const all: Impression[] = [fill(ink.sheetDark, panel(0, -7.4, -12, -1.2))]
  for (const side of [-1, 1] as const)
    for (const [r, x] of rows.slice(0, -1).entries())
      for (const [c, z] of bays.entries()) {
        if (c % 2 || z > -1.2) continue
        // The right slope is open from here on; its lowest rows go first.
        if (side === 1 && z > -9.4 + r * 1.5) continue
        const next = rows[r + 1] ?? x
        all.push(
          fill(
            (r + c / 2) % 2 ? ink.sheet : ink.sheetDark,
            panel(x * side, next * side, z, Math.min(z + 1.44, -1.2)),
          ),
        )
      }
  return all
}

const rafter = (side: 1 | -1, z: number): Face[] => {
  const profile = [
    [0, ridge - 0.36],
    [7.4, ridge - 7.4 * fall - 0.36],
    [7.4, ridge - 7.4 * fall],
    [0, ridge],
  ] as const
  const turned = side === 1 ? profile : profile.map(([x, y]) => [-x, y] as const).toReversed()
  return prism(turned, [z, z + 0.1], side === 1 ? ink.wood : ink.woodDark)
}

const flakes = (random: Random, count: number, [small, large]: readonly [number, number]) =>
  discs(
    ink.snow,
    ...Array.from(
      { length: count },
      () =>
        [
          between(random, 880, 1590),
          between(random, 10, 720),
          between(random, small, large),
        ] as const,
    ),
  )

const overhead: Pose = {
  hip: [8, -186],
  shoulder: [-2, -302],
  head: [-10, -378],
  look: -0.5,
  far: { elbow: [-58, -352], hand: [-66, -430], knee: [-22, -108], foot: [-44, 0] },
  near: { elbow: [-42, -376], hand: [-50, -452], knee: [32, -106], foot: [50, 0] },
}
const carries: Pose = {
  hip: [14, -184],
  shoulder: [6, -302],
  head: [-24, -374],
  look: 0.05,
  far: { elbow: [-60, -290], hand: [-110, -330], knee: [-40, -114], foot: [-66, 0] },
  near: { elbow: [26, -214], hand: [-8, -124], knee: [42, -104], foot: [80, -10], toe: -22 },
}

/** Up from the floor of a house: half its roof is closed, through the open rafters the first snow comes in. */
export function CloseRoof() {
  const random = seeded(904)
  const a = stands([0.15, 1.9, -4.6], -1)
  const below = posed(a, { ...workwear, jacket: jackets.teal }, sun, overhead)
  const s = standing(a)
  const b = stands([2.35, 1.9, -4.5], 1)
  const carrier = posed(b, { ...workwear, jacket: jackets.orange }, sun, carries)
  const c = standing(b)
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 900)),
        fill(
          ink.cloud,
          xy('-10,-10 1610,-10 1610,120 1380,170 1150,130 940,190 700,140 400,200 -10,150'),
        ),
        flakes(random, 60, [2, 5]),
        ...sheathing(),
        // Walls below the roof, and the gable far off.
        fill(ink.wall, on([-5.2, 2.9, -12], [5.2, 2.9, -12], [0, 6, -12])),
        ...inOrder(bays.flatMap((z) => [...rafter(-1, z), ...rafter(1, z)])),
        ...inOrder(solid([-0.12, 0.12], [5.5, 6.05], [-12, -1.2], '#b9803f')),
        ...inOrder(
          [-9.1, -6.3].flatMap((z) => solid([-3.4, 3.4], [3.85, 4.1], [z, z + 0.12], ink.wood)),
        ),
        flakes(random, 16, [4, 8]),
        // The plank one stands on.
        ...inOrder(solid([-2.2, 4.2], [1.82, 1.9], [-4.9, -4.3], '#c98f4c')),
        ...rimmed(ink.rim, carrier.body, [3, -2]),
        // A sheet for the next row, under an arm.
        fill(ink.woodDark, c.shape(xy('-318,-346 214,-330 218,-92 -312,-84'))),
        fill('#e3b06a', c.shape(xy('-318,-346 214,-330 216,-104 -314,-96'))),
        lines(
          ink.wood,
          3,
          c.shape(xy('-290,-290 60,-276')),
          c.shape(xy('-220,-200 190,-190')),
          c.shape(xy('-300,-140 -60,-138')),
        ),
        ...rimmed(ink.rim, carrier.arm, [3, -2]),
        ...rimmed(ink.rim, below.body, [3, -2]),
        ...rimmed(ink.rim, below.arm, [3, -2]),
        fill(ink.dark, s.shape(xy('-44,-448 -70,-446 -74,-500 -40,-504'))),
        lines(ink.steel, 6, s.shape(xy('-56,-500 -58,-530'))),
      ]}
    />
  )
}
