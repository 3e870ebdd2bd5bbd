import type { Point } from '../../kit/path.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { flecks } from '../../kit/print/texture.ts'
import { standing } from '../../kit/print/workers.ts'
import { type Random, seeded } from '../../kit/random.ts'
import { spruce } from '../../plates/growth.ts'
import {
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  land,
  lines,
  put,
  xy,
} from '../../plates/ink.ts'
import { hardenedHouse, ink as house } from './hardened-house.ts'

const ink = {
  sky: '#e7c795',
  smoke: '#d3ab7d',
  smokeDark: '#b98e6a',
  disc: '#d9482a',
  hill: '#a58560',
  tree: '#5a5f4a',
  grass: '#c9a95c',
  grassDark: '#94783f',
  gravel: house.gravel,
  gravelLit: '#d9d2c0',
  gravelDark: '#8c857a',
  log: '#7a4a2e',
  logEnd: '#e0b27a',
  dark: house.dark,
  steel: '#6f8488',
  rim: '#ffe2ae',
} as const

/** The sun is low and red in the smoke. */
const sun: Point = [-0.85, -0.35]

function slope(random: Random): Impression[] {
  return [
    fill(ink.sky, box(0, 0, 1600, 900)),
    fill(
      ink.smoke,
      land('-20,250 60,196 170,214 250,290 360,318 420,398 540,424 640,500 800,540 1100,560', 700),
    ),
    fill(
      ink.smokeDark,
      land('-20,420 50,376 130,400 190,462 290,478 340,532 460,556 560,590', 700),
    ),
    discs(ink.disc, [560, 250, 62]),
    fill(ink.hill, land('-20,600 180,560 420,584 700,548 1100,590', 900)),
    fill(
      ink.tree,
      ...(
        [
          [60, 690, 190],
          [206, 676, 150],
          [420, 672, 170],
          [660, 664, 140],
        ] as const
      ).map(([x, y, tall]) => put(spruce(random, tall), [x, y])),
    ),
    fill(ink.grass, land('-20,690 260,664 560,690 1100,664', 920)),
    fill(ink.grassDark, ...flecks(random, [0, 700], [716, 890], 90, [2, 6])),
    fill(ink.grass, box(-20, 850, 760, 70)),
    // The first five feet: gravel against a steel edge.
    fill(ink.gravelDark, box(706, 850, 380, 70)),
    fill(ink.gravel, box(706, 850, 380, 18)),
    fill(ink.gravelLit, ...flecks(random, [716, 1076], [852, 896], 46, [4, 8])),
    fill(ink.gravel, ...flecks(random, [716, 1076], [866, 900], 60, [4, 9])),
    fill(ink.dark, box(698, 838, 10, 70)),
    fill('#6d5638', box(-20, 866, 718, 60)),
    fill(ink.grassDark, box(-20, 852, 718, 16)),
  ]
}

const screws: Pose = {
  hip: [10, -186],
  shoulder: [-2, -304],
  head: [-20, -378],
  look: -0.62,
  far: { elbow: [-66, -346], hand: [-74, -408], knee: [-44, -118], foot: [-34, -30] },
  near: { elbow: [-72, -316], hand: [-122, -392], knee: [0, -106], foot: [12, 0] },
}
const pushes: Pose = {
  hip: [52, -176],
  shoulder: [-12, -282],
  head: [-56, -344],
  look: 0.14,
  far: { elbow: [-6, -214], hand: [-56, -164], knee: [4, -106], foot: [-44, 0] },
  near: { elbow: [24, -206], hand: [-42, -160], knee: [62, -94], foot: [124, -10], toe: 30 },
}

/** A barrow of firewood on its way off the gravel. */
function barrow(): Impression[] {
  const logs = (
    [
      [196, 664],
      [244, 668],
      [292, 672],
      [216, 624],
      [268, 630],
      [240, 588],
    ] as const
  ).map(([x, y]) => [x, y, 27] as const)
  return [
    discs(ink.log, ...logs),
    discs(ink.logEnd, ...logs.map(([x, y]) => [x - 3, y - 2, 20] as const)),
    lines(
      ink.log,
      3,
      ...logs.map(([x, y]) =>
        curve(
          [
            [x - 10, y - 2],
            [x - 3, y - 9],
            [x + 4, y - 2],
            [x - 3, y + 5],
          ],
          4,
        ),
      ),
    ),
    lines(ink.dark, 12, xy('190,810 470,674')),
    fill(ink.dark, xy('140,676 352,690 316,764 206,776')),
    fill('#8f3e2a', xy('140,676 352,690 338,720 150,712')),
    lines(ink.dark, 10, xy('318,760 350,848'), xy('300,768 342,846')),
    discs(ink.dark, [172, 810, 42]),
    discs(ink.steel, [172, 810, 18]),
  ]
}

const ladder = (): Impression[] => [
  lines(ink.dark, 14, xy('926,474 1020,852')),
  lines('#b9842c', 16, xy('906,474 816,852')),
  lines('#f0bd3c', 7, xy('902,474 812,852')),
  fill(ink.dark, ...boxes('872,540,54,10 852,616,62,10 832,692,74,10 816,768,80,10')),
  fill('#f0bd3c', box(880, 464, 64, 16)),
]

/** A house cut at its eave: one of us screws fine mesh over a vent, another carts firewood off. */
export function Wildfire() {
  const random = seeded(714)
  const a = { at: [858, 692] as Point, scale: 1.1, side: -1 as const }
  const one = posed(a, { ...workwear, jacket: jackets.orange }, sun, screws)
  const s = standing(a)
  const two = posed(
    { at: [516, 852], scale: 1.1 },
    { ...workwear, jacket: jackets.teal, hat: ['#f0bd3c', '#9c6a1f'] },
    sun,
    pushes,
  )
  return (
    <Printed
      impressions={[
        ...slope(random),
        ...hardenedHouse(random),
        ...barrow(),
        ...rimmed(ink.rim, two.body, [-4, -1]),
        ...rimmed(ink.rim, two.arm, [-4, -1]),
        ...ladder(),
        ...rimmed(ink.rim, one.body, [-4, -1]),
        // The driver, straight up at a corner of the mesh.
        fill(ink.dark, s.shape(xy('-116,-410 -134,-410 -136,-380 -160,-376 -160,-356 -116,-360'))),
        fill('#c2402c', s.shape(xy('-118,-408 -132,-408 -132,-386 -118,-386'))),
        lines(ink.gravelLit, 4, s.shape(xy('-125,-410 -125,-424'))),
        ...rimmed(ink.rim, one.arm, [-4, -1]),
      ]}
    />
  )
}
