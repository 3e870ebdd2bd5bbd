import { Backdrop } from '../../kit/backdrop.tsx'
import { gable } from '../../kit/gable.ts'
import { Bank } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { boardDoor, windows } from '../../kit/openings.ts'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane } from '../../kit/solids.ts'
import { placed, type Camera } from '../../kit/space.ts'

/** The checklist on the tailgate, the house behind it. */
export function Inspection() {
  const light = sunAt(evening, 1400)
  const random = seeded(41)
  const camera: Camera = { eye: [-2, 2.4, 26], focal: 1500, middle: 640, horizon: 560 }
  const house = [
    ...gable({
      x: [-7, 7],
      z: [-8, 0],
      base: -0.6,
      eave: 3.4,
      ridge: 6.6,
      along: 'x',
      wall: made.cedarPale,
    }),
    ...windows([-5.4, -3], [0.9, 2.5], 0, light, 2),
    ...windows([3, 5.4], [0.9, 2.5], 0, light, 2),
    ...gable({
      x: [-2.2, 2.2],
      z: [-4, 1.2],
      base: -0.6,
      eave: 3.2,
      ridge: 5.6,
      along: 'z',
      wall: made.stone,
    }),
    ...boardDoor([-0.6, 0.6], [-0.5, 2], 1.2, 5, made.copper),
    ...windows([0.95, 1.5], [0.2, 2], 1.2, light, 1),
    ...box([-1.9, 1.9], [-0.6, -0.5], [1.2, 2.6], made.concrete),
    pane([-7, -2.3], [-0.6, 0.3], 0.03, made.stone),
    pane([2.3, 7], [-0.6, 0.3], 0.03, made.stone),
    ...box([-7.6, 7.6], [3.02, 3.2], [0.7, 0.9], made.steelDark),
    ...box([6.6, 6.75], [-0.4, 3.1], [0.1, 0.25], made.steelDark),
    ...bar([5.2, -0.6], [4.4, 3.9], 0.09, [1, 1.1], made.machine),
    ...bar([5.8, -0.6], [5, 3.9], 0.09, [1, 1.1], made.machine),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) =>
      box(
        [5.1 - i * 0.1, 5.7 - i * 0.1],
        [-0.1 + i * 0.55, -0.03 + i * 0.55],
        [1, 1.08],
        made.machine,
      ),
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'bells', x: [300, 1300], top: 210 }]}
        ridges={[
          [520, 550, 520],
          [580, 590, 570],
        ]}
      />
      <Solid faces={placed(house, -14, [5, 0, -2])} camera={camera} light={light} />
      <Bank
        fill={light.ground.dark}
        crest={[
          [0, 720],
          [600, 700],
          [1100, 712],
          [1600, 690],
        ]}
      />
      <path fill={made.timber} d="M0 800L1600 770V900H0z" />
      <path fill={made.cedar} d="M0 800L1600 770V786L0 818zM0 846L1600 816v4L0 851z" />
      <path fill="#3b2c26" opacity=".5" d="M480 872L560 738L830 742L836 884z" />
      <path fill={made.copper} d="M470 864L548 730L820 734L816 872z" />
      <path fill={made.white} d="M494 852L562 744L804 748L800 860z" />
      <path fill={made.steel} d="M630 722L730 724L736 750L622 748z" />
      <path
        fill="none"
        stroke="#2f6a5e"
        strokeWidth="6"
        d="M566 776l8 8 14-16M554 800l8 8 14-16M542 824l8 8 14-16"
      />
      <path
        fill="none"
        stroke={made.steel}
        strokeWidth="4"
        d="M604 778H776M594 802H774M584 826H730"
      />
      <path fill={made.machine} d="M880 800L1010 790L1014 806L884 818z" />
      <path fill={made.steelDark} d="M1010 782L1050 776L1054 816L1014 812z" />
      <path fill={light.window[0]} d="M1050 776L1060 775L1064 816L1054 816z" />
      <path fill="#3b2c26" opacity=".5" d="M1130 812L1420 800L1424 812L1134 824z" />
      <path fill="#b5623c" d="M1124 782L1416 770L1418 796L1126 808z" />
      <path fill={made.white} d="M1244 783l56-2 1 16-56 2z" />
      <path fill="#8fb04f" d="M1256 784l34-1 1 13-34 1z" />
      <path
        fill={made.steelDark}
        d="M1146 786l26-1 1 16-26 1zM1368 777l26-1 1 16-26 1zM1270 784l3 0 1 13-3 0z"
      />
    </>
  )
}
