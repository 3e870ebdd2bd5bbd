import type { Scenes } from '../../kit/scene.ts'
import { TipsKitchen } from './tips-kitchen.tsx'
import { TipsRoofing } from './tips-roofing.tsx'
import { TipsSiding } from './tips-siding.tsx'

/** A picture for each article of tips about a house. */
export const tipsHouse: Scenes = {
  'tips-roofing': TipsRoofing,
  'tips-siding': TipsSiding,
  'tips-kitchen': TipsKitchen,
}
