import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { dumpster } from '../../kit/machines/dumpster.ts'
import { Yard, on, camera } from './shared.tsx'

/** Set down on a plowed lot, the snow thrown up behind it. */
export const Dumpsters = () => (
  <Yard
    light={sunAt(noon, 1350)}
    seed={65}
    peak="bells"
    surface="snow"
    earth="#7d756c"
    massifs={[{ spine: 'bells', x: [480, 1640], top: 200, snow: 0.75, ribs: 3 }]}
    ridges={[
      [540, 580, 500],
      [620, 640, 600],
    ]}
    faces={[...on(dumpster(), -24, 3.4, 2, 3.2, 1.5)]}
    view={{ ...camera, focal: 2350, middle: 420, horizon: 570 }}
    near={null}
  />
)
