import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { bulldozer } from '../../kit/machines/bulldozer.ts'
import { skidSteer } from '../../kit/machines/skid-steer.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { telehandler } from '../../kit/machines/telehandler.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { type Camera } from '../../kit/space.ts'
import { on, Yard } from './shared.tsx'

export function Fleet() {
  const light = { ...sunAt(dusk, 1430, 470), front: 0.25 }
  const view: Camera = { eye: [-2, 3.4, 34], focal: 1560, middle: 560, horizon: 640 }
  const faces = [
    ...on(mirrored(telehandler(34, 6.4).faces), -12, 15.5, 1, 2.6, 1.5),
    ...on(mirrored(excavator(-0.6)), -14, 3.4, 0, 3, 1.9),
    ...on(mirrored(bulldozer()), -18, 8.5, 6, 2.2, 1.6),
    ...on(mirrored(skidSteer()), -22, -1.9, 6, 1.5, 1.1),
  ]
  return <Yard light={light} seed={95} peak="twin" view={view} faces={faces} earth="#6c5b4e" />
}
