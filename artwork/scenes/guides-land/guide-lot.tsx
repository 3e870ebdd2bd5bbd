import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area, areas, line, type Point } from '../../kit/path.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { project, type Camera } from '../../kit/space.ts'
import { stake, TotalStation } from '../../kit/survey.tsx'
import { Heap } from '../machines/shared.tsx'

const camera: Camera = { eye: [0, 4, 16], focal: 1500, middle: 800, horizon: 540 }
const flag = '#e2603c'

/** The slope rises to the right; a spot on it, `up` meters above the grass. */
const on = (x: number, z: number, up = 0): Point => project(camera, [x, 0.13 * x + up, z])

/** The corners of the house that may stand here, anticlockwise from the near left. */
const corners = [
  [-6.6, -4.4],
  [4.6, -4.4],
  [7.4, -19],
  [-6.6, -17],
] as const

/** What a thing `high` pixels tall lays on the grass, away from the low sun. */
const cast = ([x, y]: Point, high: number, wide: number): Point[] => [
  [x - wide, y],
  [x + high * 1.1, y - high * 0.16],
  [x + high * 1.1, y - high * 0.12],
  [x + wide, y + wide * 0.6],
]

/** A lot on a slope at first sun: corners staked and strung, a test pit open, the instrument set up. */
export function Lot() {
  const light = sunAt(dawn, 150, 440)
  const random = seeded(14)
  const stakes = corners
    .toReversed()
    .map(([x, z], i) => stake(on(x, z), on(x, z, 1.9), [3, -5, 4, -7][i]))
  const string = [...corners, corners[0]].map(([x, z]) => on(x, z, 0.9))
  const pit = [on(-3, -4.6), on(1.6, -5.4), on(2.6, -12), on(-1.6, -11.4)]
  /** A layer of the pit's far wall, from `top` meters under the grass downward. */
  const layer = (top: number) =>
    area([on(-1.6, -11.4, -top), on(2.6, -12, -top), on(2.6, -12, -5), on(-1.6, -11.4, -5)])
  const grass = mix(light.ground.half, light.ground.lit, 0.25)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={640}
        clouds={3}
        massifs={[{ spine: 'castle', x: [240, 1260], top: 236, snow: 0.4, ribs: 2 }]}
        ridges={[
          [500, 540, 470],
          [590, 600, 540],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1440, 600, 8, 270, 150), ...clump(random, 90, 740, 6, 240, 110)]}
      />
      <Bank
        fill={grass}
        crest={[
          [0, 736],
          [500, 700],
          [1000, 640],
          [1600, 556],
        ]}
      />
      <path
        fill={mix(light.ground.lit, light.key, 0.25)}
        opacity=".7"
        d="M0 742C500 706 1000 650 1600 566V590C1000 690 500 730 0 770z"
      />
      <path fill={mix(grass, light.shadow, 0.18)} d="M0 830C500 850 1100 800 1600 730V900H0z" />
      <Tufts
        fill={mix(light.ground.dark, grass, 0.35)}
        random={random}
        within={[0, 770, 1600, 890]}
        count={80}
        size={20}
      />
      <path
        fill={mix(light.ground.dark, light.shadow, 0.3)}
        opacity=".45"
        d={areas([
          ...corners.map(([x, z]) => cast(on(x, z), 90, 4)),
          cast([566, 772], 140, 10),
          cast([1212, 876], 330, 8),
          cast([1376, 868], 330, 8),
          cast([1470, 876], 330, 8),
        ])}
      />
      <path fill="#fff6e0" opacity=".35" d={area(corners.map(([x, z]) => on(x, z)))} />
      <Heap at={[1050, 716]} size={120} light={light.key} fill={made.soil} />
      <clipPath id="pit">
        <path d={area(pit)} />
      </clipPath>
      <g clipPath="url(#pit)">
        <path fill={made.soilDark} d={area(pit)} />
        <path fill={mix(made.soilDark, '#1d1512', 0.4)} d={layer(0)} />
        <path fill={mix(made.soil, light.key, 0.3)} d={layer(0.35)} />
        <path fill={mix(made.soil, '#b98a63', 0.55)} d={layer(0.95)} />
        <path
          fill={mix(made.soilDark, '#1d1512', 0.3)}
          d={area([on(-3, -4.6), on(-1.6, -11.4), on(-1.6, -11.4, -5), on(-3, -4.6, -5)])}
        />
        <path
          fill={mix(made.soil, light.key, 0.45)}
          d={area([on(1.6, -5.4), on(2.6, -12), on(2.6, -12, -5), on(1.6, -5.4, -5)])}
        />
      </g>
      <path fill="none" stroke="#fff3d8" strokeWidth="2.5" d={line(string)} />
      <path fill={made.cedarPale} d={stakes.map(({ lath }) => lath).join('')} />
      <path fill={flag} d={stakes.map(({ ribbon }) => ribbon).join('')} />
      <People
        fill={mix(light.shadow, '#10202a', 0.5)}
        figures={[{ x: 560, y: 772, height: 136, pose: 'hips', hat: true }]}
      />
      <TotalStation at={[1330, 880]} size={4.6} wood={made.machine} dark="#24343c" />
    </>
  )
}
