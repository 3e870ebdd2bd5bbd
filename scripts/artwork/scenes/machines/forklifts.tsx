import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { truss } from '../../kit/joinery.ts'
import { telehandler } from '../../kit/machines/telehandler.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { bar } from '../../kit/solids.ts'
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
  const view: Camera = { eye: [-2, 3, 30], focal: 1900, middle: 690, horizon: 640 }
  return (
    <Yard
      light={light}
      seed={45}
      peak="saw"
      view={view}
      faces={[...placed(frame, 0, [-6.8, 0, -3]), ...on(mirrored(held), -10, 7.2, 2, 2.6, 1.5)]}
    />
  )
}
