import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { scaleAt, type Shot } from '../../kit/print/shot.ts'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box as block } from '../../kit/solids.ts'
import type { Place } from '../../kit/space.ts'
import { spruce } from '../../plates/growth.ts'
import { curve, discs, fill, type Impression, lines, put } from '../../plates/ink.ts'

const ink = {
  wall: '#c6cdb2',
  wallDark: '#a9b396',
  floor: '#eef0e2',
  joint: '#c8cfbf',
  shade: '#bcc5b6',
  tube: '#dd6531',
  tubeDark: '#a04320',
  copper: '#c4743f',
  copperDark: '#85492a',
  white: '#fbf7e8',
  dark: '#1d2b2f',
  steel: '#8f9c99',
  red: '#b8402c',
  redLit: '#d8604a',
  gas: '#e9b436',
  blue: '#4a8296',
  snow: '#f4f5ec',
  sky: '#bcd0cf',
  woods: '#54797a',
  wood: '#8a5a38',
  rim: '#fffbe8',
} as const

const shot: Shot = { eye: [0.1, 3.2, 4.3], pitch: -27, focal: 1180, center: [800, 450] }
const key: Place = [-0.55, 1, 0.5]
const sun: Point = [-0.6, -0.75]
const back = -1.6
const view = stage(shot, key, ['#fff6d8', '#3a4a48'])

/** The tube on the floor: from side to side, up to where it's being laid. */
function loop(): Point[] {
  const out: Point[] = []
  const [left, right, gap] = [-3.1, 1.55, 0.27]
  for (let i = 0; i < 8; i += 1) {
    const z = -1.12 + i * gap
    const end = i === 7 ? -0.36 : i % 2 ? right : left
    const from = i % 2 ? left : i === 0 ? 1.9 : right
    for (let k = 0; k <= 6; k += 1) out.push(view.at([from + ((end - from) * k) / 6, 0.02, z]))
    if (i < 7)
      for (let k = 1; k < 8; k += 1) {
        const a = (k / 8) * Math.PI
        out.push(
          view.at([
            end + Math.sin(a) * 0.135 * (i % 2 ? 1 : -1),
            0.02,
            z + gap / 2 - (Math.cos(a) * gap) / 2,
          ]),
        )
      }
  }
  return out
}

function room(): Impression[] {
  const random = seeded(9)
  const [wx, wy] = view.at([-2.9, 0.9, back])
  return [
    fill(ink.wall, view.facing(back, [-7, 7], [0, 4])),
    fill(ink.wallDark, view.facing(back, [-7, 7], [0, 0.14])),
    fill(ink.floor, view.level(0, [-8, 8], [back, 4])),
    lines(
      ink.joint,
      4,
      ...Array.from({ length: 4 }, (_, i): Point[] => [
        view.at([-8, 0, -0.9 + i * 0.8]),
        view.at([8, 0, -0.9 + i * 0.8]),
      ]),
      ...Array.from({ length: 9 }, (_, i): Point[] => [
        view.at([-5 + i * 1.25, 0, back]),
        view.at([-5 + i * 1.25, 0, 3]),
      ]),
    ),
    // A window on the snow.
    fill(ink.wood, view.facing(back + 0.02, [-3, -1.35], [0.85, 2.15])),
    fill(ink.sky, view.facing(back + 0.03, [-2.9, -1.45], [0.95, 2.05])),
    fill(
      ink.woods,
      ...[30, 84, 146, 196, 226].map((x, i) =>
        put(spruce(random, 120 + (i % 3) * 30, 0.2), [wx + x, wy - 20]),
      ),
    ),
    fill(ink.snow, view.facing(back + 0.03, [-2.9, -1.45], [0.95, 1.1])),
    fill(ink.snow, ...flecks(random, [wx + 10, wx + 240], [wy - 220, wy - 30], 20, [2, 4])),
    fill(
      ink.wood,
      view.facing(back + 0.03, [-2.21, -2.14], [0.9, 2.1]),
      view.facing(back + 0.1, [-3.06, -1.29], [0.8, 0.89]),
    ),
  ]
}

const run = (color: string, wide: number, ...each: Place[][]): Impression =>
  lines(color, wide, ...each.map((points) => points.map(view.at)))

