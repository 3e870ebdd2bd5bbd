import type { Pictures } from '../../kit/picture.ts'
import { TipsKitchen } from './tips-kitchen.tsx'
import { TipsRoofing } from './tips-roofing.tsx'
import { TipsSiding } from './tips-siding.tsx'

/** A picture for each article of tips about a house. */
export const tipsHouse: Pictures = {
  'tips-roofing': {
    alt: 'A steel bucket heaped with snow on a bathroom scale, a square hole cut in the snow of the deck behind it, a loaded roof with icicles.',
    focus: [84, 60],
    draw: TipsRoofing,
  },
  'tips-siding': {
    alt: 'The corner of a house: one wall silver from the sun, one dark with snow at its foot, a flicker on the corner board beside its hole.',
    focus: [78, 46],
    draw: TipsSiding,
  },
  'tips-kitchen': {
    alt: 'A pot steaming over the blue flame of a range under a copper hood, the panes of the window beside it fogged below a snow peak.',
    focus: [80, 38],
    draw: TipsKitchen,
  },
}
