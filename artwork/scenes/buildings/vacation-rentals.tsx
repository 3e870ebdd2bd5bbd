import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank, Boulders, Tufts } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { made } from '../../kit/materials.ts'
import { glassGable } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, patch } from '../../kit/solids.ts'
import { placed, type Camera } from '../../kit/space.ts'

/** An A-frame let for the week: snow to the sills, a steaming tub, stars. */
export function VacationRentals() {
  const light = blueHour
  const random = seeded(79)
  const camera: Camera = { eye: [-6, 3, 34], focal: 1600, middle: 660, horizon: 660 }
  const frame = gable({
    x: [-5, 5],
    z: [-10, 0],
    base: -0.6,
    eave: 0.4,
    ridge: 10,
    along: 'z',
    wall: made.cedar,
    roof: light.snow.half,
    seam: null,
    rake: 1.5,
    over: 0.5,
    thick: 0.5,
  })
  const faces = placed(
    [
      ...frame,
      ...glassGable([-3.4, 3.4], [0.2, 2.8], 8.4, 0, light, 4),
      ...box([-6, 6], [-0.8, 0], [0, 4], made.cedarPale),
    ],
    -24,
    [7, 0, 0],
  )
  const tub = placed(
    [
      ...box([-1.3, 1.3], [0, 1], [-1.3, 1.3], made.cedar),
      patch(
        [
          [-1.1, 1.02, 1.1],
          [1.1, 1.02, 1.1],
          [1.1, 1.02, -1.1],
          [-1.1, 1.02, -1.1],
        ],
        '#9cc9c9',
        true,
      ),
    ],
    -24,
    [-3.6, -0.2, 6],
  )
  const stars = Array.from(
    { length: 46 },
    () => `M${Math.round(random() * 1600)} ${Math.round(random() * 280)}h2v2h-2z`,
  ).join('')
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={680}
        clouds={2}
        massifs={[{ spine: 'bells', x: [120, 1060], top: 260, snow: 0.6 }]}
        ridges={[
          [550, 580, 540],
          [610, 640, 600],
        ]}
      />
      <path fill="#dfe6ee" opacity=".8" d={stars} />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[
          ...clump(random, 1450, 740, 9, 420, 150),
          ...clump(random, 640, 720, 5, 200, 110),
          ...clump(random, 880, 700, 4, 230, 80),
        ]}
      />
      <Solid faces={faces} camera={camera} light={light} />
      <Bank
        fill={mix(light.ground.lit, light.ground.half, 0.4)}
        crest={[
          [0, 760],
          [300, 744],
          [620, 776],
          [1000, 792],
          [1600, 756],
        ]}
      />
      <path fill="#f0c084" opacity=".4" d="M900 800l240-12 200 16 40 26-300 10-220-16z" />
      <Bank
        fill={light.ground.half}
        crest={[
          [0, 850],
          [500, 830],
          [1000, 856],
          [1600, 836],
        ]}
      />
      <Solid faces={tub} camera={camera} light={light} />
      <path
        fill="#e8eef2"
        opacity=".35"
        d="M764 790C744 750 794 730 774 690C804 720 834 740 804 780C834 760 844 730 838 710C874 750 854 780 826 794z"
      />
      <Tufts fill={light.ground.dark} random={random} within={[0, 860, 1600, 896]} count={14} />
      <Boulders
        snow
        light={light}
        random={random}
        at={[
          [520, 812, 36],
          [1330, 832, 40],
        ]}
      />
      <Pines light={light} fill={light.woods[3]} trees={clump(random, 90, 900, 7, 380, 150)} />
    </>
  )
}
