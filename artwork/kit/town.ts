import { mix } from './color.ts'
import { gable } from './gable.ts'
import { railing } from './joinery.ts'
import type { Light } from './light.ts'
import { made } from './materials.ts'
import { boardDoor, glassGable, windows } from './openings.ts'
import { between, pick, type Random } from './random.ts'
import { box, pane } from './solids.ts'
import { placed, type Face, type Place } from './space.ts'

const walls = [made.cedar, made.plaster, made.stone, made.timber, made.cedarPale] as const

/** A small house with its gable to us, its windows lit. */
function cottage(random: Random, light: Light, roof: string = made.roof): Face[] {
  const w = between(random, 3, 4.2)
  const eave = between(random, 2.6, 4.6)
  const wall = pick(random, walls)
  const upper = eave > 3.8 ? windows([-0.9, 0.9], [3.1, 4.2], 0, light, 2) : []
  return [
    ...gable({
      x: [-w, w],
      z: [-7, 0],
      base: -1,
      eave,
      ridge: eave + w * 0.72,
      along: 'z',
      wall,
      roof,
      seam: null,
      rake: 0.6,
      over: 0.6,
    }),
    ...windows([-w + 0.8, -0.7], [0.7, 2], 0, light, 2),
    ...boardDoor(
      [0.7, 1.8],
      [-0.9, 1.5],
      0,
      4,
      pick(random, [made.copper, made.sage, made.cedarPale]),
    ),
    ...windows([2.2, w - 0.5], [0.7, 2], 0, light, 1),
    ...upper,
  ]
}

/** Rooms whose guests are out: the same glass, the evening in it. */
const away = (light: Light): Light => {
  const dim = mix(light.sky[1]?.[1] ?? light.shadow, light.shadow, light.front < 0 ? 0.35 : 0.15)
  return { ...light, window: [dim, dim, dim] }
}

/** A gabled bay that stands out of a lodge's front, a balcony before each of its floors. */
function bay(light: Light, at: number, half: number, top: number, floors: number, dress: Dress) {
  const dark = away(light)
  return [
    ...gable({
      x: [at - half, at + half],
      z: [-6, 0.9],
      base: -1,
      eave: top - 0.3,
      ridge: top - 0.3 + half * 0.95,
      along: 'z',
      wall: dress.wall,
      roof: dress.roof,
      seam: null,
      over: 0.5,
      rake: 0.5,
    }),
    pane([at - half, at + half], [-1, 2.6], 0.94, made.stone),
    ...windows([at - half + 0.7, at + half - 0.7], [0.2, 2.1], 0.96, light, 3),
    ...Array.from({ length: floors - 1 }, (_, f) => {
      const y = 3.1 + f * 3
      const glow = (f + Math.round(at)) % 3 === 0 ? dark : light
      return [
        ...windows([at - half + 0.9, at + half - 0.9], [y + 0.2, y + 2], 0.9, glow, 3),
        ...box([at - half + 0.4, at + half - 0.4], [y - 0.15, y], [0.9, 2], made.timber),
        ...railing([at - half + 0.4, at + half - 0.4], y, 2, 1.2, made.timber),
      ]
    }).flat(),
  ]
}

type Dress = { wall: string; roof: string }

