import { mix } from '../../kit/color.ts'
import { made } from '../../kit/materials.ts'
import { box, floor, patch } from '../../kit/solids.ts'
import type { Face } from '../../kit/space.ts'

const cloth = '#3f6580'
const seam = mix(cloth, '#14202a', 0.4)

/** One quilted blanket over the forms: it hangs to the ground at both sides, boards hold its lap. */
export function blanket(
  x: readonly [number, number],
  z: readonly [number, number],
  pale: number,
): Face[] {
  const [a, b] = [x[0] - 0.7, x[1] + 0.7]
  const [y, fill] = [0.6, mix(cloth, '#ffffff', pale)]
  const [near, far] = [z[1], z[0]]
  const quilts = Array.from({ length: 4 }, (_, i) => {
    const at = x[0] + ((x[1] - x[0]) * (i + 0.5)) / 4
    return floor([at - 0.02, at + 0.02], z, y + 0.004, seam)
  })
  return [
    patch(
      [
        [x[1], y, near],
        [b, 0.03, near],
        [b, 0.03, far],
        [x[1], y, far],
      ],
      fill,
    ),
    patch(
      [
        [a, 0.03, near],
        [x[0], y, near],
        [x[0], y, far],
        [a, 0.03, far],
      ],
      fill,
    ),
    patch(
      [
        [x[1], y, near],
        [x[1], y, far],
        [x[0], y, far],
        [x[0], y, near],
      ],
      fill,
    ),
    patch(
      [
        [a, 0.03, near],
        [b, 0.03, near],
        [x[1], y, near],
        [x[0], y, near],
      ],
      fill,
    ),
    ...quilts,
    ...[0.3, 0.6].map((t) => {
      const at = far + (near - far) * t
      return floor(x, [at - 0.02, at + 0.02], y + 0.004, seam)
    }),
    ...box([x[0] - 0.2, x[1] + 0.2], [y, y + 0.07], [far + 0.06, far + 0.22], made.board),
  ]
}
