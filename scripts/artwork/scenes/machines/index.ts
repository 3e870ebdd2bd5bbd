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

const low = (x: number, alt: string, draw: () => ReturnType<typeof Fleet>) => ({
  alt,
  focus: [x, 66] as const,
  draw,
})

export const machines: Pictures = {
  'equipment-rentals': low(
    78,
    'A rental yard at dusk: skid steer, excavator, bulldozer and telehandler in a row below a twin peak.',
    Fleet,
  ),
  excavators: low(
    79,
    'An excavator digging a drain trench in late light, soil heaped beside it and pipe stacked behind, a snow peak beyond.',
    Excavators,
  ),
  excavation: low(
    82,
    'An excavator reaching into a clean foundation cut set out with batter boards, gold aspens and a far peak behind.',
    Excavation,
  ),
  bulldozers: low(
    92,
    'A bulldozer pushing soil from a road cut into a wooded slope, white ridges under storm light.',
    Bulldozers,
  ),
  'skid-steers': low(
    83,
    'A skid steer carrying a full bucket of gravel, pallets of stone and a rail fence behind it, a twin peak beyond.',
    SkidSteers,
  ),
  forklifts: low(
    85,
    'A telehandler lifting a roof truss beside framed walls on a slab at dawn, sawn timber stacked near it.',
    Forklifts,
  ),
  'aerial-lifts': low(
    81,
    'A boom lift raised to the timber gable of a house on a plowed lot, a pink winter morning on the ridges.',
    AerialLifts,
  ),
  'dumpster-rentals': low(
    86,
    'A ribbed steel dumpster filled with timber offcuts on a lot plowed clear of snow, two white peaks behind.',
    Dumpsters,
  ),
  'trailer-rentals': low(
    76,
    'A tandem trailer loaded with sawn timber beside a meadow fence, a far range in evening light.',
    Trailers,
  ),
  'porta-potties': low(
    74,
    'Five portable toilets in a tidy row on a gravel pad, a timber frame going up behind, jagged peaks beyond.',
    PortaPotties,
  ),
}
