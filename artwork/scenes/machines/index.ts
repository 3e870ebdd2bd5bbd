import type { Scenes } from '../../kit/scene.ts'
import { Fleet } from './equipment-rentals.tsx'
import { Excavators } from './excavators.tsx'
import { Excavation } from './excavation.tsx'
import { Bulldozers } from './bulldozers.tsx'
import { SkidSteers } from './skid-steers.tsx'
import { Forklifts } from './forklifts.tsx'
import { AerialLifts } from './aerial-lifts.tsx'
import { Dumpsters } from './dumpster-rentals.tsx'
import { Trailers } from './trailer-rentals.tsx'
import { PortaPotties } from './porta-potties.tsx'

export const machines: Scenes = {
  'equipment-rentals': Fleet,
  excavators: Excavators,
  excavation: Excavation,
  bulldozers: Bulldozers,
  'skid-steers': SkidSteers,
  forklifts: Forklifts,
  'aerial-lifts': AerialLifts,
  'dumpster-rentals': Dumpsters,
  'trailer-rentals': Trailers,
  'porta-potties': PortaPotties,
}
