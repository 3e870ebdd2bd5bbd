import type { Scenes } from '../../kit/scene.ts'
import { CostBathroomRemodel } from './cost-bathroom-remodel.tsx'
import { CostHomeWatch } from './cost-home-watch.tsx'
import { CostKitchenRemodel } from './cost-kitchen-remodel.tsx'
import { CostRoofReplacement } from './cost-roof-replacement.tsx'
import { CostSnowRemoval } from './cost-snow-removal.tsx'

export const costsHouse: Scenes = {
  'cost-roof-replacement': CostRoofReplacement,
  'cost-kitchen-remodel': CostKitchenRemodel,
  'cost-bathroom-remodel': CostBathroomRemodel,
  'cost-snow-removal': CostSnowRemoval,
  'cost-home-watch': CostHomeWatch,
}
