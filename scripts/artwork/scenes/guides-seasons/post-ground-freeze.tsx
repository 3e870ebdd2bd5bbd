import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/colour.ts'
import { Bank } from '../../kit/ground.tsx'
import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { tyre } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, patch, wheel } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'

const soil = '#6d5545'
const cloth = '#3f6580'
const seam = mix(cloth, '#14202a', 0.4)

/** One quilted blanket over the forms: it hangs to the ground at both sides, boards hold its lap. */
function blanket(x: readonly [number, number], z: readonly [number, number], pale: number): Face[] {
  const [a, b] = [x[0] - 0.7, x[1] + 0.7]
  const [y, fill] = [0.6, mix(cloth, '#ffffff', pale)]
  const [near, far] = [z[1], z[0]]
  const quilts = Array.from({ length: 4 }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * (i + 0.5)) / 4
    return floor([at - 0.02, at + 0.02], z, y + 0.004, seam)
  })
  return [
    patch(
      [
        [x[1], y, near],
        [b, 0.03, near],
        [b, 0.03, far],
        [x[1], y, far],
      ],
      fill,
    ),
    patch(
      [
        [a, 0.03, near],
        [x[0], y, near],
        [x[0], y, far],
        [a, 0.03, far],
      ],
      fill,
    ),
    patch(
      [
        [x[1], y, near],
        [x[1], y, far],
        [x[0], y, far],
        [x[0], y, near],
      ],
      fill,
    ),
    patch(
      [
        [a, 0.03, near],
        [b, 0.03, near],
        [x[1], y, near],
        [x[0], y, near],
      ],
      fill,
    ),
    ...quilts,
    ...[0.3, 0.6].map((t) => {
      const at = far + (near - far) * t
      return floor(x, [at - 0.02, at + 0.02], y + 0.004, seam)
    }),
    ...box([x[0] - 0.2, x[1] + 0.2], [y, y + 0.07], [far + 0.06, far + 0.22], made.board),
  ]
}

/** The ground heater on its trailer: burner in a box, a reel of hose, its flue. */
const heater: Face[] = [
  footprint([-2.3, 2.5], [-1, 1.2], '#4a4248'),
  ...tyre([-0.5, 0.42], 0.42, [-1, -0.75], made.white),
  ...box([-2.1, 2.3], [0.5, 0.65], [-0.9, 0.9], made.steelDark),
  ...box([2.2, 2.3], [0, 0.6], [-0.06, 0.06], made.steelDark),
  ...box([-2, 0.7], [0.65, 2.1], [-0.85, 0.85], made.machine),
  ...box([-2.06, 0.76], [2, 2.16], [-0.92, 0.92], made.steelDark),
  ...[0.95, 1.2, 1.45].flatMap((y) =>
    box([-1.8, -0.9], [y, y + 0.09], [0.85, 0.87], made.steelDark),
  ),
  ...box([-0.4, 0.3], [1, 1.6], [0.85, 0.87], made.machineDark),
  ...box([-1.6, -1.3], [2.16, 2.8], [-0.3, 0], made.steel),
  ...wheel([1.5, 1.35], 0.62, [-0.5, 0.5], '#8e3527', 20),
  ...wheel([1.5, 1.35], 0.7, [0.5, 0.56], made.steelDark, 20),
  ...wheel([1.5, 1.35], 0.5, [0.56, 0.58], '#a8452f', 18),
  ...wheel([1.5, 1.35], 0.2, [0.58, 0.62], made.steelDark, 10),
  ...tyre([-0.5, 0.42], 0.42, [0.8, 1.05], made.white),
]

/** Warm breath at the blankets' open end and over the flue. */
const steam = [
  [840, 800, 100],
  [900, 780, 84],
  [1236, 560, 26],
  [1240, 536, 34],
  [1247, 508, 42],
  [1257, 478, 50],
  [1270, 446, 58],
  [1288, 412, 68],
  [1312, 376, 80],
] as const

/** Concrete in November: blankets over the footing, hose under them, warm air at the open end. */
export function GroundFreeze() {
  const light = sunAt(alpenglow, 1420)
  const random = seeded(1013)
  const camera: Camera = { eye: [-3, 4.6, 18], focal: 1640, middle: 540, horizon: 440 }
  const [x0, x1] = [-1.2, 1.2]
  const [far, near] = [-12, 1.3]
  const form = [
    floor([x0 - 1.1, x1 + 1.1], [far - 1, near + 1.4], 0.005, mix(soil, '#2a1d16', 0.3)),
    floor([x0, x1], [far, near], 0.02, '#8d7a68'),
    ...box([x0 - 0.12, x0], [0, 0.5], [far, near], made.board),
    ...[-0.7, 0, 0.7].map((x) => floor([x - 0.03, x + 0.03], [far, near], 0.3, '#7a4a38')),
    ...Array.from({ length: 8 }, (_, i) =>
      floor([x0, x1], [near - 0.4 - i * 0.7, near - 0.34 - i * 0.7], 0.31, '#7a4a38'),
    ),
    ...box([x1, x1 + 0.12], [0, 0.5], [far, near], made.board),
    ...[-12, -9.6, -7.2, -4.8].flatMap((z, i) =>
      blanket([x0, x1], [z, z + 2.5], [0.02, 0.12, 0.05, 0.14][i] ?? 0),
    ),
  ]
  const reel = project(camera, [8.35, 0.02, -0.9])
  const [px, py] = [Math.round(reel[0]), Math.round(reel[1])]
  const hose = `M${px} ${py - 100}C${px + 6} ${py + 20} ${px - 60} ${py + 60} ${px - 170} ${py + 44}S${px - 300} ${py + 10} ${px - 330} ${py + 50}S${px - 420} 850 ${px - 520} 846S870 836 850 800`
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={590}
        clouds={3}
        massifs={[{ spine: 'bells', x: [40, 1240], top: 180, snow: 0.7, ribs: 2 }]}
        ridges={[
          [470, 490, 460],
          [530, 550, 520],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 1500, 630, 7, 300, 120), ...clump(random, 330, 620, 4, 150, 70)]}
      />
      <Bank
        fill={light.ground.lit}
        crest={[
          [0, 622],
          [800, 612],
          [1600, 620],
        ]}
      />
      <Bank
        fill={mix(soil, light.ground.half, 0.22)}
        crest={[
          [0, 900],
          [240, 780],
          [560, 676],
          [1000, 650],
          [1600, 664],
        ]}
      />
      <Solid
        faces={[...placed(heater, -6, [6.9, 0, -1.6]), ...placed(form, -22, [0, 0, 0])]}
        camera={camera}
        light={light}
      />
      <path
        fill="none"
        stroke="#8e3527"
        strokeWidth="9"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={hose}
      />
      <defs>
        <radialGradient id="steam">
          <stop offset="0" stopColor="#fff6f0" stopOpacity=".34" />
          <stop offset="1" stopColor="#fff6f0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g fill="url(#steam)">
        {steam.map(([x, y, r]) => (
          <ellipse key={x} cx={x} cy={y} rx={r} ry={Math.round(r * 0.6)} />
        ))}
      </g>
    </>
  )
}
