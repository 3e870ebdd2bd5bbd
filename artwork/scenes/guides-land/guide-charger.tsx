import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { gable } from '../../kit/gable.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import { car } from '../../kit/machines/car.ts'
import { made } from '../../kit/materials.ts'
import { boards, windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face } from '../../kit/space.ts'

const camera: Camera = { eye: [-2.4, 2, 15], focal: 2000, middle: 760, horizon: 566 }
const lit = '#e9bd7c'
const charger = { x: 2, y: 1.2, z: -2.5 } as const

/** The carport's lamplit wall, boards in it, the lamp over the charger. */
const port: Face[] = [
  floor([-4.6, 3.2], [-2.6, 1.6], 0, '#a98a68', true),
  floor([-1.4, 3.2], [-2.6, 0.9], 0.01, '#c7a273', true),
  pane([-4.4, 3], [0, 3.2], -2.6, mix(lit, made.timber, 0.3), true),
  pane([-1.2, 3], [0, 3.2], -2.59, mix(lit, made.timber, 0.12), true),
  pane([0.3, 2.9], [0, 3.2], -2.58, lit, true),
  ...[0.5, 1, 1.5, 2, 2.5].map((y) =>
    pane([-4.4, 3], [y, y + 0.03], -2.57, mix(lit, made.timber, 0.42), true),
  ),
  ...box([charger.x - 0.14, charger.x + 0.14], [2.4, 2.56], [-2.56, -2.3], made.steelDark),
  pane([charger.x - 0.12, charger.x + 0.12], [2.34, 2.4], -2.3, '#fff3c9', true),
  pane(
    [charger.x - 0.22, charger.x + 0.34],
    [charger.y - 0.08, charger.y + 0.66],
    -2.56,
    mix(lit, made.timber, 0.35),
    true,
  ),
  pane([charger.x - 0.27, charger.x + 0.27], [charger.y, charger.y + 0.76], -2.36, '#f6efe0', true),
  pane(
    [charger.x - 0.15, charger.x + 0.15],
    [charger.y + 0.44, charger.y + 0.6],
    -2.35,
    '#2f8f78',
    true,
  ),
]

/** A car at its cable under a snowed-up carport, the lamp on the wall box the warmest point. */
export function Charger() {
  const light = blueHour
  const random = seeded(81)
  const white = light.snow
  const [px, py] = project(camera, [charger.x, charger.y, -2.35])
  const [cx, cy] = project(camera, [0.62, 0.8, 0.74])
  const cover: Face[] = [
    ...[-4.3, 2.8].flatMap((x) => box([x, x + 0.24], [0, 3.1], [1.2, 1.44], made.timber)),
    ...box([-4.7, 3.1], [3, 3.3], [1.16, 1.46], made.timber),
    patch(
      [
        [-4.9, 3.3, 1.8],
        [3.1, 3.3, 1.8],
        [3.1, 3.9, -2.6],
        [-4.9, 3.9, -2.6],
      ],
      white.half,
      true,
    ),
    ...box([-4.9, 3.1], [3.3, 3.66], [1.5, 1.8], white.lit),
  ]
  const house: Face[] = [
    ...gable({
      x: [-4.4, 11],
      z: [-10, -2.62],
      base: -0.4,
      eave: 3.9,
      ridge: 6.3,
      along: 'x',
      wall: made.cedar,
      roof: white.half,
      seam: null,
      thick: 0.5,
      over: 0.5,
    }),
    ...boards([3, 11], [0.2, 3.9], -2.62, made.timber, 0.5),
    ...windows([4.8, 6], [0.9, 2.5], -2.6, light, 2),
    ...windows([7, 8.4], [0.9, 2.5], -2.6, light, 2),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={660}
        clouds={3}
        massifs={[{ spine: 'bells', x: [-240, 640], top: 236, snow: 0.6, ribs: 2 }]}
        ridges={[
          [560, 580, 560],
          [620, 630, 610],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 330, 760, 5, 260, 70), ...clump(random, 1500, 720, 3, 560, 90)]}
      />
      <Bank
        fill={mix(white.half, white.dark, 0.4)}
        crest={[
          [0, 752],
          [500, 738],
          [1600, 760],
        ]}
      />
      <Solid camera={camera} light={light} faces={[...house, ...port]} />
      <Solid
        camera={camera}
        light={{ ...light, shadow: mix(light.shadow, '#3a3028', 0.5) }}
        faces={placed(
          [footprint([-2.3, 2.3], [-0.9, 1], '#5f4a38'), ...car('#3d6673')],
          0,
          [-1.1, 0.02, -0.2],
        )}
      />
      <path
        fill="none"
        stroke={made.rubber}
        strokeWidth="9"
        strokeLinecap="round"
        d={`M${px} ${py}C${px + 10} ${py + 160} ${cx + 90} ${cy + 150} ${cx} ${cy}`}
      />
      <Solid camera={camera} light={light} faces={cover} />
      <path
        fill={white.half}
        d="M0 806C160 776 330 790 440 850L360 900H0zM1450 850C1480 806 1540 800 1600 796V900H1500z"
      />
      <path
        fill={mix(white.half, white.dark, 0.5)}
        d="M440 850L360 900H410L470 852zM1450 850L1500 900H1464L1424 850z"
      />
    </>
  )
}
