import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { timberFrame } from '../../kit/frame.ts'
import { cabin } from '../../kit/machines/cabin.ts'
import { placed } from '../../kit/space.ts'
import { Yard, camera, on } from './shared.tsx'

export const PortaPotties = () => (
  <Yard
    light={sunAt(summer, 260)}
    seed={85}
    peak="saw"
    view={{ ...camera, focal: 2300, middle: 330, horizon: 610 }}
    surface="gravel"
    earth="#a8997f"
    massifs={[
      { spine: 'low', x: [-160, 800], top: 430, air: 0.5 },
      { spine: 'saw', x: [430, 1660], top: 300, air: 0.15, snow: 0.45, ribs: 2 },
    ]}
    faces={[
      ...placed(timberFrame([-4.4, 4.4], [-9, 0], 4, 4.4, 2.6), 24, [-0.6, 0, -22]),
      ...[0, 1, 2, 3, 4].flatMap((i) =>
        on(
          cabin(['#3f7f86', '#3f7f86', '#4c8f8a', '#3f7f86', '#3f7f86'][i] ?? '#3f7f86'),
          14,
          7.6 - i * 1.75,
          -1 + i * 0.5,
          0.8,
          0.8,
        ),
      ),
    ]}
  />
)
