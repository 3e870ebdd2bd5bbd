import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { between, seeded } from '../../kit/random.ts'
import { bar, box, pane, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

const [left, right] = [-4.1, 9]
const eave = 1.55
const pitch = 0.5
/** On the roof; it rises from its edge at z 0.8 to the ridge. */
const on = (x: number, z: number, lift: number): Place => [x, eave + pitch * (0.8 - z) + lift, z]
const flat = (fill: string, points: readonly Place[]) => patch(points, fill, true, true)

const stations = Array.from({ length: 27 }, (_, i) => left - 0.5 + ((right - left + 1) * i) / 26)
const deep = stations.map((x) => 0.74 + 0.07 * Math.sin(x * 1.4) + 0.05 * Math.sin(x * 3.1 + 1))
const lip = (share: number, out: number): Place[] =>
  stations.map((x, i) => on(x, 0.95 + out, (deep[i] ?? 0.7) * share - out * pitch))

/** A winter's snow on a roof: its top in the sun, its edge rolled over the eave. */
const blanket = ({ snow }: Light): Face[] => {
  const top = lip(1, -0.22)
  const band = (fill: string, a: readonly Place[], b: readonly Place[]) =>
    flat(fill, [...a, ...b.toReversed()])
  const ridge = [on(right + 0.5, -2.5, 0.62), on(left - 0.5, -2.5, 0.62)]
  const swell = (x: number, z: number, wide: number): Face =>
    flat(mix(snow.lit, snow.half, 0.5), [
      on(x, z, 0.72),
      on(x + wide * 0.45, z - 0.18, 0.72),
      on(x + wide, z - 0.1, 0.72),
      on(x + wide * 0.7, z - 0.5, 0.72),
      on(x + wide * 0.3, z - 0.42, 0.72),
    ])
  return [
    flat(snow.lit, [...top, ...ridge]),
    swell(-3.6, -1.2, 3),
    swell(0.2, -1.7, 3.4),
    swell(3.4, -0.8, 3),
    band(mix(snow.lit, snow.half, 0.8), lip(0.62, 0.05), top),
    band(mix(snow.half, snow.dark, 0.45), lip(0.28, 0.1), lip(0.62, 0.05)),
    band(snow.dark, lip(0.02, 0), lip(0.28, 0.1)),
  ]
}

/** A fringe of ice along the eave, each icicle with its bright side. */
const icicles = (): Face[] => {
  const random = seeded(433)
  const faces: Face[] = []
  for (let x = left - 0.3; x < right; x += between(random, 0.1, 0.24)) {
    const long = between(random, 0.12, 0.32) + (random() < 0.25 ? between(random, 0.15, 0.4) : 0)
    const w = 0.03 + long * 0.07
    const tip: Place = [x, eave - 0.12 - long, 1]
    const at = (dx: number): Place => [x + dx, eave - 0.1, 1]
    faces.push(flat('#a9bfd6', [at(-w), tip, at(w)]), flat('#eef3f6', [at(0), tip, at(w)]))
  }
  return faces
}

/** A roof rake leaning on the eave: its blade rests on the snow, its pole stands in the yard. */
const rake = (): Face[] => {
  const [foot, head] = [
    [-1.5, -1.3],
    [-0.76, 1.77],
  ] as const
  const depth = [1.3, 1.34] as const
  const pole = '#dfe3e2'
  return [
    ...bar([foot[0] + 0.1, foot[1]], [head[0] + 0.1, head[1]], 0.06, [1.02, 1.03], '#2c1f1c'),
    ...bar(foot, head, 0.075, depth, pole),
    ...bar([-0.87, 1.32], [-1.06, 1.8], 0.04, depth, pole),
    ...bar([-0.87, 1.32], [-0.46, 1.66], 0.04, depth, pole),
    ...bar([-1.18, 1.87], [-0.34, 1.67], 0.24, depth, '#c2542f'),
    ...bar([-1.205, 1.77], [-0.365, 1.57], 0.05, [1.341, 1.342], '#8a3520'),
  ]
}

/** The wing behind the deck: a long eave under its load, lit windows in the shade of it. */
export const loadedRoof = (light: Light): Face[] => [
  pane([left, right], [-2, eave], 0, made.cedar),
  ...Array.from({ length: 9 }, (_, i) =>
    pane([left, right], [-1.4 + i * 0.32, -1.37 + i * 0.32], 0.01, made.timber),
  ),
  pane([left, right], [eave - 0.42, eave], 0.02, mix(made.timber, '#1c1a22', 0.35)),
  ...windows([-3.3, -1.9], [-0.5, 0.75], 0.02, light, 2),
  ...windows([4.6, 6], [-0.5, 0.75], 0.02, light, 2),
  ...box([left - 0.5, right + 0.5], [eave - 0.16, eave + 0.02], [0.6, 0.95], made.timber),
  ...blanket(light),
  ...icicles(),
  ...rake(),
]
