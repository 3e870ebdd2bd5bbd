import { fill, type Impression } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import type { Face, Place } from '../space.ts'
import { rim } from './figure.ts'
import { cast, farFirst, scaleAt, type Shot, shadows, shown, solids, spot } from './shot.ts'
import type { Clothes, Stand } from './workers.ts'

type Span = readonly [number, number]

/** A camera and a key light, with what a scene does with them most: patches, solids, shadows, people. */
export function stage(shot: Shot, key: Place, tones: readonly [lit: string, shade: string]) {
  const on = (...points: readonly Place[]): Point[] => shown(shot, points)
  return {
    on,
    at: (place: Place): Point => spot(shot, place),
    level: (y: number, [x0, x1]: Span, [z0, z1]: Span): Point[] =>
      on([x0, y, z1], [x1, y, z1], [x1, y, z0], [x0, y, z0]),
    facing: (z: number, [x0, x1]: Span, [y0, y1]: Span): Point[] =>
      on([x0, y0, z], [x1, y0, z], [x1, y1, z], [x0, y1, z]),
    side: (x: number, [y0, y1]: Span, [z0, z1]: Span): Point[] =>
      on([x, y0, z0], [x, y0, z1], [x, y1, z1], [x, y1, z0]),
    /** Solids, the far ones first. */
    model: (faces: readonly Face[]): Impression[] =>
      solids(shot, farFirst(shot, faces), key, tones),
    /** Solids in the order given, as a gable's faces need. */
    inOrder: (faces: readonly Face[]): Impression[] => solids(shot, faces, key, tones),
    /** Their shadow on level ground. */
    shadow: (ink: string, faces: readonly Face[], y = 0): Impression =>
      fill(ink, ...shadows(shot, faces, key, y)),
    /** Where the light throws a point on level ground. */
    throws: (place: Place, y = 0): Place => cast(key, place, y),
    /** Where somebody stands, `tall` meters with a hard hat. */
    stands: (place: Place, side: 1 | -1 = 1, tall = 1.9): Stand => ({
      at: spot(shot, place),
      scale: (scaleAt(shot, place) * tall) / 420,
      side,
    }),
    /** The shadow of somebody who stands at `x, y, z`, `half` as wide each way. */
    standing: (ink: string, [x, y, z]: Place, half = 0.3, tall = 1.9): Impression =>
      fill(
        ink,
        on(
          ...(
            [
              [x - half, y, z],
              [x - half, y + tall * 0.8, z],
              [x, y + tall, z],
              [x + half, y + tall * 0.8, z],
              [x + half, y, z],
            ] as const
          ).map((p) => cast(key, p, y)),
        ),
      ),
  }
}

/** A figure with the light's edge on the side it comes from. */
export const rimmed = (ink: string, figure: readonly Impression[], by: Point): Impression[] => [
  ...rim(ink, figure, by),
  ...figure,
]

/** What crews wear; a scene changes the jackets. */
export const workwear: Clothes = {
  jacket: ['#e0652b', '#6e2d22'],
  pants: ['#55666b', '#1f2c32'],
  boots: ['#6b4a2f', '#1b1917'],
  skin: ['#dc9a6b', '#6f4333'],
  hat: ['#f8f0da', '#b3a27a'],
  gloves: ['#e2c48a', '#7a5a36'],
}

/** Jackets in two tones. */
export const jackets = {
  orange: ['#e0652b', '#6e2d22'],
  yellow: ['#f0bd3c', '#855a1c'],
  teal: ['#4f8480', '#21393c'],
  plaid: ['#b5412c', '#54221d'],
  sand: ['#d8b78a', '#7a5a3c'],
} as const
