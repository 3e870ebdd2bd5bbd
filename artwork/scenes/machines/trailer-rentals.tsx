import { mix } from '../../kit/color.ts'
import { Tufts } from '../../kit/ground.tsx'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { lumber } from '../../kit/joinery.ts'
import { trailer } from '../../kit/machines/trailer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { fence } from './ground.tsx'
import { Yard, camera, on } from './shared.tsx'

/** Loaded and parked by a meadow fence, low hills behind in the last light. */
export function Trailers() {
  const light = sunAt(evening, 1400)
  const load = placed(lumber(5, 4, 5), 0, [-2.7, 0.78, 0])
  return (
    <Yard
      light={light}
      seed={75}
      peak="castle"
      surface="meadow"
      view={{ ...camera, focal: 2350, middle: 430, horizon: 580 }}
      earth="#ab9c82"
      massifs={[
        { spine: 'saw', x: [300, 1180], top: 370, air: 0.3, snow: 0.4 },
        { spine: 'whales', x: [820, 1840], top: 330, air: 0.12, snow: 0.4 },
      ]}
      ridges={[
        [500, 560, 560],
        [580, 620, 630],
      ]}
      faces={[
        ...placed(fence([-16, 24], 0, mix('#54392a', light.key, 0.2)), 0, [0, 0, -5]),
        ...on(mirrored(trailer(load)), -20, 3.2, 3, 4, 1.4),
      ]}
      near={
        <Tufts
          fill={mix(light.ground.dark, light.ground.half, 0.4)}
          random={seeded(6)}
          within={[0, 820, 620, 900]}
          count={60}
          size={26}
        />
      }
    />
  )
}
