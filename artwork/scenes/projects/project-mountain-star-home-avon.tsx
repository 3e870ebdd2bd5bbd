import { mix } from '../../kit/color.ts'
import { dusk } from '../../kit/lights-low.ts'
import { sunAt } from '../../kit/light.ts'
import { hillHouse } from '../../kit/modern.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'

export const MountainStar = () => {
  const light = sunAt(dusk, 330, 470)
  return (
    <Estate
      light={light}
      seed={131}
      peak="lone"
      at={[240, 1240]}
      top={270}
      camera={{ eye: [-8, 2, 54], focal: 1480, middle: 760, horizon: 640 }}
      faces={placed(hillHouse(light, seeded(131)), -24, [7, 1.6, -4])}
    >
      <path
        fill={mix(light.ground.dark, light.woods[3], 0.4)}
        d="M900 900C1100 836 1400 800 1600 700V900z"
      />
    </Estate>
  )
}
