import type { Point } from './path.ts'

/** Meters: x to the right, y up, z toward us. */
export type Place = readonly [x: number, y: number, z: number]

/**
 * An architect's camera: it never tilts, so that walls stay upright; the horizon is shifted instead.
 * `focal` is pixels per meter at one meter, `middle` where straight ahead falls in the picture.
 */
export type Camera = { eye: Place; focal: number; middle: number; horizon: number }

export function project(camera: Camera, [x, y, z]: Place): Point {
  const scale = camera.focal / Math.max(0.05, camera.eye[2] - z)
  return [camera.middle + (x - camera.eye[0]) * scale, camera.horizon - (y - camera.eye[1]) * scale]
}

export type Face = {
  points: readonly Place[]
  fill: string
  /** Glows or is already toned: takes no light. */
  plain?: boolean
  /** Seen from both sides: cloth, rails, things too thin to have a back. */
  thin?: boolean
}

/** Turns things about the upright axis (degrees, anticlockwise from above) and sets them down. */
export function placed(faces: readonly Face[], turn: number, at: Place, scale = 1): Face[] {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  return faces.map((face) => ({
    ...face,
    points: face.points.map(([x, y, z]): Place => [
      at[0] + scale * (x * cos + z * sin),
      at[1] + scale * y,
      at[2] + scale * (z * cos - x * sin),
    ]),
  }))
}

const origin: Place = [0, 0, 0]

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Unit normal of a face whose points run anticlockwise seen from outside. */
export function normal(points: readonly Place[]): Place {
  const [a, b, c] = [points[0] ?? origin, points[1] ?? origin, points[2] ?? origin]
  const [u, v] = [minus(b, a), minus(c, a)]
  const n: Place = [u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]]
  const size = Math.hypot(...n) || 1
  return [n[0] / size, n[1] / size, n[2] / size]
}

/** Whether a face looks at the camera. */
export function seen(camera: Camera, face: Face): boolean {
  if (face.thin) return true
  const [n, at] = [normal(face.points), face.points[0] ?? origin]
  const view = minus(camera.eye, at)
  return n[0] * view[0] + n[1] * view[1] + n[2] * view[2] > 0
}
