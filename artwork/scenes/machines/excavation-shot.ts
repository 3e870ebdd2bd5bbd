import type { Point } from '../../kit/path.ts'
import { cast, farFirst, shadows, type Shot, shown, solids } from '../../kit/print/shot.ts'
import type { Face, Place } from '../../kit/space.ts'
import { fill, type Impression } from '../../plates/ink.ts'

export const ink = {
  grass: '#9a8f4a',
  dry: '#b7a257',
  dirt: '#b58a55',
  track: '#94693f',
  shade: '#574332',
  wall: '#c07f48',
  deep: '#6a4430',
  floor: '#a5764a',
  gravel: '#c3b79c',
  glow: '#ffe6ae',
} as const

export const shot: Shot = { eye: [-1, 17, 21], pitch: -37, focal: 1500, center: [800, 516] }
/** The sun is low at the left, a little behind us. */
export const key: Place = [-0.8, 0.5, 0.34]
const tones = [ink.glow, '#2c2a35'] as const
export const depth = -3
export const pit = { x: [-7.5, 6], z: [-6.5, 4.2] } as const

export const on = (points: readonly Place[]): Point[] => shown(shot, points)
export const flat = (
  y: number,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
) =>
  on([
    [x0, y, z1],
    [x1, y, z1],
    [x1, y, z0],
    [x0, y, z0],
  ])

/** Where the sun throws a point of the world on level ground at `y`. */
export const thrown = (place: Place, y = 0): Place => cast(key, place, y)
export const shadow = (faces: readonly Face[], y = 0): Impression =>
  fill(ink.shade, ...shadows(shot, faces, key, y))
export const model = (faces: readonly Face[]): Impression[] =>
  solids(shot, farFirst(shot, faces), key, tones)
