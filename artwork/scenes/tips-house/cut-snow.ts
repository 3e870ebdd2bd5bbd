import { mix } from '../../kit/color.ts'
import type { Light } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { between, seeded } from '../../kit/random.ts'
import { floor, patch } from '../../kit/solids.ts'
import type { Face, Place } from '../../kit/space.ts'

type Span = readonly [number, number]

/** The deck in front: boards that run away from us. */
export const deckBoards: Face[] = [
  floor([-2.9, 2.4], [-2.6, 1.6], 0, made.cedar),
  ...Array.from({ length: 36 }, (_, i) => -2.9 + i * 0.145).flatMap((x, i) => [
    ...(i % 5 === 1 || i % 5 === 3
      ? [floor([x, x + 0.145], [-2.6, 1.6], 0.0005, mix(made.cedar, made.cedarPale, 0.25))]
      : []),
    floor([x, x + 0.008], [-2.6, 1.6], 0.001, made.timber),
  ]),
]

const [front, back, deep] = [-0.44, -2.4, 0.25]
/** The plug that is now in the bucket. */
const plug: Span = [-0.43, -0.06]
const plugBack = front - 0.36

const flat = (fill: string, ...points: readonly Place[]): Face => patch(points, fill, true, true)

/** The shoveled front of the snow between two places: never quite level. */
const brow = ([x0, x1]: Span): Place[] => {
  const count = Math.max(4, Math.round((x1 - x0) / 0.16))
  return Array.from({ length: count + 1 }, (_, i): Place => {
    const x = x0 + ((x1 - x0) * i) / count
    const ease = Math.min(1, 4 * Math.abs(x - plug[0]), 4 * Math.abs(x - plug[1]))
    return [x, deep + ease * (0.008 * Math.sin(x * 9) + 0.006 * Math.sin(x * 23)), front]
  })
}

/** Crumbs that fell from the shovel, each with its own shade to the right. */
const crumbs = ({ snow }: Light): Face[] => {
  const random = seeded(437)
  return Array.from({ length: 26 }, (_, i): Face[] => {
    const [x, z] = [
      between(random, -1.7, 0.95),
      front + between(random, 0.01, 0.16) * (1 + (i % 4)),
    ]
    const r = between(random, 0.008, 0.03)
    const at = (dx: number, y: number): Place => [x + dx * r, y * r, z]
    return [
      flat('#7c5a49', at(-0.6, 0), at(1.4, -0.5), at(3.4, 0), at(1, 0.3)),
      flat(snow.half, at(-1, 0), at(1.1, 0), at(0.8, 0.9), at(-0.1, 1.3), at(-0.8, 0.8)),
      flat(snow.lit, at(-1, 0), at(0, 0), at(0.2, 0.7), at(-0.1, 1.3), at(-0.8, 0.8)),
    ]
  }).flat()
}

/** The snow that lies on the rest of the deck: its shoveled front, a plug cut out of it. */
export function deckSnow(light: Light): Face[] {
  const { snow } = light
  const shade = mix(snow.half, snow.dark, 0.75)
  const layer = mix(snow.dark, '#6f7a9c', 0.16)
  const [inside, streak, side] = [
    mix(snow.dark, '#5d688c', 0.35),
    mix(snow.dark, '#4d5880', 0.5),
    mix(snow.dark, '#5d688c', 0.1),
  ]
  const [a, b] = plug
  const [left, right]: [Span, Span] = [
    [-3, a],
    [b, 3],
  ]
  const face = ([x0, x1]: Span, [y0, y1]: Span, z: number, fill: string): Face =>
    flat(fill, [x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z])
  const cut = (x: Span): Face[] => {
    const top = brow(x)
    const end: Place[] = [
      [x[1], 0, front],
      [x[0], 0, front],
    ]
    const below = (share: number) => top.map(([px, py]): Place => [px, py * share, front])
    return [
      flat(shade, ...top, ...end),
      flat(mix(snow.half, snow.dark, 0.35), ...top, ...below(0.93).toReversed()),
      ...[0.66, 0.38].map((at) => flat(layer, ...below(at + 0.03), ...below(at).toReversed())),
    ]
  }
  const plain = (x: Span) => flat(snow.lit, ...brow(x), [x[1], deep, back], [x[0], deep, back])
  const drift = (x: number, z: number, wide: number): Face =>
    flat(
      mix(snow.lit, snow.half, 0.55),
      [x, deep, z],
      [x + wide * 0.4, deep, z + 0.1],
      [x + wide, deep, z + 0.02],
      [x + wide * 0.5, deep, z - 0.1],
    )
  return [
    flat(snow.lit, [-3, deep, front], [3, deep, front], [3, deep, back], [-3, deep, back]),
    flat(inside, [a, 0, front], [b, 0, front], [b, deep, front], [a, deep, front]),
    face(plug, [0, deep], plugBack, inside),
    face(plug, [0.16, 0.168], plugBack, streak),
    face(plug, [0.09, 0.098], plugBack, streak),
    flat('#6b4a3c', [a, 0, front], [b, 0, front], [b, 0, plugBack], [a, 0, plugBack]),
    flat(side, [a, 0, front], [a, 0, plugBack], [a, deep, plugBack], [a, deep, front]),
    plain(left),
    plain(right),
    drift(-2.6, -1.3, 1.5),
    drift(-1.4, -1.9, 1.2),
    drift(0.7, -1.5, 1.1),
    ...cut(left),
    ...cut(right),
    ...crumbs(light),
  ]
}
