import type { Pictures } from '../../kit/picture.ts'
import { Roofing } from './roofing.tsx'
import { Siding } from './siding.tsx'
import { Concrete } from './concrete.tsx'
import { Decks } from './decks-and-patios.tsx'
import { Inspection } from './home-inspections.tsx'
import { HomeServices } from './home-services.tsx'

export const trades: Pictures = {
  roofing: {
    alt: 'A standing-seam roof under fresh snow, stone chimney, spruce and a snow peak behind it.',
    focus: [82, 55],
    draw: Roofing,
  },
  siding: {
    alt: 'A wall half clad in cedar: membrane and battens on the left, finished boards on the right.',
    focus: [86, 58],
    draw: Siding,
  },
  concrete: {
    alt: 'A worker draws a float across fresh concrete between timber forms, joint lines behind it, reinforcing steel ahead.',
    focus: [14, 66],
    draw: Concrete,
  },
  'decks-and-patios': {
    alt: 'A timber deck at dusk with a fire bowl, two chairs and a lit glass gable, peaks over the rail.',
    focus: [84, 64],
    draw: Decks,
  },
  'home-inspections': {
    alt: 'A checklist, a flashlight and a spirit level on a timber ledge, a house with a ladder and two steep peaks behind.',
    focus: [74, 66],
    draw: Inspection,
  },
  'home-services': {
    alt: 'A family house with a deck and a stack of new boards under a clearing storm.',
    focus: [88, 62],
    draw: HomeServices,
  },
}
