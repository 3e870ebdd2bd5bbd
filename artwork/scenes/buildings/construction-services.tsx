import { studWall } from '../../kit/frame.ts'
import { gable } from '../../kit/gable.ts'
import { lumber, stonePallet } from '../../kit/joinery.ts'
import { dawn } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { windows } from '../../kit/openings.ts'
import { seeded } from '../../kit/random.ts'
import { box } from '../../kit/solids.ts'
import { placed, type Face } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

/** A house between foundation and roof, everything the firm does in one lot. */
export function ConstructionServices() {
  const light = sunAt(dawn, 380)
  const random = seeded(69)
  const faces: Face[] = [
    ...placed(
      [
        ...box([-8, 8], [-1.2, 0], [-9, 0.4], made.concrete),
        ...studWall([-7.6, 0], 3, -8.4),
        ...studWall([0, 7.6], 3, -8.4),
        ...box([0.4, 7.4], [0.1, 3], [-8, -0.2], made.board),
        ...gable({
          x: [0.2, 7.6],
          z: [-8.4, 0],
          base: 3,
          eave: 3,
          ridge: 6,
          along: 'z',
          wall: made.wrap,
          roof: made.board,
          seam: null,
        }),
        ...windows(
          [2.6, 5.2],
          [0.8, 2.4],
          -0.18,
          { ...light, window: ['#5d7078', '#5d7078', '#5d7078'] },
          2,
        ),
        ...studWall([-7.6, 0], 3, 0, [-5, -2.6]),
      ],
      -18,
      [6, 0, 0],
    ),
    ...placed(mirrored(excavator(-0.4)), -14, [-6.5, -0.5, -4], 0.9),
    ...placed(lumber(4.6, 4), 6, [10.6, -1.2, 9]),
    ...placed(stonePallet(random), 10, [8.6, -1.2, 10]),
  ]
  return (
    <Estate
      light={{ ...light, ground: { ...light.ground, dark: '#5d7462' } }}
      seed={69}
      peak="whales"
      at={[500, 1900]}
      faces={faces}
      camera={{ ...view, focal: 2300, middle: 540, horizon: 600 }}
    />
  )
}
