import type { Pictures } from '../../kit/picture.ts'
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

const low = (alt: string, draw: () => ReturnType<typeof Fleet>) => ({
  alt,
  focus: [62, 66] as const,
  draw,
})

export const machines: Pictures = {
  'equipment-rentals': low(
    'A rental yard at dusk: skid steer, excavator, bulldozer and telehandler in a row below a twin peak.',
    Fleet,
  ),
  excavators: low(
    'An excavator at work beside a heap of soil in late light, snow peak behind.',
    Excavators,
  ),
  excavation: low(
    'An excavator reaching into a clean foundation cut, gravel at the bottom, autumn hills behind.',
    Excavation,
  ),
  bulldozers: low('A bulldozer pushing a bank of soil under storm light.', Bulldozers),
  'skid-steers': low(
    'A skid steer with a raised bucket beside gravel and pallets of stone.',
    SkidSteers,
  ),
  forklifts: low('A telehandler lifting a roof truss over a framed wall at dawn.', Forklifts),
  'aerial-lifts': low(
    'A boom lift raised to the timber gable of a house on a winter morning.',
    AerialLifts,
  ),
  'dumpster-rentals': low(
    'A ribbed steel dumpster filled with timber offcuts, peaks behind.',
    Dumpsters,
  ),
  'trailer-rentals': low('A tandem trailer loaded with sawn timber on a gravel yard.', Trailers),
  'porta-potties': low(
    'Five portable toilets in a tidy row on a building site below jagged peaks.',
    PortaPotties,
  ),
}
