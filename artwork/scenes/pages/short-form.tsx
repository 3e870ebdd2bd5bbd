import type { Point } from '../../kit/path.ts'
import { chain } from '../../kit/print/figure.ts'
import { type Pose, posed } from '../../kit/print/pose.ts'
import { Printed } from '../../kit/print/printed.tsx'
import { jackets, rimmed, workwear } from '../../kit/print/stage.ts'
import { standing } from '../../kit/print/workers.ts'
import {
  blob,
  box,
  boxes,
  curve,
  discs,
  fill,
  type Impression,
  lines,
  xy,
} from '../../plates/ink.ts'

const ink = {
  ceiling: '#e9d6ad',
  ceilingDark: '#c4a67a',
  stain: '#b98a52',
  stainDark: '#96663a',
  wall: '#35595c',
  wallLit: '#4d7a78',
  wallDark: '#213d42',
  floor: '#7a5436',
  floorDark: '#513624',
  dark: '#16262a',
  lamp: '#fff3cf',
  drop: '#9fd0d6',
  copper: '#d07a3c',
  copperLit: '#f2ab68',
  copperDark: '#7c4220',
  white: '#f6efdb',
  red: '#c2402c',
} as const

/** The lamp stands at the left. */
const sun: Point = [-0.85, -0.35]

const room = (): Impression[] => [
  fill(ink.wall, box(0, 0, 1600, 800)),
  fill(ink.wallLit, xy('0,210 520,210 700,800 0,800')),
  // The ceiling from below; its stain has spread from a corner.
  fill(ink.ceilingDark, xy('-20,-20 1620,-20 1620,190 -20,214')),
  fill(ink.ceiling, xy('-20,-20 1620,-20 1620,166 -20,190')),
  fill(
    ink.stainDark,
    blob(xy('800,74 900,34 1060,44 1180,20 1300,60 1340,104 1240,138 1100,130 980,150 850,126'), 5),
  ),
  fill(
    ink.stain,
    blob(xy('822,78 910,44 1060,54 1180,32 1284,66 1318,100 1230,126 1100,118 976,138 866,118'), 5),
  ),
  fill(ink.ceilingDark, blob(xy('930,80 1010,66 1120,70 1170,88 1080,106 980,108'), 5)),
  lines(
    ink.stainDark,
    4,
    curve(xy('1180,30 1250,4 1330,-20'), 4),
    curve(xy('830,100 760,120 730,160'), 4),
  ),
  fill(ink.wallDark, box(0, 774, 1600, 26)),
  fill(ink.floorDark, box(0, 800, 1600, 100)),
  fill(ink.floor, xy('0,800 900,800 1010,900 0,900')),
  // A lamp on a table, a chair pulled out of the way.
  fill(ink.dark, ...boxes('108,610,230,22 126,632,20,190 300,632,20,190')),
  fill(ink.copperDark, xy('206,520 240,520 250,610 196,610')),
  fill(ink.copper, xy('206,520 222,520 222,610 196,610')),
  fill(ink.lamp, xy('176,386 270,386 308,522 138,522')),
  fill('#f7d68c', xy('240,386 270,386 308,522 258,522')),
  // A picture, taken down and leaned on the wall.
  fill(ink.dark, xy('420,640 560,628 580,796 440,800')),
  fill(ink.copper, xy('414,640 552,628 572,794 434,798')),
  fill(ink.white, xy('432,658 540,648 554,776 448,782')),
  fill(ink.wallLit, xy('490,672 520,740 466,744'), xy('486,740 498,740 500,762 488,763')),
]

const films: Pose = {
  hip: [20, -184],
  shoulder: [-4, -302],
  head: [-30, -378],
  look: -0.42,
  far: { elbow: [-74, -300], hand: [-110, -382], knee: [-14, -108], foot: [-26, 0] },
  near: { elbow: [-56, -266], hand: [-122, -340], knee: [34, -106], foot: [46, 0] },
}

/** A pot on the floor under the drip. */
const pot = (): Impression[] => [
  fill(ink.floorDark, blob(xy('716,866 900,850 1120,872 1080,912 780,916'), 4)),
  lines(ink.dark, 16, xy('680,800 712,800'), xy('968,800 1000,800')),
  fill(ink.copperDark, curve(xy('704,776 976,776 972,868 940,892 740,892 708,868 704,776'), 3)),
  fill(ink.copper, curve(xy('704,776 890,776 880,850 850,878 740,878 712,858 704,776'), 3)),
  fill(ink.copperLit, xy('716,790 752,790 756,858 728,850')),
  discs(ink.copperDark, [840, 776, 138, 20]),
  discs(ink.dark, [840, 778, 126, 15]),
  discs(ink.drop, [840, 783, 104, 9]),
  discs(ink.dark, [840, 783, 58, 5]),
  discs(ink.drop, [840, 783, 44, 3.5]),
]

/** At night in a living room: the ceiling drips into a pot, the owner takes a photo of the stain to send us. */
export function ShortForm() {
  const at = { at: [1240, 1098] as Point, scale: 1.98 }
  const owner = posed(
    at,
    {
      ...workwear,
      jacket: jackets.plaid,
      gloves: workwear.skin,
      cap: ['#e0a63a', '#8f6420'],
    },
    sun,
    films,
  )
  const s = standing(at)
  return (
    <Printed
      impressions={[
        ...room(),
        // Drops from the stain to the pot.
        fill(
          ink.drop,
          ...[
            [840, 168, 1],
            [840, 340, 1.3],
            [838, 640, 1.5],
          ].map(([x = 0, y = 0, k = 1]) =>
            blob(
              xy('0,-22 6,-6 10,6 6,15 0,18 -6,15 -10,6 -6,-6').map(([px, py]): Point => [
                x + px * k,
                y + py * k,
              ]),
              4,
            ),
          ),
        ),
        lines(ink.drop, 4, xy('812,752 800,726'), xy('868,752 882,722'), xy('840,748 840,724')),
        ...pot(),
        ...rimmed(ink.lamp, owner.body, [-6, -2]),
        // The phone: we see its back edge and its screen's light.
        fill(ink.dark, s.shape(xy('-150,-396 -138,-404 -88,-330 -100,-322'))),
        fill(ink.drop, s.shape(xy('-136,-402 -132,-405 -84,-332 -88,-329'))),
        {
          ...fill(ink.dark),
          d: chain([
            [...s.point([-150, -392]), 5],
            [...s.point([-146, -386]), 5],
          ]),
        },
        ...rimmed(ink.lamp, owner.arm, [-6, -2]),
      ]}
    />
  )
}
