import type { Pictures } from '../../kit/picture.ts'
import { RoofChoice } from './guide-roof-choice.tsx'
import { Driveway } from './guide-driveway.tsx'
import { ConcreteBid } from './guide-concrete-bid.tsx'
import { Stain } from './guide-stain.tsx'
import { DeckFrame } from './guide-deck-frame.tsx'
import { Electric } from './guide-electric.tsx'
import { InspectionGuide } from './guide-inspection.tsx'
import { Heating } from './guide-heating.tsx'
import { Plumbing } from './guide-plumbing.tsx'
import { KitchenPlan } from './guide-kitchen-plan.tsx'

/** A picture for each article about a house and its ground. */
export const guidesHouse: Pictures = {
  'guide-roof-choice': {
    alt: 'Two roofs of one house under snow: shingles that hold it, standing seam with two rows of snow guards, a metal valley between them.',
    focus: [72, 66],
    draw: RoofChoice,
  },
  'guide-driveway': {
    alt: 'A gravel drive staked in two curves up a slope of gold aspens, from the road to a house with a garage.',
    focus: [66, 60],
    draw: Driveway,
  },
  'guide-concrete-bid': {
    alt: 'A bid with three columns on a clipboard, leaning on the form of a slab, the steel on its chairs behind it.',
    focus: [74, 80],
    draw: ConcreteBid,
  },
  'guide-stain': {
    alt: 'A cedar wall in the sun, silver on the left and freshly stained on the right, a pail of stain and a brush on a plank.',
    focus: [72, 66],
    draw: Stain,
  },
  'guide-deck-frame': {
    alt: 'The frame of a deck with its first boards laid: joists from the wall of a house to a beam, posts on concrete piers, jagged peaks beyond.',
    focus: [60, 60],
    draw: DeckFrame,
  },
  'guide-electric': {
    alt: 'An electrical panel with its door open, conduits above it, a valley at the blue hour in the window beside it.',
    focus: [76, 54],
    draw: Electric,
  },
  'guide-inspection': {
    alt: 'A person with a flashlight under the trusses of an attic, the beam on a stain in the roof boards.',
    focus: [84, 46],
    draw: InspectionGuide,
  },
  'guide-heating': {
    alt: 'A boiler on a wall, copper pipes to a manifold, loops of orange tube laid out on the floor.',
    focus: [78, 62],
    draw: Heating,
  },
  'guide-plumbing': {
    alt: 'A sink under a frosted window on a cold morning, its cabinet open to the two stops and the trap.',
    focus: [66, 60],
    draw: Plumbing,
  },
  'guide-kitchen-plan': {
    alt: 'A bare room with the plan of a kitchen taped in blue on its floor, a tape measure beside it, twin peaks in the window.',
    focus: [66, 64],
    draw: KitchenPlan,
  },
}
