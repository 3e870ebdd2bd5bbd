import { summer } from '../../kit/lights-high.ts'
import { stonePallet } from '../../kit/joinery.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { seeded } from '../../kit/random.ts'
import { Yard, camera, on, Heap, light0 } from './shared.tsx'

export const SkidSteers = () => (
  <Yard
    light={summer}
    seed={35}
    peak="twin"
    view={{ ...camera, focal: 2300, middle: 350, horizon: 560 }}
    earth="#9a8a70"
    faces={[
      ...on(stonePallet(seeded(2)), 8, 6.4, -2, 0.8, 0.7),
      ...on(stonePallet(seeded(3)), -6, 8.2, -1, 0.8, 0.7),
      ...on(mirrored(skidSteer(0.34, made.gravel)), -24, 3, 3, 1.5, 1.2),
    ]}
  >
    <Heap at={[520, 800]} size={200} fill={made.gravel} light={light0} />
  </Yard>
)
