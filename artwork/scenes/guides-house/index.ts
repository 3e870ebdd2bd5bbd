import type { Scenes } from '../../kit/scene.ts'
import { RoofChoice } from './guide-roof-choice.tsx'
import { Driveway } from './guide-driveway.tsx'
import { ConcreteBid } from './guide-concrete-bid.tsx'
import { Stain } from './guide-stain.tsx'
import { DeckFrame } from './guide-deck-frame.tsx'
import { Electric } from './guide-electric.tsx'
import { InspectionGuide } from './guide-inspection.tsx'
import { Heating } from './guide-heating.tsx'
import { Plumbing } from './guide-plumbing.tsx'
import { KitchenPlan } from './guide-kitchen-plan.tsx'

/** A picture for each article about a house and its ground. */
export const guidesHouse: Scenes = {
  'guide-roof-choice': RoofChoice,
  'guide-driveway': Driveway,
  'guide-concrete-bid': ConcreteBid,
  'guide-stain': Stain,
  'guide-deck-frame': DeckFrame,
  'guide-electric': Electric,
  'guide-inspection': InspectionGuide,
  'guide-heating': Heating,
  'guide-plumbing': Plumbing,
  'guide-kitchen-plan': KitchenPlan,
}