/** A lodge of several floors: stone foot, bays that break its front, dormers, chimneys, a porch. */
export function hotel(
  light: Light,
  length: number,
  floors: number,
  roof: string = made.roof,
  wall: string = made.plaster,
): Face[] {
  const top = floors * 3
  const half = length / 2
  const dark = away(light)
  const wings = length > 30 ? [-half * 0.7, half * 0.62] : length > 20 ? [-half * 0.62] : []
  const free = (x: number) =>
    Math.abs(x) > 4.6 && wings.every((w) => Math.abs(x - w) > 4) && Math.abs(x) < half - 1.2
  const columns = Array.from({ length: Math.floor(length / 2.7) }, (_, i) => -half + 1.7 + i * 2.7)
  const rows = columns.filter(free).flatMap((x, i) =>
    Array.from({ length: floors - 1 }, (_, f) => {
      const out = (i * 5 + f * 7) % 4 === 1
      const wide = (i + f) % 3 === 0 ? 0.95 : 0.62
      return windows(
        [x - wide, x + wide],
        [f * 3 + 3.5, f * 3 + 5.1],
        0,
        out ? dark : light,
        wide > 0.7 ? 2 : 1,
      )
    }).flat(),
  )
  const shops = columns
    .filter(free)
    .flatMap((x, i) =>
      windows([x - 1, x + 1], [i % 3 === 2 ? -0.6 : 0.3, 2.2], 0.05, light, i % 3 === 2 ? 1 : 2),
    )
  const dormers = columns
    .filter((x, i) => i % 2 === 1 && free(x))
    .flatMap((x) => [
      ...gable({
        x: [x - 0.95, x + 0.95],
        z: [-5, -1.4],
        base: top + 0.4,
        eave: top + 1.9,
        ridge: top + 2.8,
        along: 'z',
        wall: made.timber,
        roof,
        seam: null,
        over: 0.3,
        rake: 0.3,
        thick: 0.2,
      }),
      ...windows([x - 0.5, x + 0.5], [top + 0.9, top + 1.75], -1.4, light, 1),
    ])
  const chimney = (x: number) => [
    ...box([x - 0.8, x + 0.8], [top, top + 5.8], [-7, -5.6], made.stone),
    ...box([x - 1, x + 1], [top + 5.6, top + 5.9], [-7.1, -5.5], made.stoneDark),
  ]
  return [
    ...chimney(-half * 0.4),
    ...chimney(half * 0.35),
    ...gable({
      x: [-half, half],
      z: [-12, 0],
      base: -1,
      eave: top,
      ridge: top + 4.2,
      along: 'x',
      wall,
      roof,
      seam: null,
    }),
    pane([-half, half], [-1, 2.9], 0.03, made.stone),
    ...rows,
    ...shops,
    ...dormers,
    ...wings.flatMap((at) => bay(light, at, 3, top, floors, { wall, roof })),
    ...gable({
      x: [-3.6, 3.6],
      z: [-6, 1.4],
      base: -1,
      eave: top + 0.6,
      ridge: top + 4.4,
      along: 'z',
      wall: made.cedar,
      roof,
      seam: null,
      rake: 1.2,
    }),
    ...glassGable([-2.7, 2.7], [3.3, top + 0.5], top + 3.3, 1.4, light, 4),
    ...windows([-2.6, 2.6], [-0.6, 2.3], 1.4, light, 4),
    // The porch that guests drive up to.
    ...[-3, 3].flatMap((x) => box([x - 0.2, x + 0.2], [-1, 2.6], [4, 4.4], made.stone)),
    ...box([-3.8, 3.8], [2.6, 2.95], [1.4, 4.8], made.timber),
  ]
}

/** A false-front shop of the railroad years: parapet, cornice, awning, a wide shop window. */
export function shopfront(random: Random, light: Light, width: number, wall: string): Face[] {
  const height = between(random, 5.2, 7.6)
  const upper = height > 6.2
  return [
    ...box([0, width], [-1, height], [-9, 0], wall),
    ...box([-0.2, width + 0.2], [height - 0.5, height], [-0.4, 0.35], made.timber),
    ...box([0.1, width - 0.1], [height, height + 0.3], [-0.4, 0.2], wall),
    ...(upper
      ? [
          ...windows([width * 0.16, width * 0.38], [4.1, 5.7], 0, light, 1),
          ...windows([width * 0.62, width * 0.84], [4.1, 5.7], 0, light, 1),
        ]
      : []),
    ...windows([width * 0.1, width * 0.58], [0.7, 2.6], 0, light, 3),
    ...windows([width * 0.68, width * 0.86], [0, 2.6], 0, light, 1),
    ...box(
      [-0.1, width + 0.1],
      [3, 3.2],
      [0, 1.6],
      pick(random, [made.copper, made.sage, made.timber]),
    ),
    ...box([0.1, 0.25], [0, 3], [1.35, 1.5], made.timber),
    ...box([width - 0.25, width - 0.1], [0, 3], [1.35, 1.5], made.timber),
  ]
}

/** Houses in a loose row along a line, far ones first. */
export function hamlet(
  random: Random,
  light: Light,
  spots: readonly (readonly [Place, number])[],
  roof?: string,
): Face[] {
  return spots
    .toSorted(([a], [b]) => a[2] - b[2])
    .flatMap(([at, turn]) => placed(cottage(random, light, roof), turn, at))
}
