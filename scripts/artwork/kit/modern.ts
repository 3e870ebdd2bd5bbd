import { made } from './materials.ts'
import { railing, stonework } from './joinery.ts'
import type { Light } from './light.ts'
import { windows } from './openings.ts'
import type { Random } from './random.ts'
import { box, pane, prism } from './solids.ts'
import type { Face } from './space.ts'

type Span = readonly [number, number]

/** A volume under one tilted plane of roof, deep eaves. Roof runs up from left to right. */
export function shed(
  x: Span,
  z: Span,
  base: number,
  low: number,
  high: number,
  wall: string,
  roof: string = made.roof,
): Face[] {
  const rise = (high - low) / (x[1] - x[0])
  const over = 1.1
  return [
    ...prism(
      [
        [x[0], base],
        [x[1], base],
        [x[1], high],
        [x[0], low],
      ],
      z,
      wall,
    ),
    ...prism(
      [
        [x[0] - over, low - rise * over],
        [x[1] + over, high + rise * over],
        [x[1] + over, high + rise * over + 0.35],
        [x[0] - over, low - rise * over + 0.35],
      ],
      [z[0] - 0.8, z[1] + 1.3],
      roof,
    ),
  ]
}

/** The house on the steep lot: three tilted roofs stepping down, glass to the valley, a hanging deck. */
export function hillHouse(light: Light, random: Random): Face[] {
  return [
    ...shed([3, 13], [-10, -3], -1, 6.4, 8, made.cedar),
    ...windows([4.2, 11.6], [4, 6.2], -3, light, 6),
    ...shed([-5, 5], [-9, 0], -2, 4.6, 6.6, made.stone),
    ...stonework([-5, 5], [-1.8, 5], 0, random, made.stoneDark, 30),
    ...windows([-4, 4], [1, 4.2], 0, light, 5, 2),
    ...shed([-14, -4], [-7, 1.5], -5, 0.6, 2.2, made.cedar),
    ...windows([-13, -5.4], [-2.2, 0.2], 1.5, light, 5),
    ...box([-5.4, 8], [-0.5, -0.1], [0, 4.2], made.concrete),
    ...[-4.6, 0, 4, 7.4].flatMap((x) => box([x, x + 0.4], [-6, -0.5], [3.2, 3.6], made.timber)),
    ...railing([-5.3, 7.9], -0.1, 4.15),
    ...box([4.6, 5.8], [4, 9.6], [-5, -3.6], made.stone),
  ]
}

/** Shops below, offices above: frame of steel, wide glass, a timber soffit and a stone end. */
export function commercialBlock(
  light: Light,
  random: Random,
  floors = 3,
  bays = 6,
  wall: string = made.cedarPale,
): Face[] {
  const half = bays * 2
  const rows = Array.from({ length: floors }, (_, f) =>
    Array.from({ length: bays }, (_, i) => {
      const x = -half + i * 4
      return windows([x + 0.5, x + 3.5], [f * 3.6 + (f ? 0.9 : 0.3), f * 3.6 + 2.9], 0, light, 3)
    }).flat(),
  ).flat()
  const top = floors * 3.6
  return [
    ...box([-half, half], [-0.6, top], [-14, 0], wall),
    ...rows,
    ...box([-half - 3.4, -half], [-0.6, top + 1.4], [-12, 0.6], made.stone),
    ...stonework([-half - 3.4, -half], [-0.4, top + 1.2], 0.6, random, made.stoneDark, 34),
    ...Array.from({ length: bays + 1 }, (_, i) =>
      box([-half + i * 4 - 0.15, -half + i * 4 + 0.15], [-0.6, 3.5], [1.9, 2.2], made.steelDark),
    ).flat(),
    ...box([-half, half + 0.8], [3.3, 3.65], [0, 2.4], made.steelDark),
    ...box([-half - 0.4, half + 1.2], [top, top + 0.5], [-14, 1.8], made.timber),
    pane([-half, half], [3.66, 3.9], 0.1, made.timber),
  ]
}
