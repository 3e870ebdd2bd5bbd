import type { Scenes } from '../../kit/scene.ts'
import { CostKitchenRemodel } from './cost-kitchen-remodel.tsx'
import { CostRoofReplacement } from './cost-roof-replacement.tsx'

export const costsHouse: Scenes = {
  'cost-roof-replacement': CostRoofReplacement,
  'cost-kitchen-remodel': CostKitchenRemodel,
}
