import { mix } from '../color.ts'
import { type Impression, fill } from '../../plates/ink.ts'
import type { Point } from '../path.ts'
import { type Face, normal, type Place, seen } from '../space.ts'

/** A camera that looks up or down: `pitch` in degrees, up is positive; `turn` to the left. */
export interface Shot {
  eye: Place
  pitch: number
  turn?: number
  focal: number
  /** Where straight ahead falls in the picture. */
  center: Point
}

/** From the camera: right, up, ahead. */
function aimed({ eye, pitch, turn = 0 }: Shot, [x, y, z]: Place): Place {
  const [p, t] = [(pitch * Math.PI) / 180, (turn * Math.PI) / 180]
  const [dx, dy, dz] = [x - eye[0], y - eye[1], eye[2] - z]
  const right = dx * Math.cos(t) + dz * Math.sin(t)
  const level = dz * Math.cos(t) - dx * Math.sin(t)
  return [right, dy * Math.cos(p) - level * Math.sin(p), level * Math.cos(p) + dy * Math.sin(p)]
}

const near = 0.2

/** A polygon of the world in the picture; what lies behind the camera is cut off. */
export function shown(shot: Shot, points: readonly Place[]): Point[] {
  const ring = points.map((point) => aimed(shot, point))
  const ahead: Place[] = []
  for (const [i, b] of ring.entries()) {
    const a = ring.at(i - 1) ?? b
    if (a[2] < near !== b[2] < near) {
      const t = (near - a[2]) / (b[2] - a[2])
      ahead.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, near])
    }
    if (b[2] >= near) ahead.push(b)
  }
  return ahead.map(([x, y, z]): Point => [
    shot.center[0] + (x * shot.focal) / z,
    shot.center[1] - (y * shot.focal) / z,
  ])
}

export const spot = (shot: Shot, point: Place): Point => shown(shot, [point])[0] ?? [-99, -99]

/** How large a meter is at a point. */
export const scaleAt = (shot: Shot, point: Place): number =>
  shot.focal / Math.max(near, aimed(shot, point)[2])

/** Faces in three tones: toward the key light, across it, away from it. Far to near is the author's order. */
export function solids(
  shot: Shot,
  faces: readonly Face[],
  key: Place,
  [bright, shade]: readonly [string, string],
): Impression[] {
  const camera = { eye: shot.eye, focal: 1, middle: 0, horizon: 0 }
  return faces
    .filter((face) => seen(camera, face))
    .map((face) => {
      const shape = shown(shot, face.points)
      if (shape.length < 3) return fill(face.fill)
      if (face.plain) return fill(face.fill, shape)
      const n = normal(face.points)
      const facing = (n[0] * key[0] + n[1] * key[1] + n[2] * key[2]) / Math.hypot(...key)
      const tone =
        facing > 0.4
          ? mix(face.fill, bright, 0.3)
          : facing > -0.1
            ? mix(face.fill, shade, 0.22)
            : mix(face.fill, shade, 0.58)
      return fill(tone, shape)
    })
}

/** Faces sorted from far to near, for `solids`. */
export function farFirst(shot: Shot, faces: readonly Face[]): Face[] {
  const away = ({ points }: Face): number =>
    points.reduce(
      (sum, [x, y, z]) => sum + Math.hypot(x - shot.eye[0], y - shot.eye[1], z - shot.eye[2]),
      0,
    ) / points.length
  return faces.toSorted((a, b) => away(b) - away(a))
}

/** Where the key light throws a point on level ground at `y`. */
export const cast = (key: Place, [px, py, pz]: Place, y = 0): Place => {
  const t = (py - y) / key[1]
  return [px - key[0] * t, y, pz - key[2] * t]
}

/** All in one turn, so that what overlaps stays filled. */
const oneWay = (shape: Point[]): Point[] => {
  const sum = shape.reduce((total, [x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length] ?? [0, 0]
    return total + x * ny - nx * y
  }, 0)
  return sum < 0 ? shape.toReversed() : shape
}

/** Bolts and rims throw no shadow worth its bytes. */
const large = ({ points }: Face): boolean =>
  Math.max(
    ...[0, 1, 2].map(
      (i) => Math.max(...points.map((p) => p[i] ?? 0)) - Math.min(...points.map((p) => p[i] ?? 0)),
    ),
  ) > 0.6

/** The shadows of faces on level ground at `y`, as shapes of the picture. */
export const shadows = (shot: Shot, faces: readonly Face[], key: Place, y = 0): Point[][] =>
  faces.filter(large).map(({ points }) =>
    oneWay(
      shown(
        shot,
        points.filter(([, h]) => h >= y).map((p) => cast(key, p, y)),
      ),
    ),
  )
