import { alpenglow } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { truss } from '../../kit/joinery.ts'
import { boomLift } from '../../kit/machines/boom-lift.ts'
import { made } from '../../kit/materials.ts'
import { gable } from '../../kit/gable.ts'
import { windows } from '../../kit/openings.ts'
import { placed, type Camera } from '../../kit/space.ts'
import { Yard, on } from './shared.tsx'

export function AerialLifts() {
  const light = sunAt(alpenglow, 300)
  const house = [
    ...gable({
      x: [-6, 6],
      z: [-10, 0],
      base: 0,
      eave: 5.4,
      ridge: 9.2,
      along: 'z',
      wall: made.cedar,
      rake: 1.2,
    }),
    ...windows([-4, -1.2], [1.4, 3.4], 0, light, 2),
    ...windows([1.2, 4], [1.4, 3.4], 0, light, 2),
    ...truss([-6.2, 6.2], 5.3, 3.7, 1, made.cedarPale, 0.28),
  ]
  const view: Camera = { eye: [-4, 3.4, 34], focal: 1900, middle: 700, horizon: 660 }
  return (
    <Yard
      light={light}
      seed={55}
      peak="whales"
      view={view}
      earth="#8b8078"
      surface="snow"
      near={null}
      massifs={[
        { spine: 'low', x: [-200, 760], top: 440, air: 0.4, snow: 0.5 },
        { spine: 'whales', x: [420, 1640], top: 270, snow: 0.55, ribs: 2 },
      ]}
      faces={[
        ...placed(house, -16, [11, 0, -4]),
        ...on(boomLift(50, 8.6).faces, 6, -2.6, 5, 2, 1.4),
      ]}
    />
  )
}
