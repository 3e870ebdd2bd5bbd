import { mix } from '../../kit/color.ts'
import { stonework } from '../../kit/joinery.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import type { Run } from '../../kit/pipes.tsx'
import { seeded } from '../../kit/random.ts'
import { box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'
import { walls } from './chalet-walls.ts'

const metal = '#6c7f89'
const [ridge, drop, reach] = [9.9, 0.84, 5.4]
/** The roof's ends, and where the shovel has got to. */
const [left, right, cut] = [-6.4, 5.8, -1.9]

/** A spot on the slope that faces us: x along the ridge, z down the slope, lifted off the metal. */
export const on = (x: number, z: number, lift = 0): Place => [x, ridge - drop * z + lift, z]

const flat = (fill: string, ...points: readonly Place[]): Face => patch(points, fill, true, true)

/** Where the three rails run. */
const rails = [1.7, 3.35, 4.95] as const

/** Metal with its seams, from gable to gable. */
const seamed = (): Face[] => [
  patch([on(left, reach), on(right, reach), on(right, 0), on(left, 0)], metal),
  ...Array.from({ length: 22 }, (_, i) => left + 0.3 + i * 0.58).map((x) =>
    flat(
      mix(metal, '#1d3038', 0.45),
      on(x, reach, 0.02),
      on(x + 0.06, reach, 0.02),
      on(x + 0.06, 0, 0.02),
      on(x, 0, 0.02),
    ),
  ),
]

/** A pipe rail on its clamps, over part of the roof. */
const rail = (z: number, x0: number, x1: number): Face[] => [
  ...Array.from({ length: Math.round((x1 - x0) / 1.16) }, (_, i) => x0 + 0.35 + i * 1.16).map((x) =>
    flat(made.steelDark, on(x, z), on(x + 0.12, z), on(x + 0.12, z, 0.42), on(x, z, 0.42)),
  ),
  ...[0.12, 0.32].map((lift) =>
    flat(
      made.steelDark,
      on(x0, z + 0.02, lift),
      on(x1, z + 0.02, lift),
      on(x1, z + 0.02, lift + 0.09),
      on(x0, z + 0.02, lift + 0.09),
    ),
  ),
]

/** What one rail holds: a slab as thick as the storm, its face against the pipe. */
function slab(from: number, to: number, { snow }: Light, thick: number, sink = 0.58): Face[] {
  const top = (x: number, z: number) => on(x, z, thick - sink * ((to - z) / (to - from)) ** 2)
  const lip = Array.from({ length: 9 }, (_, i) => {
    const x = cut + 0.1 + ((right - cut) * i) / 8
    return on(x, to - 0.06 - (i % 3) * 0.05, thick + (i % 2) * 0.05)
  })
  return [
    flat(
      mix(snow.half, snow.dark, 0.85),
      on(cut, from),
      on(cut - 0.05, to - 0.05),
      top(cut + 0.1, to - 0.06),
      top(cut + 0.14, from),
    ),
    flat(snow.half, on(cut, to), on(right, to), ...lip.toReversed()),
    flat(snow.lit, ...lip, top(right, from), top(cut + 0.14, from)),
    // Behind the next pipe the slab has sunk a little and lies in its shade.
    flat(
      mix(snow.lit, snow.half, 0.85),
      top(cut + 0.14, from),
      ...[0.4, 0.26, 0.52, 0.3, 0.46, 0.24, 0.4].map((d, i) =>
        top(cut + 0.5 + (i * (right - cut - 0.4)) / 6, from + d),
      ),
      top(right, from),
    ),
  ]
}

/** The chalet: cleared on the left, three slabs held on the right, chimney, ridge. */
export function heldRoof(light: Light): Face[] {
  const { snow } = light
  const random = seeded(57)
  const under = mix(made.timber, '#000000', 0.15)
  return [
    patch(
      [
        [left, ridge - 0.3, 0],
        [right, ridge - 0.3, 0],
        [right, ridge - drop * reach - 0.3, -reach],
        [left, ridge - drop * reach - 0.3, -reach],
      ],
      under,
      false,
      true,
    ),
    patch(
      [on(left, reach, -0.3), on(left, 0, -0.3), on(right, 0, -0.3), on(right, reach, -0.3)],
      under,
      false,
      true,
    ),
    ...walls(light),
    ...box([1.9, 3.5], [ridge - 1.6, ridge + 2.1], [-1.5, -0.2], made.stone),
    ...stonework([1.9, 3.5], [ridge + 0.3, ridge + 2], -0.2, random, made.stoneDark, 11),
    ...box([1.7, 3.7], [ridge + 2.1, ridge + 2.28], [-1.7, 0], made.concrete),
    ...box([1.75, 3.65], [ridge + 2.28, ridge + 2.65], [-1.65, -0.05], snow.lit),
    ...seamed(),
    flat(made.timber, on(left, 0, -0.3), on(left, reach, -0.3), on(left, reach), on(left, 0)),
    flat(
      made.timber,
      on(left, 0, -0.3),
      [left, ridge - drop * reach - 0.3, -reach],
      [left, ridge - drop * reach, -reach],
      on(left, 0),
    ),
    pane([left, right], [ridge - drop * reach - 0.3, ridge - drop * reach], reach, under),
    ...rails.flatMap((z) => rail(z, left + 0.2, cut)),
    ...slab(0.1, rails[0], light, 0.74, 0.12),
    ...rail(rails[0] + 0.05, cut - 0.2, right - 0.1),
    ...slab(rails[0] + 0.3, rails[1], light, 0.86),
    ...rail(rails[1] + 0.05, cut - 0.2, right - 0.1),
    ...slab(rails[1] + 0.3, rails[2], light, 0.86),
    ...rail(rails[2] + 0.05, cut - 0.2, right - 0.1),
    // The ridge keeps its cornice.
    flat(
      snow.lit,
      on(left, 0.3, 0.12),
      on(cut, 0.28, 0.16),
      on(cut + 0.2, 0.1, 0.56),
      on(right, 0.1, 0.56),
      on(right, 0, 0.72),
      on(cut, 0, 0.6),
      on(left, 0, 0.36),
    ),
  ]
}

/** The heat cable's zigzag along the cleared eave. */
export const heatCable = (): Place[] =>
  Array.from({ length: 13 }, (_, i) =>
    on(left + 0.3 + i * 0.3, i % 2 === 0 ? reach - 0.05 : reach - 0.55, 0.06),
  )

export const ropeAnchor = on(-3.9, 0.1, 0.4)
export const cable = (points: readonly Place[]): Run => ({ points, r: 0.03, fill: '#d0532f' })
