import type { Scenes } from '../../kit/scene.ts'
import { Residential } from './residential.tsx'
import { Commercial } from './commercial.tsx'
import { CommercialSpace } from './commercial-space.tsx'
import { CustomBuilds } from './custom-builds.tsx'
import { CeilingSection } from './ceiling-section.tsx'
import { CustomLuxury } from './custom-luxury-homes.tsx'
import { PreConstructionLot } from './pre-construction-lot.tsx'
import { Subdivision } from './subdivision.tsx'
import { ConstructionServices } from './construction-services.tsx'
import { RentalPlan } from './rental-plan.tsx'
import { VacationRentals } from './vacation-rentals.tsx'

export const buildings: Scenes = {
  residential: Residential,
  commercial: Commercial,
  'commercial-space': CommercialSpace,
  'custom-builds': CustomBuilds,
  'custom-luxury-homes': CustomLuxury,
  'ceiling-section': CeilingSection,
  'pre-construction-lot': PreConstructionLot,
  subdivision: Subdivision,
  'construction-services': ConstructionServices,
  'vacation-rentals': VacationRentals,
  'rental-plan': RentalPlan,
}
