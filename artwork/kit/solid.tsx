import { mix } from './color.ts'
import type { Light } from './light.ts'
import { areas, type Point } from './path.ts'
import { normal, project, seen, type Camera, type Face, type Place } from './space.ts'

/** Where the light comes from, in meters: the picture's sun, before or behind the scene. */
function toward(light: Light): Place {
  const across = (light.sun.x - 800) / 620
  const up = light.front < 0 ? 0.45 : 0.8
  const size = Math.hypot(across, up, light.front)
  return [across / size, up / size, light.front / size]
}

/** A material in this light: drawn toward the sun's color or toward the shadow's. */
function tone(face: Face, light: Light, sun: Place): string {
  if (face.plain) return face.fill
  const n = normal(face.points)
  const facing = n[0] * sun[0] + n[1] * sun[1] + n[2] * sun[2]
  if (facing > 0.35) return mix(face.fill, light.key, Math.min(0.5, (facing - 0.35) * 0.7))
  return mix(face.fill, light.shadow, Math.min(0.62, (0.35 - facing) * 0.62 + 0.06))
}

/** Twice the area of a shape in the picture; what is smaller than a pixel is not worth its bytes. */
const extent = (shape: readonly Point[]) =>
  Math.abs(
    shape.reduce((sum, [x, y], i) => {
      const [nx, ny] = shape[(i + 1) % shape.length] ?? [x, y]
      return sum + x * ny - nx * y
    }, 0),
  )

/** Draws faces in the order given (far to near is the author's business), backs left out. */
export function Solid({
  faces,
  camera,
  light,
}: {
  faces: readonly Face[]
  camera: Camera
  light: Light
}) {
  const sun = toward(light)
  const runs: { fill: string; shapes: Point[][] }[] = []
  for (const face of faces) {
    if (!seen(camera, face)) continue
    const shape = face.points.map((p) => project(camera, p))
    if (extent(shape) < 0.5) continue
    const fill = tone(face, light, sun)
    const last = runs.at(-1)
    if (last?.fill === fill) last.shapes.push(shape)
    else runs.push({ fill, shapes: [shape] })
  }
  return (
    <>
      {runs.map((run, i) => (
        <path key={i} fill={run.fill} d={areas(run.shapes, 0.5)} />
      ))}
    </>
  )
}
