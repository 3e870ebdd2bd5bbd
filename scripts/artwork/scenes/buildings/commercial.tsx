import { summer } from '../../kit/lights-high.ts'
import { sunAt } from '../../kit/light.ts'
import { commercialBlock } from '../../kit/modern.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

export const Commercial = () => {
  const light = sunAt(summer, 1400)
  return (
    <Estate
      light={light}
      seed={29}
      peak="dome"
      at={[140, 1100]}
      camera={{ ...view, focal: 1300, horizon: 660 }}
      faces={placed(commercialBlock(light, seeded(29)), -22, [8, 0, -6])}
    />
  )
}
