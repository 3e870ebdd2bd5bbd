import type { Scenes } from '../../kit/scene.ts'
import { CostCustomHome } from './cost-custom-home.tsx'
import { CostDriveway } from './cost-driveway.tsx'
import { CostNewDeck } from './cost-new-deck.tsx'
import { CostRemodel } from './cost-remodel.tsx'

/** What decides the price: a house, a deck, a drive, a remodel. */
export const costsBuild: Scenes = {
  'cost-custom-home': CostCustomHome,
  'cost-new-deck': CostNewDeck,
  'cost-driveway-and-excavation': CostDriveway,
  'cost-whole-house-remodel': CostRemodel,
}
