import { blueHour } from '../../kit/lights-dim.ts'
import { mountainHouse } from '../../kit/lodge.ts'
import { made } from '../../kit/materials.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

export const CustomLuxury = () => {
  const light = blueHour
  const random = seeded(49)
  return (
    <Estate
      winter
      light={light}
      seed={49}
      peak="lone"
      at={[240, 1260]}
      top={250}
      snow={0.7}
      camera={{ ...view, focal: 1480, horizon: 630 }}
      faces={placed(
        mountainHouse({ light, random, roof: light.snow.half, seam: null, wall: made.timber }),
        -30,
        [5, 0, -4],
      )}
    >
      <path fill="#efc285" opacity=".4" d="M760 804l180-14 190 8 60 20-240 20-170-14z" />
    </Estate>
  )
}
