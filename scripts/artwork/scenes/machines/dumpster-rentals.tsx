import { autumn } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { dumpster } from '../../kit/machines/dumpster.ts'
import { Yard, on, camera } from './shared.tsx'

export const Dumpsters = () => (
  <Yard
    light={sunAt(autumn, 1350)}
    seed={65}
    peak="bells"
    faces={[...on(dumpster(), -24, 3.4, 2, 3.2, 1.5)]}
    view={{ ...camera, focal: 2350, middle: 420, horizon: 570 }}
  />
)
