import type { Pictures } from '../../kit/picture.ts'
import { Kitchen } from './kitchens.tsx'
import { GreatRoom } from './luxury-home-remodels.tsx'
import { Remodel } from './remodels-and-renovations.tsx'
import { PreConstruction } from './pre-construction.tsx'
import { Management } from './property-management.tsx'

export const rooms: Pictures = {
  kitchens: {
    alt: 'A kitchen at dawn: green cabinets, a stone-topped island, a wide window on snow peaks.',
    focus: [68, 52],
    draw: Kitchen,
  },
  'luxury-home-remodels': {
    alt: 'A great room at dusk: stone hearth with a fire, timber beams, tall glass on a peak.',
    focus: [56, 50],
    draw: GreatRoom,
  },
  'remodels-and-renovations': {
    alt: 'A room under renovation: open studs and joists, a ladder, trestles, and a new window that frames the mountain.',
    focus: [72, 52],
    draw: Remodel,
  },
  'pre-construction': {
    alt: 'A blueprint, a scale ruler, material samples and rolled drawings on a table before a window on snow-covered peaks.',
    focus: [72, 62],
    draw: PreConstruction,
  },
  'property-management': {
    alt: 'A large brass key with a leather tag on a rail above a bench with boots, a window on a bright winter mountain beside it.',
    focus: [58, 50],
    draw: Management,
  },
}
