import type { Tree } from './pines.tsx'
import { between, type Random } from './random.ts'
import { project, type Camera } from './space.ts'

type Span = readonly [number, number]

/**
 * Trees on level ground seen by a camera: around a spot (meters), scattered as far as `spread` across
 * and away from us, `high` meters tall from the lowest to the highest.
 */
export function grove(
  camera: Camera,
  random: Random,
  [x, z]: Span,
  count: number,
  [wide, deep]: Span,
  [low, high]: Span,
): Tree[] {
  return Array.from({ length: count }, () => {
    const [px, pz] = [x + between(random, -wide, wide), z + between(random, -deep, deep)]
    const [sx, sy] = project(camera, [px, 0, pz])
    return {
      x: sx,
      y: sy,
      height: (camera.focal / (camera.eye[2] - pz)) * between(random, low, high),
      kind: Math.floor(random() * 5),
    }
  })
}
