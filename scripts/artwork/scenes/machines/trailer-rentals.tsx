import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { lumber } from '../../kit/joinery.ts'
import { trailer } from '../../kit/machines/trailer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { placed } from '../../kit/space.ts'
import { Yard, camera, on } from './shared.tsx'

export function Trailers() {
  const light = sunAt(evening, 1400)
  const load = placed(lumber(5, 4, 5), 0, [-2.7, 0.78, 0])
  return (
    <Yard
      light={light}
      seed={75}
      peak="lone"
      view={{ ...camera, focal: 2350, middle: 430, horizon: 580 }}
      earth="#9c8f7a"
      faces={on(mirrored(trailer(load)), -20, 3.2, 3, 4, 1.4)}
    />
  )
}
