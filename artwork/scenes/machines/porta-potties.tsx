import { cabin } from '../../kit/machines/cabin.ts'
import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, stage, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { seeded } from '../../kit/random.ts'
import { box as solid } from '../../kit/solids.ts'
import { placed } from '../../kit/space.ts'
import { box, curve, discs, fill, type Impression, lines, xy } from '../../plates/ink.ts'

const ink = {
  sky: '#f3dfb0',
  sun: '#fdf3d2',
  gravel: '#cdb58a',
  gravelLit: '#e6d2a8',
  shade: '#8b7a6a',
  wood: '#d39a55',
  wet: '#9fb0ab',
  door: '#2f8088',
  other: '#c9653c',
  rim: '#fff2cc',
} as const

/** Down the row, the sun low in front and to the right. */
const view = stage(
  { eye: [0.5, 1.62, 7.2], pitch: -3, focal: 1150, center: [800, 400] },
  [0.8, 0.62, -0.2],
  ['#fff0c4', '#1c3440'],
)
const sun: Point = [0.8, -0.45]

const row = [2.4, 0.4, -1.6, -3.6, -5.6, -7.6, -9.6].map((z, i) =>
  placed(cabin(i === 4 ? ink.other : ink.door), 90, [-2.3, 0, z]),
)

/** The frame across the way: posts, plates and studs. */
const frame = [
  ...[-22, -18, -14, -10, -6, -2].flatMap((z) =>
    solid([5.2, 5.42], [0.3, 3.1], [z - 0.11, z + 0.11], ink.wood),
  ),
  ...solid([5.16, 5.46], [3.1, 3.4], [-22.4, -1.6], ink.wood),
  ...solid([5, 9], [0, 0.3], [-22.6, -1.4], '#b9b0a0'),
  ...[-20, -16, -12, -8, -4].flatMap((z) =>
    solid([5.2, 9], [3.4, 3.62], [z - 0.08, z + 0.08], ink.wood),
  ),
]

/** Rinses a door: one hand on the wand, the hose over the other arm. */
const rinses: Pose = {
  hip: [10, -184],
  shoulder: [-2, -304],
  head: [-26, -376],
  look: 0.1,
  far: { elbow: [-70, -262], hand: [-128, -256], knee: [-16, -108], foot: [-42, 0] },
  near: { elbow: [-16, -226], hand: [-78, -212], knee: [26, -106], foot: [44, 0] },
}

/** Walks off with a crate of rolls for the far end of the row. */
const carries: Pose = {
  hip: [6, -184],
  shoulder: [-4, -304],
  head: [-24, -376],
  look: 0,
  far: { elbow: [-44, -236], hand: [-92, -232], knee: [-44, -112], foot: [-74, -6], toe: 8 },
  near: { elbow: [20, -232], hand: [-60, -226], knee: [26, -108], foot: [70, -10], toe: -24 },
}

function rinser(): Impression[] {
  const stand = view.stands([1.15, 0, 2.6])
  const s = standing(stand)
  const { body, arm } = posed(
    stand,
    { ...workwear, jacket: jackets.yellow, hat: workwear.hat },
    sun,
    rinses,
  )
  return [
    view.standing(ink.shade, [1.15, 0, 2.6], 0.32),
    lines(
      '#23495a',
      10,
      curve(
        [
          s.point([-80, -210]),
          s.point([30, -120]),
          s.point([90, -20]),
          s.point([170, 0]),
          s.point([330, 14]),
          s.point([520, 60]),
        ],
        6,
      ),
    ),
    ...rimmed(ink.rim, body, [3, -2]),
    lines('#26343a', 9, s.shape(xy('-20,-196 -214,-276'))),
    lines('#b9c2bf', 4, s.shape(xy('-110,-236 -216,-278'))),
    fill('#f2f7f0', s.shape(xy('-218,-280 -420,-352 -436,-300 -424,-236'))),
    fill('#d3e3de', s.shape(xy('-218,-278 -428,-300 -424,-236'))),
    ...arm,
    fill('#c9d2b0', s.shape(xy('-46,-262 52,-256 52,-240 -46,-246'))),
  ]
}

function carrier(): Impression[] {
  const stand = view.stands([2.75, 0, -1.4])
  const s = standing(stand)
  const { body, arm } = posed(stand, { ...workwear, jacket: jackets.orange }, sun, carries)
  return [
    view.standing(ink.shade, [2.75, 0, -1.4], 0.3),
    ...rimmed(ink.rim, body, [2, -1.4]),
    fill('#8a5f3a', s.shape(xy('-150,-276 -56,-276 -56,-208 -150,-208'))),
    discs(
      '#f6f0de',
      ...[-132, -103, -74].map(
        (x) => [...s.point([x, -280]), 12 * stand.scale, 14 * stand.scale] as const,
      ),
    ),
    ...arm,
  ]
}

/** One perspective: the row of doors before the crews come, one being rinsed. */
export function PortaPotties() {
  const random = seeded(85)
  return (
    <Printed
      impressions={[
        fill(ink.sky, box(0, 0, 1600, 420)),
        discs('#f9e9c0', [1010, 250, 210]),
        discs(ink.sun, [1010, 250, 120]),
        fill('#c9a97a', curve(xy('-20,372 400,352 800,362 1200,340 1620,362 1620,430 -20,430'), 1)),
        fill(ink.gravel, box(0, 376, 1600, 524)),
        fill(ink.gravelLit, view.level(0, [0.2, 3.4], [-60, 6.4])),
        fill(
          '#a8906a',
          ...flecks(random, [0, 1600], [560, 890], 90, [3, 9]),
          ...flecks(random, [300, 1400], [440, 560], 60, [1, 3]),
        ),
        view.shadow(ink.shade, frame),
        ...view.model(frame),
        ...row.map((each) => view.shadow(ink.shade, each)),
        fill(
          ink.wet,
          curve(
            [
              ...view.on(
                [-1.6, 0, 3.2],
                [-0.9, 0, 3.3],
                [-0.4, 0, 2.9],
                [0, 0, 2.3],
                [-0.3, 0, 1.5],
                [-1, 0, 1.2],
                [-1.6, 0, 1.3],
                [-1.6, 0, 3.2],
              ),
            ],
            4,
          ),
        ),
        ...view.model(row.flat()),
        ...carrier(),
        ...rinser(),
      ]}
    />
  )
}
