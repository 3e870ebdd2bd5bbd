import { mix } from '../../kit/color.ts'
import { evening } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { excavator } from '../../kit/machines/excavator.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { clump, Pines } from '../../kit/pines.tsx'
import { seeded } from '../../kit/random.ts'
import { pipes } from './ground.tsx'
import { Yard, camera, on, Heap } from './shared.tsx'

/** A trench for the drains: the spoil on one side, the pipe on the other. */
export function Excavators() {
  const light = sunAt(evening, 300)
  const dark = mix(made.soilDark, light.shadow, 0.35)
  return (
    <Yard
      light={light}
      seed={5}
      peak="lone"
      view={{ ...camera, middle: 600 }}
      massifs={[
        { spine: 'low', x: [-160, 900], top: 430, air: 0.5 },
        { spine: 'lone', x: [560, 1700], top: 220, snow: 0.4, ribs: 2 },
      ]}
      ridges={[
        [560, 590, 470],
        [610, 640, 560],
      ]}
      trees={
        <Pines
          light={light}
          fill={mix(light.woods[2], light.woods[3], 0.5)}
          trees={[
            ...clump(seeded(7), 1500, 700, 8, 300, 130),
            ...clump(seeded(8), 1290, 690, 4, 140, 60),
          ]}
        />
      }
      faces={[
        ...pipes(8.5, -1.6, 0.27, '#c9d0cd'),
        ...on(mirrored(excavator(0.3)), -14, 4.4, 0, 3, 1.9),
      ]}
      behind={<Heap at={[470, 792]} size={250} light={light.key} />}
      near={
        <>
          <path fill={dark} d="M300 900L560 812L700 806L760 812L620 900z" />
          <path fill={made.soil} d="M300 900L560 812L606 810L420 900z" />
          <path
            fill={mix(made.soil, light.key, 0.4)}
            d="M286 900L552 808L700 801L768 810L760 815L700 808L562 815L310 900z"
          />
          <path fill={mix(made.soil, light.key, 0.22)} d="M760 812L790 814L664 900H620z" />
        </>
      }
    />
  )
}
