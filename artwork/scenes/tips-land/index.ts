import type { Scenes } from '../../kit/scene.ts'
import { TipsConcrete } from './tips-concrete.tsx'
import { TipsExcavation } from './tips-excavation.tsx'
import { TipsSubdivision } from './tips-subdivision.tsx'

export const tipsLand: Scenes = {
  'tips-excavation': TipsExcavation,
  'tips-concrete': TipsConcrete,
  'tips-subdivision': TipsSubdivision,
}
