import { noon } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { made } from '../../kit/materials.ts'
import { commercialBlock } from '../../kit/modern.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

export const CommercialVail = () => {
  const light = sunAt(noon, 1400)
  return (
    <Estate
      winter
      light={light}
      seed={111}
      peak="saw"
      at={[60, 1000]}
      top={230}
      snow={0.7}
      camera={{ ...view, focal: 1430, middle: 720, horizon: 690 }}
      faces={placed(commercialBlock(light, seeded(111), 4, 5, made.plaster), -26, [9, 0, -8])}
    />
  )
}
