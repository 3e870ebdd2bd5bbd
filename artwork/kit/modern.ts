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

/** Glass by day: it shows the sky, not the lamp. */
const daylight = (light: Light): Light => ({ ...light, window: ['#b7d0d8', '#8db1be', '#6f96a6'] })

/** Shops below, homes above: a stone stair tower, balconies let into the front, wide eaves. */
export function commercialBlock(
  light: Light,
  random: Random,
  floors = 4,
  bays = 5,
  wall: string = made.plaster,
): Face[] {
  const half = bays * 2
  const day = daylight(light)
  const rows = Array.from({ length: floors }, (_, f) =>
    Array.from({ length: bays }, (_, i) => {
      const x = -half + i * 4
      const y = f * 3.6
      if (f === 0) return windows([x + 0.5, x + 3.5], [0.1, 2.9], 0, light, 3)
      const home = (i * 3 + f * 5) % 7 === 2 ? light : day
      if ((i + f) % 2 === 0) {
        // A balcony: the wall behind it clad in cedar, a door beside the window.
        return [
          pane([x + 0.25, x + 3.75], [y + 0.1, y + 3.3], 0.02, made.cedar),
          ...windows([x + 0.6, x + 3.4], [y + 0.3, y + 2.8], 0.03, home, 3),
          ...box([x + 0.2, x + 3.8], [y - 0.1, y + 0.12], [0, 1.4], made.steelDark),
          ...railing([x + 0.2, x + 3.8], y + 0.12, 1.4, 1.2, made.steelDark),
        ]
      }
      return windows([x + 0.7, x + 2.5], [y + 0.9, y + 2.8], 0, home, 2)
    }).flat(),
  ).flat()
  const top = floors * 3.6
  return [
    ...box([-half, half], [-0.6, top], [-14, 0], wall),
    ...rows,
    ...box([-half - 3.4, -half], [-0.6, top + 1.4], [-12, 0.6], made.stone),
    ...stonework([-half - 3.4, -half], [-0.4, top + 1.2], 0.6, random, made.stoneDark, 34),
    ...windows([-half - 2.1, -half - 1.3], [1, top - 0.4], 0.62, day, 1, floors),
    ...Array.from({ length: bays + 1 }, (_, i) =>
      box([-half + i * 4 - 0.15, -half + i * 4 + 0.15], [-0.6, 3.5], [1.9, 2.2], made.steelDark),
    ).flat(),
    ...box([-half, half + 0.8], [3.3, 3.65], [0, 2.4], made.steelDark),
    ...box([-half - 0.4, half + 1.2], [top, top + 0.5], [-14, 1.8], made.timber),
    ...box([-half - 0.3, half + 1.1], [top + 0.5, top + 0.75], [-14, 1.7], made.white),
    pane([-half, half], [3.66, 3.9], 0.1, made.timber),
  ]
}

/** A market hall and its workshops: a tilted roof over tall glass, a low wing of shops in dark metal. */
export function marketHall(light: Light, random: Random): Face[] {
  const hall: Span = [-9, 8]
  const metal = '#4d5c5c'
  const tall = Array.from({ length: 5 }, (_, i) => {
    const x = hall[0] + 0.4 + i * 3.35
    return [
      ...windows([x + 0.15, x + 3.05], [-0.1, 3], 0, light, 3),
      ...windows([x + 0.15, x + 3.05], [4.3, 6.1 + i * 0.28], 0, light, 3),
    ]
  }).flat()
  return [
    ...box([8, 20], [-0.6, 4.4], [-12, -1], metal),
    ...[8.8, 12.7, 16.6].flatMap((x) => windows([x, x + 3], [-0.1, 2.7], -1, light, 3)),
    ...Array.from({ length: 14 }, (_, i) =>
      pane([8 + i * 0.86, 8.06 + i * 0.86], [3.2, 4.4], -0.97, '#3d4a4b'),
    ),
    ...box([8, 20.6], [2.9, 3.15], [-1, 1.4], made.cedarPale),
    ...box([8, 20.3], [4.4, 4.75], [-12.2, -0.7], made.timber),
    ...[12.2, 16.1, 20].flatMap((x) =>
      box([x, x + 0.16], [-0.6, 2.9], [1.1, 1.26], made.steelDark),
    ),
    ...shed(hall, [-13, 0], -0.6, 6.9, 9.1, made.cedar),
    ...tall,
    ...box([hall[0], hall[1]], [3.2, 3.95], [0, 0.3], made.steelDark),
    ...box([hall[0] - 0.2, hall[1] + 0.2], [3.2, 3.4], [0, 2.2], made.cedarPale),
    ...box([-12.6, -9], [-0.6, 8.6], [-9, 1], made.stone),
    ...stonework([-12.6, -9], [-0.4, 8.4], 1, random, made.stoneDark, 32),
    ...windows([-11.3, -10.3], [0.9, 7.4], 1.02, light, 1, 4),
  ]
}
