import type { Scenes } from '../../kit/scene.ts'
import { Roofing } from './roofing.tsx'
import { Siding } from './siding.tsx'
import { SidingLayers } from './siding-layers.tsx'
import { Concrete } from './concrete.tsx'
import { Decks } from './decks-and-patios.tsx'
import { Inspection } from './home-inspections.tsx'
import { ExcavationGround } from './excavation-ground.tsx'
import { HomeServices } from './home-services.tsx'

export const trades: Scenes = {
  roofing: Roofing,
  siding: Siding,
  'siding-layers': SidingLayers,
  concrete: Concrete,
  'decks-and-patios': Decks,
  'home-inspections': Inspection,
  'home-services': HomeServices,
  'excavation-ground': ExcavationGround,
}
