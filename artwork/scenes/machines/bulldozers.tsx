import { mix } from '../../kit/color.ts'
import { storm } from '../../kit/lights-dim.ts'
import { sunAt } from '../../kit/light.ts'
import { bulldozer } from '../../kit/machines/bulldozer.ts'
import { mirrored } from '../../kit/machines/parts.ts'
import { made } from '../../kit/materials.ts'
import { Ridge } from '../../kit/woods.tsx'
import { seeded } from '../../kit/random.ts'
import { Yard, on, Heap, light0 } from './shared.tsx'

/** A road cut into a slope: the blade full, the bank of soil in front of it. */
export function Bulldozers() {
  const light = sunAt(storm, 300)
  const soil = mix(made.soil, light.ground.half, 0.3)
  return (
    <Yard
      light={light}
      seed={25}
      peak="whales"
      massifs={[{ spine: 'whales', x: [-160, 1500], top: 330, air: 0.2, snow: 0.5, ribs: 2 }]}
      ridges={[
        [600, 590, 420],
        [640, 640, 540],
      ]}
      faces={on(mirrored(bulldozer()), -20, 4.2, 3, 2.2, 1.6)}
      trees={
        <>
          <Ridge
            crest={[
              [700, 740],
              [1000, 640],
              [1300, 520],
              [1600, 400],
            ]}
            fill={mix(light.woods[2], light.woods[3], 0.35)}
            random={seeded(3)}
            trees={64}
            rows={[
              mix(light.woods[2], light.woods[3], 0.55),
              mix(light.woods[2], light.woods[3], 0.75),
            ]}
          />
          <path
            fill={mix(soil, light.key, 0.12)}
            d="M900 730C1100 690 1300 640 1600 570V760H900z"
          />
          <path
            fill={mix(soil, light.shadow, 0.4)}
            d="M1180 690C1320 654 1460 616 1600 580V592C1460 630 1320 672 1160 720z"
          />
        </>
      }
    >
      <Heap at={[590, 850]} size={210} light={light0} />
      <Heap at={[440, 866]} size={150} light={light0} />
    </Yard>
  )
}
