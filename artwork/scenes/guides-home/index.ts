import type { Scenes } from '../../kit/scene.ts'
import { Lawn } from './guide-lawn.tsx'
import { OldDeck } from './guide-old-deck.tsx'
import { PreDrywall } from './guide-pre-drywall.tsx'
import { Snowmelt } from './guide-snowmelt.tsx'

/** A picture for each article about a house that stands, or nearly: its frame, its deck, its yard, its drive. */
export const guidesHome: Scenes = {
  'guide-old-deck': OldDeck,
  'guide-pre-drywall': PreDrywall,
  'guide-lawn': Lawn,
  'guide-snowmelt': Snowmelt,
}
