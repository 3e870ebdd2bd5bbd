import type { Scenes } from '../../kit/scene.ts'
import { CostRoofReplacement } from './cost-roof-replacement.tsx'

export const costsHouse: Scenes = {
  'cost-roof-replacement': CostRoofReplacement,
}
