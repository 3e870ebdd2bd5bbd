import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { seeded } from '../../kit/random.ts'
import { beams, casement, room } from '../../kit/room.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, floor, patch, wheel } from '../../kit/solids.ts'
import { placed, type Camera, type Face } from '../../kit/space.ts'
import { shopfront } from '../../kit/town.ts'

const [back, high] = [-3.2, 3.5]
const shop = { x: [-1.7, 4.5], y: [0.3, 3] } as const
const slab = '#a9a59c'
const zinc = '#a9b4b8'

/** Light-gauge studs in their tracks, running toward us: the wall that divides two leases. */
const studs = (x: number): Face[] => [
  ...box([x - 0.06, x + 0.06], [high - 0.12, high], [back, 1.4], zinc),
  ...Array.from({ length: 9 }, (_, i) => back + 0.1 + i * 0.56).flatMap((z) =>
    box([x - 0.06, x + 0.06], [0, high - 0.1], [z, z + 0.07], zinc),
  ),
  ...box([x - 0.06, x + 0.06], [0, 0.09], [back, 1.4], zinc),
]

/** A stepladder, its treads to us. */
const ladder: Face[] = [
  ...[-0.36, 0.36].flatMap((x) =>
    bar([x * 1.1, 0], [x * 0.62, 2], 0.06, [-0.62, -0.56], made.machineDark),
  ),
  ...box([-0.3, 0.3], [0.7, 0.75], [-0.5, -0.44], made.machineDark),
  ...box([-0.27, 0.27], [1.96, 2.04], [-0.32, 0.06], made.machineDark),
  ...[0.3, 0.64, 0.98, 1.32, 1.66].flatMap((y) =>
    box([-0.4 + y * 0.08, 0.4 - y * 0.08], [y, y + 0.07], [-0.08, 0.1], made.machine),
  ),
  ...[-0.42, 0.42].flatMap((x) => bar([x, 0], [x * 0.6, 2.02], 0.09, [0, 0.1], made.machine)),
]

/** An empty shop: bare slab with the drain cut open, studs, duct, and the street through the front. */
export function ShellSpace() {
  const light = sunAt(noon, 1240)
  const random = seeded(63)
  const camera: Camera = { eye: [-0.6, 1.65, 5.2], focal: 1250, middle: 720, horizon: 470 }
  const soft = { ...light, front: 0.75, shadow: mix(light.shadow, '#8a6a52', 0.6) }
  // What the sun draws on the slab through the four bays of the front.
  const sun = [0, 1, 2, 3].map((i) => {
    const x = shop.x[0] + 0.12 + i * 1.55
    return patch(
      [
        [x - 1.7, 0.012, 0.7],
        [x - 0.4, 0.012, 0.7],
        [x + 1.16, 0.012, back + 0.5],
        [x - 0.14, 0.012, back + 0.5],
      ],
      mix(slab, '#fff0c4', 0.62),
      true,
    )
  })
  const street = [
    [-13, made.copper, 6],
    [-6.6, made.plaster, 5.4],
    [8, made.sage, 6.4],
    [14.8, made.cedarPale, 7],
  ] as const
  const cut = { x: [0.5, 1.2], z: [-1.2, 2.6] } as const
  const faces: Face[] = [
    ...room({
      x: [-5, 5.2],
      height: high,
      back,
      front: 5,
      opening: shop,
      wall: '#cfc9bc',
      boards: slab,
      ceiling: '#6d7478',
    }).filter((face) => face.fill !== made.cedar),
    floor([-5, 5.2], [0.98, 1.01], 0.01, mix(slab, made.steelDark, 0.35)),
    floor([-2.4, -2.37], [back, 5], 0.01, mix(slab, made.steelDark, 0.35)),
    ...sun,
    ...beams([-5, 5.2], high, [-2.2, -0.9, 0.4, 1.7], made.steel),
    ...[-2.5, -1.1].flatMap((z) => box([-1.93, -1.87], [3, high], [z, z + 0.05], made.steelDark)),
    ...wheel([-1.9, 2.84], 0.34, [back, -0.2], zinc, 28),
    ...[-2.5, -1.3].flatMap((z) => wheel([-1.9, 2.84], 0.37, [z, z + 0.1], made.steel)),
    ...wheel([-1.9, 2.84], 0.37, [-0.3, -0.2], zinc),
    ...wheel([-1.9, 2.84], 0.3, [-0.2, -0.19], made.steelDark),
    ...casement(shop.x, shop.y, back, 4, 1, made.steelDark),
    ...box([...shop.x], [2.36, 2.44], [back - 0.05, back + 0.1], made.steelDark),
    ...studs(-3.5),
    // The trench: its far end and one side show how deep it goes.
    floor(cut.x, cut.z, 0.014, made.soilDark, true),
    floor([cut.x[0], cut.x[0] + 0.16], cut.z, 0.015, '#8f8b83', true),
    floor([cut.x[0] + 0.34, cut.x[0] + 0.5], cut.z, 0.016, made.white),
    ...box([cut.x[0] + 0.32, cut.x[0] + 0.52], [0, 0.5], [-1, -0.8], made.white),
    // The ladder's rails on the slab, away from the window.
    ...[
      [2.63, -1.5],
      [3.37, -1.1],
    ].map(([x = 0, z = 0]) =>
      patch(
        [
          [x - 1.5, 0.02, z + 2.2],
          [x - 1.36, 0.02, z + 2.2],
          [x + 0.06, 0.02, z],
          [x - 0.06, 0.02, z],
        ],
        mix(slab, made.steelDark, 0.25),
        true,
      ),
    ),
    ...placed(ladder, -28, [3, 0, -1.3]),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={560}
        clouds={2}
        massifs={[{ spine: 'lone', x: [520, 1290], top: 296, snow: 0.6, ribs: 2 }]}
        ridges={[[478, 490, 470]]}
      />
      <path fill={light.ground.half} d="M0 556H1600V640H0z" />
      <Solid
        camera={camera}
        light={light}
        faces={street.flatMap(([x, wall, width]) =>
          placed(shopfront(random, light, width, wall), 0, [x, 0.4, -26]),
        )}
      />
      <path fill={light.ground.lit} d="M0 596H1600V640H0z" />
      <Solid faces={faces} camera={camera} light={soft} />
    </>
  )
}
