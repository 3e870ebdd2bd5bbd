import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { lumber, truss } from '../../kit/joinery.ts'
import { telehandler } from '../../kit/machines/telehandler.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { bar, box } from '../../kit/solids.ts'
import { placed, type Camera } from '../../kit/space.ts'
import { Yard, on } from './shared.tsx'

export function Forklifts() {
  const light = sunAt(dawn, 380)
  const { faces, tip } = telehandler(30, 8.2)
  const held = [...truss([tip[0] - 3.6, tip[0] + 3.6], tip[1], 2, 0.5, made.board, 0.18), ...faces]
  const frame = [
    ...[0, 1.2, 2.4, 3.6, 4.8, 6].flatMap((x) =>
      bar([x, 0], [x, 2.9], 0.16, [-0.08, 0.08], made.board),
    ),
    ...bar([-0.1, 2.9], [6.1, 2.9], 0.2, [-0.08, 0.08], made.board),
    ...bar([-0.1, 0.1], [6.1, 0.1], 0.2, [-0.08, 0.08], made.board),
  ]
  // A second wall stands behind the first, on the same slab.
  const slab = box([-7.6, 0.4], [0, 0.18], [-7, -2.4], made.concrete)
  const view: Camera = { eye: [-2, 3, 30], focal: 1900, middle: 690, horizon: 640 }
  return (
    <Yard
      light={light}
      seed={45}
      peak="saw"
      view={view}
      earth="#93816a"
      surface="meadow"
      faces={[
        ...slab,
        ...placed(frame, 0, [-6.6, 0.18, -6.6]),
        ...placed(frame, 0, [-6.8, 0.18, -3]),
        ...placed(lumber(4.2, 3, 5), -6, [0.9, 0, 1.2]),
        ...on(mirrored(held), -10, 7.2, 2, 2.6, 1.5),
      ]}
    />
  )
}
