import { mix } from './color.ts'
import type { Light } from './light.ts'
import { line, type Point } from './path.ts'
import { project, type Camera, type Place } from './space.ts'

/** One length of pipe, cable or tube: its middle line in meters, its radius, its material. */
export type Run = { points: readonly Place[]; r: number; fill: string }

/** Round things that run along a wall or a floor: shade, body, and a light on the side of the sun. */
export function Pipes({
  runs,
  camera,
  light,
}: {
  runs: readonly Run[]
  camera: Camera
  light: Light
}) {
  const side = light.sun.x > 800 ? 1 : -1
  return (
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      {runs.map(({ points, r, fill }, i) => {
        const depth = points.reduce((sum, [, , z]) => sum + camera.eye[2] - z, 0) / points.length
        const wide = Math.round((20 * r * camera.focal) / depth) / 10
        const at = points.map((p) => project(camera, p))
        const shifted = at.map(([x, y]): Point => [x + side * wide * 0.16, y - wide * 0.16])
        return (
          <g key={i}>
            <path stroke={mix(fill, light.shadow, 0.5)} strokeWidth={wide} d={line(at)} />
            <path
              stroke={mix(fill, light.key, 0.12)}
              strokeWidth={Math.round(wide * 5.4) / 10}
              d={line(shifted)}
            />
          </g>
        )
      })}
    </g>
  )
}

/** The corner of a bent tube: a quarter turn about `middle` in the plane of the floor or of the wall. */
export function bend(
  middle: Place,
  r: number,
  from: number,
  to: number,
  plane: 'floor' | 'wall' = 'wall',
): Place[] {
  const parts = r > 0.3 ? 20 : 8
  return Array.from({ length: parts + 1 }, (_, i): Place => {
    const a = ((from + ((to - from) * i) / parts) * Math.PI) / 180
    const [across, up] = [Math.cos(a) * r, Math.sin(a) * r]
    return plane === 'wall'
      ? [middle[0] + across, middle[1] + up, middle[2]]
      : [middle[0] + across, middle[1], middle[2] - up]
  })
}
