import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { Bank } from '../../kit/ground.tsx'
import { blueHour } from '../../kit/lights-dim.ts'
import type { Light } from '../../kit/light.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { footprint } from '../../kit/shadow.ts'
import { Solid } from '../../kit/solid.tsx'
import { box, floor, pane, patch } from '../../kit/solids.ts'
import { placed, project, type Camera, type Face, type Place } from '../../kit/space.ts'
import { hamlet, shopfront } from '../../kit/town.ts'
import { deliveries } from './deliveries.ts'
import { paperedShop } from './papered-shop.ts'

type Span = readonly [number, number]
const camera: Camera = { eye: [0, 1.9, 0], focal: 1150, middle: 800, horizon: 540 }
const [turn, at]: [number, Place] = [-20, [-0.45, 0, -9.6]]

/** A shop a few weeks before its opening: paper in the windows, a ladder, crates at the door. */
export function TipsCommercial() {
  const light: Light = { ...blueHour, front: 0.2, sun: { ...blueHour.sun, x: 500 } }
  const random = seeded(1111)
  const { snow, woods } = light
  const village = [
    ...hamlet(
      random,
      light,
      [
        [[-9, 0.3, -44], 4],
        [[-33, 0.3, -46], 10],
      ],
      snow.lit,
    ),
    ...placed(shopfront(random, light, 7.4, '#7b4a40'), 8, [-27, 0, -34]),
    ...placed(shopfront(random, light, 6.6, '#4b6468'), 8, [-19, 0, -35.5]),
  ]
  const packed = mix(snow.half, snow.dark, 0.5)
  const set = (faces: readonly Face[]) => placed(faces, turn, at)
  /** What light falls through a window onto the walk. */
  const glow = ([x0, x1]: Span, reach: number, share: number) =>
    patch(
      [
        [x0 - reach * 0.2, 0.012, reach],
        [x1 + reach * 0.2, 0.012, reach],
        [x1, 0.012, 0.02],
        [x0, 0.012, 0.02],
      ],
      mix(packed, '#f2bd7c', share),
      true,
    )
  const level = (x: Span, z: Span, fill: string) => floor(x, z, 0.004, fill, true)
  const street = mix(snow.dark, '#2a3f5e', 0.25)
  const shade = mix(packed, light.shadow, 0.55)
  const walk = set([
    level([-60, 14], [2.7, 12], street),
    ...[4.2, 5.6, 7.4, 8.9].map((z) =>
      level([-60, 14], [z, z + 0.35], mix(street, snow.half, 0.35)),
    ),
    level([-60, 14], [2.3, 2.7], snow.lit),
    level([-60, 14], [0, 2.3], packed),
    glow([0.45, 1.55], 2.1, 0.3),
    glow([4.6, 7.1], 2.2, 0.36),
    glow([3.35, 4.6], 2.25, 0.78),
    footprint([0.3, 1.85], [0.25, 1.3], shade, 0.02),
    footprint([-0.05, 0.5], [0.75, 1.2], shade, 0.02),
    footprint([2.1, 3.4], [0.9, 1.8], shade, 0.02),
  ])
  const iron = '#1b2730'
  const post = ([x, z]: Span): Face[] => [
    ...box([x - 0.04, x + 0.04], [0, 3.2], [z - 0.04, z + 0.04], iron),
    ...box([x - 0.09, x + 0.09], [0, 0.42], [z - 0.09, z + 0.09], iron),
    patch(
      [
        [x - 0.1, 3.2, z + 0.1],
        [x + 0.1, 3.2, z + 0.1],
        [x + 0.17, 3.58, z + 0.1],
        [x - 0.17, 3.58, z + 0.1],
      ],
      light.window[0],
      true,
    ),
    ...box([x - 0.2, x + 0.2], [3.58, 3.64], [z - 0.16, z + 0.16], iron),
    ...box([x - 0.16, x + 0.16], [3.64, 3.74], [z - 0.12, z + 0.12], snow.lit),
  ]
  const posts = [-13, -3.2] as const
  const lamps = posts.map((x) => set([pane([x, x], [3.4, 3.4], 2.6, iron)])[0]?.points[0] ?? at)
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={570}
        clouds={3}
        massifs={[{ spine: 'lone', x: [160, 900], top: 130, snow: 0.75 }]}
        ridges={[
          [380, 420, 400],
          [460, 470, 450],
        ]}
      />
      <Bank
        fill={snow.half}
        crest={[
          [0, 590],
          [500, 578],
          [1600, 590],
        ]}
      />
      <Solid camera={camera} light={{ ...light, front: -0.1 }} faces={village} />
      <Solid faces={walk} camera={camera} light={light} />
      <Pines light={light} fill={woods[3]} trees={clump(random, 60, 690, 4, 400, 60)} />
      <Solid faces={set(posts.flatMap((x) => post([x, 2.5])))} camera={camera} light={light} />
      <radialGradient id="lamp">
        <stop offset="0" stopColor="#ffe9b0" stopOpacity=".6" />
        <stop offset="1" stopColor="#ffe9b0" stopOpacity="0" />
      </radialGradient>
      {lamps.map((lamp) => {
        const [x, y] = project(camera, lamp).map(Math.round)
        return <circle key={x} cx={x} cy={y} r="92" fill="url(#lamp)" />
      })}
      <Solid faces={set(paperedShop(light))} camera={camera} light={light} />
      <Solid faces={set(deliveries)} camera={camera} light={light} />
    </>
  )
}
