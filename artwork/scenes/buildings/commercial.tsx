import { AspenNursery, Aspens } from '../../kit/aspens.tsx'
import { mix } from '../../kit/color.ts'
import { sunAt } from '../../kit/light.ts'
import { dusk } from '../../kit/lights-low.ts'
import { made } from '../../kit/materials.ts'
import { marketHall } from '../../kit/modern.ts'
import { seeded } from '../../kit/random.ts'
import { placed } from '../../kit/space.ts'
import { Estate } from '../estate.tsx'
import { view } from './shared.tsx'

/** A market hall at closing time: tall glass under a tilted roof, a wing of shops, trees in the square. */
export const Commercial = () => {
  const light = sunAt(dusk, 420, 500)
  return (
    <Estate
      light={light}
      seed={29}
      peak="twin"
      at={[60, 1020]}
      top={270}
      camera={{ ...view, focal: 1620, middle: 720, horizon: 668 }}
      faces={placed(marketHall(light, seeded(29)), -14, [7, 0, -4])}
    >
      <path
        fill={mix(made.concrete, light.shadow, 0.5)}
        d="M520 812L760 792L1600 778V846C1240 866 860 872 560 850z"
      />
      <path
        fill={mix(lampOn, made.concrete, 0.35)}
        opacity=".55"
        d="M720 806L1290 790L1340 812L1080 836L820 838zM1340 794L1560 786L1600 800V812L1420 816z"
      />
      <AspenNursery />
      <Aspens
        light={light}
        fill="#43603f"
        lit="#7d8a4e"
        trees={[
          { x: 700, y: 842, height: 190, kind: 0 },
          { x: 1180, y: 850, height: 170, kind: 1 },
          { x: 1400, y: 846, height: 200, kind: 2 },
        ]}
      />
      <path
        fill={mix(made.stone, light.shadow, 0.45)}
        d="M664 838h74v20h-74zM1144 846h74v20h-74zM1362 842h78v20h-78z"
      />
    </Estate>
  )
}

const lampOn = '#ffd98a'
