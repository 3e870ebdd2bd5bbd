import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { Yard, on, Heap } from './shared.tsx'

export function Excavators() {
  const light = sunAt(evening, 300)
  return (
    <Yard
      light={light}
      seed={5}
      peak="lone"
      faces={on(mirrored(excavator(0.3)), -14, 4, 0, 3, 1.9)}
      behind={
        <>
          <Heap at={[560, 800]} size={240} light={light.key} />
        </>
      }
    />
  )
}