/** Boiler, expansion tank, gauge, gas, and the manifold with a valve for each loop. */
function plant(): Impression[] {
  const z = back + 0.06
  const [tx, ty] = view.at([2.0, 1.72, back + 0.1])
  const [gx, gy] = view.at([1.68, 1.06, back + 0.1])
  const meter = scaleAt(shot, [1.7, 1.2, back])
  const valves = Array.from({ length: 6 }, (_, i) => 2.0 + i * 0.15)
  const pipes: Place[][] = [
    [
      [1.08, 1.2, z],
      [1.08, 0.84, z],
      [1.95, 0.84, z],
    ],
    [
      [1.3, 1.2, z],
      [1.3, 0.6, z],
      [1.95, 0.6, z],
    ],
    [
      [1.68, 0.84, z],
      [1.68, 1.4, z],
      [2.0, 1.4, z],
      [2.0, 1.55, z],
    ],
  ]
  return [
    run(ink.gas, 15, [
      [0.94, 1.2, z],
      [0.94, 0.02, z],
      [-0.2, 0.02, z],
    ]),
    run(ink.copperDark, 17, ...pipes),
    run(ink.copper, 9, ...pipes),
    ...view.model([
      ...block([0.84, 1.5], [1.2, 2.05], [back, back + 0.36], ink.white),
      ...block([1.08, 1.26], [2.05, 3.2], [back + 0.1, back + 0.28], ink.steel),
    ]),
    fill(ink.dark, view.facing(back + 0.37, [0.96, 1.38], [1.3, 1.46])),
    fill(ink.gas, view.facing(back + 0.37, [1.0, 1.16], [1.34, 1.42])),
    fill(ink.dark, view.facing(back + 0.37, [1.08, 1.26], [1.6, 1.8])),
    fill(
      ink.gas,
      view.facing(back + 0.37, [1.1, 1.16], [1.61, 1.7]),
      view.facing(back + 0.37, [1.18, 1.24], [1.61, 1.72]),
    ),
    discs(ink.red, [tx, ty, 0.17 * meter, 0.22 * meter]),
    discs(ink.redLit, [tx - 6, ty - 6, 0.11 * meter, 0.16 * meter]),
    discs(ink.dark, [gx, gy, 0.115 * meter]),
    discs(ink.white, [gx, gy, 0.09 * meter]),
    lines(ink.red, 5, [
      [gx, gy],
      [gx - 8, gy - 11],
    ]),
    run(
      ink.tubeDark,
      11,
      ...valves.map((x): Place[] => [
        [x, 0.84, z],
        [x, 0.02, z + 0.1],
        [x - 0.06, 0.02, z + 0.38],
      ]),
    ),
    run(
      ink.tube,
      7,
      ...valves.map((x): Place[] => [
        [x, 0.84, z],
        [x, 0.02, z + 0.1],
        [x - 0.06, 0.02, z + 0.38],
      ]),
    ),
    run(
      ink.dark,
      26,
      [
        [1.92, 0.84, z],
        [2.85, 0.84, z],
      ],
      [
        [1.92, 0.6, z],
        [2.85, 0.6, z],
      ],
    ),
    run(
      ink.steel,
      20,
      [
        [1.92, 0.84, z],
        [2.85, 0.84, z],
      ],
      [
        [1.92, 0.6, z],
        [2.85, 0.6, z],
      ],
    ),
    discs(ink.blue, ...valves.map((x) => [...view.at([x, 0.62, z + 0.1]), 11] as const)),
    discs(ink.red, ...valves.map((x) => [...view.at([x, 0.86, z + 0.1]), 11] as const)),
  ]
}

const lays: Pose = {
  hip: [58, -138],
  shoulder: [-22, -218],
  head: [-68, -272],
  look: 0.6,
  far: { elbow: [-76, -150], hand: [-136, -64], knee: [-66, -134], foot: [-62, 0] },
  near: { elbow: [-40, -126], hand: [-98, -38], knee: [24, -28], foot: [130, -20], toe: 62 },
}
const reads: Pose = {
  hip: [26, -184],
  shoulder: [-8, -298],
  head: [-40, -370],
  look: 0.1,
  far: { elbow: [-54, -244], hand: [-104, -248], knee: [-22, -108], foot: [-38, 0] },
  near: { elbow: [-66, -250], hand: [-140, -312], knee: [36, -106], foot: [48, 0] },
}

/** From a ladder: one lays the heating tube on the floor, one checks the boiler that will warm it. */
export function Heating() {
  const a = view.stands([-0.1, 0, 1.02])
  const b = view.stands([0.28, 0, -0.86], -1)
  const one = posed(
    a,
    { ...workwear, jacket: jackets.plaid, hat: ['#f0bd3c', '#855a1c'] },
    sun,
    lays,
  )
  const two = posed(b, { ...workwear, jacket: jackets.teal }, sun, reads)
  const s = standing(a)
  const t = standing(b)
  const laid = loop()
  const hand = s.point([-104, -26])
  const coil = view.at([1.5, 0, 0.98])
  const tail = curve(
    [
      laid.at(-1) ?? hand,
      hand,
      s.point([-40, 2]),
      s.point([90, 12]),
      [coil[0] - 220, coil[1] + 44],
      [coil[0] - 60, coil[1] + 54],
    ],
    6,
  )
  return (
    <Printed
      impressions={[
        ...room(),
        ...plant(),
        lines(ink.tubeDark, 13, laid),
        lines(ink.tube, 8, laid),
        view.standing(ink.shade, [0.28, 0, -0.86]),
        fill(
          ink.shade,
          s.shape([
            [-60, -4],
            [60, -40],
            [260, 6],
            [220, 44],
            [40, 26],
          ]),
        ),
        // The rest of the coil.
        discs(ink.shade, [coil[0] + 30, coil[1] + 34, 190, 62]),
        lines(ink.tubeDark, 15, tail),
        lines(ink.tube, 9, tail),
        ...Array.from({ length: 4 }, (_, i): Impression[] => [
          {
            ...discs(ink.tubeDark, [coil[0], coil[1] - i * 13, 160 - (i % 2) * 6, 58]),
            stroke: 15,
          },
          { ...discs(ink.tube, [coil[0], coil[1] - i * 13, 160 - (i % 2) * 6, 58]), stroke: 9 },
        ]).flat(),
        ...rimmed(ink.rim, two.body, [-3, -3]),
        fill(
          ink.dark,
          t.shape([
            [-100, -290],
            [-138, -282],
            [-124, -214],
            [-88, -224],
          ]),
        ),
        fill(
          ink.blue,
          t.shape([
            [-106, -280],
            [-130, -276],
            [-122, -234],
            [-98, -238],
          ]),
        ),
        ...rimmed(ink.rim, two.arm, [-3, -3]),
        ...rimmed(ink.rim, one.body, [-4, -4]),
        ...rimmed(ink.rim, one.arm, [-4, -4]),
      ]}
    />
  )
}
