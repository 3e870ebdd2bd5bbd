import type { Pictures } from '../../kit/picture.ts'
import { Residential } from './residential.tsx'
import { Commercial } from './commercial.tsx'
import { CustomBuilds } from './custom-builds.tsx'
import { CustomLuxury } from './custom-luxury-homes.tsx'
import { Subdivision } from './subdivision.tsx'
import { ConstructionServices } from './construction-services.tsx'
import { VacationRentals } from './vacation-rentals.tsx'

export const buildings: Pictures = {
  residential: {
    alt: 'A path leads to the lit porch of a family house among gold aspens, a twin peak behind it.',
    focus: [88, 64],
    draw: Residential,
  },
  commercial: {
    alt: 'A market hall at dusk: lit glass under a tilted roof, a stone tower, a low wing of shops, a twin peak behind.',
    focus: [88, 62],
    draw: Commercial,
  },
  'custom-builds': {
    alt: 'A timber frame standing on its slab in evening light, lumber and a telehandler beside it.',
    focus: [88, 62],
    draw: CustomBuilds,
  },
  'custom-luxury-homes': {
    alt: 'A mountain house with snow on its roofs and every window lit at the blue hour.',
    focus: [88, 66],
    draw: CustomLuxury,
  },
  subdivision: {
    alt: 'Thirty acres from above: houses around a ring road, a meadow and a pond in the middle, hills behind.',
    focus: [50, 62],
    draw: Subdivision,
  },
  'construction-services': {
    alt: 'A house half framed on its foundation at dawn, an excavator and stacked lumber beside it.',
    focus: [85, 64],
    draw: ConstructionServices,
  },
  'vacation-rentals': {
    alt: 'An A-frame in deep snow at night, lit from within, a steaming tub on its deck, stars over two peaks.',
    focus: [96, 62],
    draw: VacationRentals,
  },
}
