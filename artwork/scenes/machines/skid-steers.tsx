import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { summer } from '../../kit/lights-high.ts'
import { stonePallet } from '../../kit/joinery.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { clump } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { fence } from './ground.tsx'
import { Yard, camera, on, Heap, light0 } from './shared.tsx'

export const SkidSteers = () => (
  <Yard
    light={summer}
    seed={35}
    peak="twin"
    surface="gravel"
    view={{ ...camera, focal: 2300, middle: 350, horizon: 560 }}
    earth="#a89a80"
    massifs={[
      { spine: 'whales', x: [-60, 900], top: 400, air: 0.45, snow: 0.4 },
      { spine: 'twin', x: [640, 1760], top: 250, snow: 0.4, ribs: 2 },
    ]}
    trees={
      <>
        <AspenNursery />
        <Aspens
          light={summer}
          fill="#5f8a55"
          lit="#98b866"
          trees={[
            ...clump(seeded(4), 1450, 716, 9, 250, 170),
            ...clump(seeded(5), 560, 700, 7, 150, 130),
          ]}
        />
      </>
    }
    faces={[
      ...placed(fence([-8, 14], 0), 0, [0, 0, -6]),
      ...on(stonePallet(seeded(2)), 8, 6.3, -1.6, 0.8, 0.7),
      ...on(stonePallet(seeded(3)), -6, 7.9, -0.8, 0.8, 0.7),
      ...on(mirrored(skidSteer(0.34, made.gravel)), -24, 3.4, 3.4, 1.5, 1.2),
    ]}
  >
    <Heap at={[430, 812]} size={170} fill={made.gravel} light={light0} />
  </Yard>
)
