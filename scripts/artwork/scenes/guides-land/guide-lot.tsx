import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { Bank, Tufts } from '../../kit/ground.tsx'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { area, areas, disc, line, type Point } from '../../kit/path.ts'
import { People } from '../../kit/people.tsx'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { project, type Camera } from '../../kit/space.ts'
import { Heap } from '../machines/shared.tsx'

const camera: Camera = { eye: [0, 4, 16], focal: 1500, middle: 800, horizon: 540 }
const flag = '#e2603c'

/** The slope rises to the right; a spot on it, `up` metres above the grass. */
const on = (x: number, z: number, up = 0): Point => project(camera, [x, 0.13 * x + up, z])

/** The corners of the house that may stand here, anticlockwise from the near left. */
const corners = [
  [-6.6, -4.4],
  [4.6, -4.4],
  [7.4, -19],
  [-6.6, -17],
] as const

/** A lath in the ground with its ribbon, leaning a little. */
function stake([x, z]: readonly [number, number], lean: number) {
  const [a, b] = [on(x, z), on(x, z, 1.9)]
  const w = (a[1] - b[1]) / 22
  const t = b[0] + lean
  const h = w * 5.2
  return {
    lath: area([
      [a[0] - w, a[1]],
      [t - w, b[1]],
      [t + w, b[1] - w],
      [a[0] + w, a[1]],
    ]),
    ribbon: area([
      [t - w, b[1] + w],
      [t + h * 1.5, b[1] + w * 0.4],
      [t + h * 1.15, b[1] + h * 0.32],
      [t + h * 1.55, b[1] + h * 0.62],
      [t - w, b[1] + h * 0.66],
    ]),
  }
}

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
  const stakes = corners.toReversed().map((corner, i) => stake(corner, [3, -5, 4, -7][i] ?? 0))
  const string = [...corners, corners[0]].map(([x, z]) => on(x, z, 0.9))
  const pit = [on(-3, -4.6), on(1.6, -5.4), on(2.6, -12), on(-1.6, -11.4)]
  /** A layer of the pit's far wall, from `top` metres under the grass downwards. */
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
      <Instrument at={[1330, 880]} size={4.6} wood={made.machine} dark="#24343c" />
    </>
  )
}

/** A total station on its tripod; a unit is a hundredth of a man. */
function Instrument({
  at: [x, y],
  size,
  wood,
  dark,
}: {
  at: Point
  size: number
  wood: string
  dark: string
}) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path fill={mix(wood, dark, 0.35)} d="M-3-60L4-60L12-2L8-2z" />
      <path fill={wood} d="M-7-62L-2-62L-26 0L-30 0zM2-62L7-62L33-1L29-1z" />
      <path fill={mix(wood, dark, 0.5)} d="M-16-34h2.6l-6 16h-3zM13-34h3l7 16h-3z" />
      <path fill={dark} d="M-9-64h18v3h-18zM-6-68h12v4h-12z" />
      <path fill="#e8e2d2" d="M-8-69L-9-88L-6-91L-4-90V-80H4V-90L6-91L9-88L8-69z" />
      <path fill={dark} d="M-4-87h8v9h-8zM-5-92q5-5 10 0l-1 1.6q-4-3.600-8 0z" />
      <path fill="#7fb0b8" d={disc(0, -82.5, 2.6)} />
      <path fill={wood} d="M-6-75h12v3h-12z" />
    </g>
  )
}
