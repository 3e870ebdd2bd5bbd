import { Backdrop } from '../../kit/backdrop.tsx'
import { mix } from '../../kit/color.ts'
import { stonework } from '../../kit/joinery.ts'
import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt, type Tones } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { Solid } from '../../kit/solid.tsx'
import { bar, box, pane, prism } from '../../kit/solids.ts'
import type { Camera, Face, Place } from '../../kit/space.ts'
import { flat, front, rail, rake, seamed, shingles, side } from './roof-slopes.ts'

const camera: Camera = { eye: [-6.4, 7.8, 17], focal: 1840, middle: 326, horizon: 160 }

/** Snow on the shingles: it stays, to a hem that the sun has drawn back; wind has left swells. */
function lying({ lit, half, dark }: Tones): Face[] {
  const hem = [1.2, 1, 0.4, -0.2, -0.4, -0.1, 0.4, 0.3, -0.2, -0.8]
  const line = hem.map((z, i): Place => front(-8.4 + i * 0.9, z, 0.32))
  const lip = line.slice(1).map((to, i) => {
    const from = line[i] ?? to
    return flat(dark, [from[0], from[1] - 0.36, from[2]], [to[0], to[1] - 0.36, to[2]], to, from)
  })
  const swell = (xs: readonly number[], zs: readonly number[]) =>
    flat(mix(lit, half, 0.75), ...xs.map((x, i) => front(x, zs[i] ?? 0, 0.37)))
  const white = mix(lit, half, 0.28)
  return [
    flat(white, front(1.6, -1, 0.3), front(7, 1, 0.3), front(7, -5, 0.5), front(1.6, -5, 0.5)),
    flat(white, ...line, front(2.4, -2.6, 0.5), front(2.4, -5, 0.5), front(-8.4, -5, 0.5)),
    ...lip,
    swell([-8.4, -6.6, -5.2, -4, -5.6, -7, -8.4], [-0.4, -1, -0.9, -1.6, -1.4, -1.6, -1.2]),
    swell([-3, -1.6, -0.2, 0.8, -0.4, -1.8], [-0.8, -1.5, -1.4, -2.2, -1.9, -2]),
  ]
}

/** Snow on the metal between two heights, its lower face against a rail. */
const held = (x0: number, x1: number, { lit, half, dark }: Tones): Face[] => [
  flat(dark, side(x0, rake), side(x0, -x0), side(x0, -x0, 0.3), side(x0, rake, 0.3)),
  flat(half, side(x0, rake), side(x0, rake, 0.3), side(x1, rake, 0.34), side(x1, rake)),
  flat(lit, side(x0, rake, 0.3), side(x0, -x0, 0.3), side(x1, -x1, 0.34), side(x1, rake, 0.34)),
]

/** Shingles hold the snow, metal would let it go: two roofs of one house, and the guards between. */
export function RoofChoice() {
  const light = sunAt(alpenglow, 300)
  const { snow } = light
  const random = seeded(611)
  const edge = [rake - 0.05, rake] as const
  const faces: Face[] = [
    ...box([-7.6, 6], [-1, 3], [-9, 1], made.cedar),
    ...windows([-6.4, -4.2], [0.6, 1.9], 1, light, 3),
    ...shingles(),
    pane([-8.4, -1], [2.37, 2.67], 1.8, made.timber),
    ...lying(snow),
    flat(
      mix(snow.half, snow.dark, 0.5),
      front(-4.4, -2.6, 0.36),
      front(-3.2, -2.6, 0.36),
      front(-0.2, -3.4, 0.42),
      front(-0.4, -4.2, 0.45),
      front(-3.2, -3.6, 0.42),
    ),
    ...box([-4.4, -3.2], [5.95, 8.4], [-3.7, -2.6], made.stone),
    ...stonework([-4.4, -3.2], [6, 8.2], -2.6, random, made.stoneDark, 12),
    ...box([-4.6, -3], [8.4, 8.7], [-3.9, -2.4], mix(snow.lit, snow.half, 0.3)),
    // The valley: its metal runs up under both coverings.
    flat('#c3c9c9', front(-1.9, 1.5), side(-1.2, 1.4), side(2, -2), front(1.6, -2.3)),
    pane([-1, 5], [-1, 3.2], rake - 0.8, made.cedar),
    ...prism(
      [
        [-1, 3.2],
        [5, 3.2],
        [2, 5.2],
      ],
      [rake - 0.9, rake - 0.8],
      made.cedar,
    ),
    ...windows([0.4, 3.6], [0.9, 2.9], rake - 0.78, light, 3),
    ...seamed(),
    ...held(0.8, 2, snow),
    ...rail(0.74),
    ...held(-0.72, 0.24, snow),
    ...rail(-0.78),
    ...bar([-1.6, 2.66], [2.08, 5.113], 0.26, edge, made.timber),
    ...bar([1.92, 5.113], [5.6, 2.66], 0.26, edge, made.timber),
    ...prism(
      [
        [2, 5.2],
        [5.6, 2.8],
        [5.6, 3.12],
        [2, 5.54],
      ],
      edge,
      snow.half,
    ),
  ]
  return (
    <>
      <Backdrop
        light={light}
        random={random}
        ground={600}
        clouds={3}
        massifs={[{ spine: 'castle', x: [560, 1660], top: 0, snow: 0.8 }]}
        ridges={[
          [430, 440, 410],
          [520, 540, 500],
        ]}
      />
      <Pines
        light={light}
        fill={light.woods[3]}
        trees={[...clump(random, 60, 860, 6, 400, 90), ...clump(random, 1520, 500, 6, 360, 90)]}
      />
      <Solid faces={faces} camera={camera} light={light} />
    </>
  )
}
