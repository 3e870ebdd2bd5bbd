import type { Pictures } from '../../kit/picture.ts'
import { Lawn } from './guide-lawn.tsx'
import { OldDeck } from './guide-old-deck.tsx'
import { PreDrywall } from './guide-pre-drywall.tsx'
import { Snowmelt } from './guide-snowmelt.tsx'

/** A picture for each article about a house that stands, or nearly: its frame, its deck, its yard, its drive. */
export const guidesHome: Pictures = {
  'guide-old-deck': {
    alt: 'The corner of an old gray deck where it meets the house: a rusted hanger, a screwdriver stuck in soft wood, a post that leans.',
    focus: [70, 56],
    draw: OldDeck,
  },
  'guide-pre-drywall': {
    alt: 'A room with open walls: studs with yellow cable, blue boxes and water pipes, pink insulation in one wall, snow peaks in the window opening.',
    focus: [66, 54],
    draw: PreDrywall,
  },
  'guide-lawn': {
    alt: 'One green lawn with a sprinkler on it, among stone, low plants and sage in front of a house, red cliffs behind.',
    focus: [64, 72],
    draw: Lawn,
  },
  'guide-snowmelt': {
    alt: 'A bare drive steaming between banks of snow at the blue hour, its near end open to the loops of orange tube that heat it.',
    focus: [58, 70],
    draw: Snowmelt,
  },
}
