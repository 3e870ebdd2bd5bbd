import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { bulldozer } from '../../kit/machines/bulldozer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { Yard, on, Heap, light0 } from './shared.tsx'

export const Bulldozers = () => (
  <Yard
    light={sunAt(storm, 1300)}
    seed={25}
    peak="dome"
    faces={on(mirrored(bulldozer()), -20, 4.2, 3, 2.2, 1.6)}
  >
    <Heap at={[560, 856]} size={230} light={light0} />
  </Yard>
)
