import type { Scenes } from '../../kit/scene.ts'
import { Kitchen } from './kitchens.tsx'
import { CondoSection } from './condo-section.tsx'
import { GreatRoom } from './luxury-home-remodels.tsx'
import { Remodel } from './remodels-and-renovations.tsx'
import { PreConstruction } from './pre-construction.tsx'
import { Management } from './property-management.tsx'

export const rooms: Scenes = {
  kitchens: Kitchen,
  'luxury-home-remodels': GreatRoom,
  'condo-section': CondoSection,
  'remodels-and-renovations': Remodel,
  'pre-construction': PreConstruction,
  'property-management': Management,
}
