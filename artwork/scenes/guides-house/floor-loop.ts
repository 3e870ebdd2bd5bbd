import { bend } from '../../kit/pipes.tsx'
import type { Place } from '../../kit/space.ts'

/** One loop of tube: down from the manifold, out over the floor, a half circle, and back beside itself. */
export const loop = (i: number, z: number): Place[] => {
  const [there, back] = [1.98 + i * 0.12, 1.98 + (5 - i) * 0.12]
  const [z0, z1] = [-1.12 + i * 0.29, -1.12 + (5 - i) * 0.29]
  return [
    [there, 0.78, z + 0.06],
    [there, 0.16, z + 0.06],
    [there, 0.05, z + 0.16],
    ...bend([there - 0.12, 0.05, z0 - 0.12], 0.12, 0, -90, 'floor'),
    ...bend([-1.3, 0.05, (z0 + z1) / 2], (z1 - z0) / 2, 90, 270, 'floor'),
    ...bend([back - 0.28, 0.05, z1 - 0.28], 0.28, -90, 0, 'floor'),
    [back, 0.05, z + 0.16],
    [back, 0.16, z + 0.06],
    [back, 0.96, z + 0.06],
  ]
}
