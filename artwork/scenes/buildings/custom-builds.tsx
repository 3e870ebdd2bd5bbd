import { timberFrame } from '../../kit/frame.ts'
import { lumber } from '../../kit/joinery.ts'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { telehandler } from '../../kit/machines/telehandler.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { box } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

/** The timber frame up, nothing else yet: the best day of a build. */
export function CustomBuilds() {
  const light = sunAt(evening, 300)
  const faces: Face[] = [
    ...placed(
      [
        ...box([-6.4, 6.4], [-1, 0], [-16, 1], made.concrete),
        ...timberFrame([-5, 5], [-15, 0], 4, 5, 4.2),
      ],
      -24,
      [5, 0, -4],
    ),
    ...placed(lumber(5, 3), 8, [-4.6, -0.6, 5]),
    ...placed(mirrored(telehandler(26, 6.4).faces), -10, [-8, 0.5, -6]),
  ]
  return (
    <Estate
      light={light}
      seed={39}
      peak="saw"
      at={[260, 1500]}
      faces={faces}
      camera={{ ...view, focal: 2350, middle: 600, horizon: 636 }}
    />
  )
}
