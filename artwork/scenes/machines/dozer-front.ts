import type { Point } from '../../kit/path.ts'
import {
  blob,
  box,
  curve,
  discs,
  fill,
  type Impression,
  type Shape,
  xy,
  boxes,
} from '../../plates/ink.ts'

export const ink = {
  sky: '#dcd2b4',
  dust: '#efe3c0',
  woods: '#56675c',
  yellow: '#dc9c2c',
  shade: '#9a6420',
  steel: '#48555a',
  dark: '#1d272b',
  earth: '#6b452f',
  deep: '#3b261d',
  glow: '#ffe9b4',
} as const
/** Behind the machine, at its left: what faces us is in shade and its left edges burn. */
export const sun: Point = [-0.9, -0.55]

/** We lie on the ground: what is higher is farther. */
export const loom = (shape: Shape): Point[] =>
  shape.map(([x, y]) => [800 + (x - 800) * (0.66 + 0.42 * (y / 900)), y])
export const shape = (ink: string, ...each: readonly Shape[]) => fill(ink, ...each.map(loom))
const flipped = (each: Shape): Point[] => each.map(([x, y]): Point => [1600 - x, y]).toReversed()
const both = (each: Shape): Point[][] => [[...each], flipped(each)]

export function tracks(): Impression[] {
  const shoe = (x: number, y: number): Point[] => box(x, y, 190, 25)
  const shoes = Array.from({ length: 11 }, (_, i) => 300 + i * 36)
  return [
    shape(ink.dark, ...boxes('290,300,196,420 1114,300,196,420')),
    shape(ink.steel, ...shoes.flatMap((y) => [shoe(292, y), shoe(1117, y)])),
    shape('#67777b', ...shoes.flatMap((y) => [box(292, y, 190, 6), box(1117, y, 190, 6)])),
    shape(
      ink.glow,
      ...shoes.map((y) => box(288, y, 7, 22)),
      ...shoes.map((y) => box(1113, y, 6, 22)),
    ),
    // Fenders over them.
    shape(ink.shade, ...both(xy('280,276 500,266 500,304 280,304'))),
    shape(ink.yellow, ...both(xy('280,270 500,260 500,276 280,284'))),
  ]
}

export function cab(): Impression[] {
  return [
    // Posts, roof, glass; the operator against the bright dust behind.
    shape(ink.dust, xy('560,70 1040,70 1040,290 560,290')),
    shape('#c7b98f', xy('560,70 720,70 600,290 560,290'), xy('900,70 960,70 830,290 770,290')),
    fill(
      ink.dark,
      blob(xy('800,118 826,134 828,166 812,186 788,186 772,166 774,134'), 4),
      curve(xy('724,300 730,226 768,194 800,190 832,194 870,226 878,300')),
    ),
    fill(ink.yellow, curve(xy('768,142 776,112 800,102 824,112 832,142'))),
    fill(ink.dark, ...boxes('762,138,76,8 690,262,220,40')),
    shape(ink.shade, ...boxes('546,40,30,270 1024,40,30,270 786,282,28,28')),
    shape(ink.yellow, xy('530,20 1070,20 1084,62 516,62')),
    shape(ink.shade, xy('516,56 1084,56 1070,76 530,76')),
    shape(ink.glow, xy('530,14 1070,14 1072,22 528,22'), box(542, 76, 7, 220)),
    fill(ink.dark, ...[590, 660, 900, 970].map((x) => box(x, 4, 46, 26))),
    discs(ink.glow, ...[613, 683, 923, 993].map((x) => [x, 17, 11] as const)),
    // Stack and smoke.
    shape(ink.dark, box(1080, 96, 34, 200)),
    shape(ink.steel, box(1086, 76, 22, 130)),
    shape(ink.glow, box(1082, 100, 6, 180)),
  ]
}

export function hood(): Impression[] {
  const slats = Array.from({ length: 11 }, (_, i) => 348 + i * 17)
  return [
    shape(ink.shade, xy('596,286 1004,286 1020,330 1020,560 580,560 580,330')),
    shape(ink.yellow, xy('610,282 990,282 1012,326 588,326')),
    shape(ink.glow, xy('606,278 980,278 982,286 604,286'), box(576, 330, 8, 220)),
    shape(ink.dark, box(650, 340, 300, 210)),
    shape(ink.steel, ...slats.map((y) => box(656, y, 288, 8))),
    shape('#7c4f1a', ...boxes('596,340,40,210 964,340,40,210')),
    fill(ink.dark, loom(box(604, 352, 26, 50)), loom(box(970, 352, 26, 50))),
    fill(ink.glow, loom(box(608, 356, 18, 42)), loom(box(974, 356, 18, 42))),
    // Lift cylinders, to the back of the blade.
    ...[1, -1].flatMap((side) => {
      const each = (points: Shape) => (side === 1 ? points : flipped(points))
      return [
        shape(ink.dark, each(xy('540,336 576,330 560,480 522,484'))),
        shape(ink.steel, each(xy('534,480 552,478 540,600 522,600'))),
      ]
    }),
    shape(
      ink.glow,
      xy('538,338 546,336 530,480 522,482'),
      xy('1032,340 1039,340 1056,480 1049,480'),
    ),
  ]
}
