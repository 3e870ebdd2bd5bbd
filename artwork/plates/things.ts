import type { Point } from '../kit/path.ts'
import { between, type Random } from '../kit/random.ts'
import { spruce, spruceLight } from './growth.ts'
import { box, fill, type Impression, put } from './ink.ts'

/** Spruces standing where told: body, and boughs in the light. */
export const spruces = (
  random: Random,
  [dark, light]: readonly [string, string],
  side: 1 | -1,
  each: readonly (readonly [x: number, y: number, tall: number, girth?: number])[],
): Impression[] =>
  each.flatMap(([x, y, tall, girth = 0.2]) => [
    fill(dark, put(spruce(random, tall, girth), [x, y])),
    fill(light, ...spruceLight(random, tall, girth, side).map((bough) => put(bough, [x, y]))),
  ])

interface HouseInks {
  wall: string
  shade: string
  roof: string
  /** The edge of the roof, and what frames windows. */
  trim: string
  window: string
}

/** A house seen at its gable, with its long side going off to one side; `x`, `y` are the middle of the gable's foot. */
export function house(
  [x, y]: Point,
  size: number,
  { wall, shade, roof, trim, window }: HouseInks,
  {
    flip = 1,
    long = 110,
    tall = 66,
    steep = 46,
    rows = 1,
  }: { flip?: 1 | -1; long?: number; tall?: number; steep?: number; rows?: number } = {},
): Impression[] {
  const at = (shape: readonly Point[]) => put(shape, [x, y], size, flip)
  const ridge = tall + steep
  const floors = Array.from({ length: rows }, (_, i) => (tall * (i + 0.28)) / rows)
  return [
    fill(
      wall,
      at([
        [-48, 0],
        [-48, -tall],
        [0, -ridge],
        [48, -tall],
        [48, 0],
      ]),
    ),
    fill(
      shade,
      at([
        [48, 0],
        [48, -tall],
        [48 + long, -tall],
        [48 + long, 0],
      ]),
    ),
    fill(
      roof,
      at([
        [0, -ridge - 8],
        [long + 2, -ridge - 8],
        [long + 62, -tall + 8],
        [58, -tall + 8],
      ]),
    ),
    fill(
      trim,
      at([
        [0, -ridge - 12],
        [60, -tall + 8],
        [50, -tall + 10],
        [0, -ridge + 2],
        [-50, -tall + 10],
        [-60, -tall + 8],
      ]),
    ),
    fill(
      window,
      ...floors.flatMap((base) => [
        at(box(-30, -base - 22, 16, 22)),
        at(box(14, -base - 22, 16, 22)),
        ...Array.from({ length: Math.floor(long / 34) }, (_, k) =>
          at(box(62 + k * 34, -base - 20, 17, 20)),
        ),
      ]),
      at([
        [-9, -tall - 4],
        [-9, -tall - 18],
        [0, -tall - 26],
        [9, -tall - 18],
        [9, -tall - 4],
      ]),
    ),
  ]
}

/** A front of a main street: a wall with a cornice, shop windows and upper windows. */
export function front(
  x: number,
  y: number,
  w: number,
  h: number,
  { wall, shade, trim, window }: { wall: string; shade: string; trim: string; window: string },
  crownKind: number,
): Impression[] {
  const shop = 78
  const upper = Math.max(2, Math.round(w / 52))
  const gap = w / upper
  const top = y - h
  const head: Point[][] =
    crownKind === 0
      ? [
          [
            [x - 6, top],
            [x - 6, top - 16],
            [x + w + 6, top - 16],
            [x + w + 6, top],
          ],
        ]
      : crownKind === 1
        ? [
            [
              [x - 6, top],
              [x - 6, top - 14],
              [x + w * 0.3, top - 14],
              [x + w * 0.5, top - 44],
              [x + w * 0.7, top - 14],
              [x + w + 6, top - 14],
              [x + w + 6, top],
            ],
          ]
        : [
            [
              [x, top],
              [x, top - 26],
              [x + w * 0.25, top - 26],
              [x + w * 0.25, top - 46],
              [x + w * 0.75, top - 46],
              [x + w * 0.75, top - 26],
              [x + w, top - 26],
              [x + w, top],
            ],
          ]
  return [
    fill(wall, box(x, top, w, h)),
    fill(shade, box(x + w - 9, top, 9, h), box(x, y - shop - 14, w, 14)),
    fill(trim, ...head),
    fill(
      window,
      ...Array.from({ length: upper }, (_, i) =>
        box(x + gap * i + gap * 0.26, top + 30, gap * 0.46, Math.min(64, h - shop - 60)),
      ).filter(() => h > shop + 80),
      box(x + 10, y - shop + 10, w * 0.34, shop - 24),
      box(x + w * 0.62, y - shop + 10, w * 0.34 - 4, shop - 24),
    ),
    fill(shade, box(x + w * 0.44, y - shop + 4, w * 0.14, shop - 4)),
  ]
}

/** Flakes or stars: small diamonds in a box. */
export const flakes = (
  random: Random,
  ink: string,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  size: number,
): Impression =>
  fill(
    ink,
    ...Array.from({ length: count }, (): Point[] => {
      const [x, y, r] = [
        between(random, x0, x1),
        between(random, y0, y1),
        size * between(random, 0.5, 1.2),
      ]
      return [
        [x, y - r],
        [x + r, y],
        [x, y + r],
        [x - r, y],
      ]
    }),
  )
