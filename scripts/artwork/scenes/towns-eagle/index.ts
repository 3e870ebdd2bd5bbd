import type { Pictures } from '../../kit/picture.ts'
import { Eagle } from './town-eagle.tsx'
import { Gypsum } from './town-gypsum.tsx'
import { Edwards } from './town-edwards.tsx'

export const townsEagle: Pictures = {
  'town-eagle': {
    alt: "Ranch land near Eagle at dusk: a barn, a fence and lit houses under Castle Peak's battlements.",
    focus: [86, 60],
    draw: Eagle,
  },
  'town-gypsum': {
    alt: 'Gypsum after a storm: pale cliffs and red benches above a row of houses, sage along the Eagle River.',
    focus: [72, 60],
    draw: Gypsum,
  },
  'town-edwards': {
    alt: 'Edwards in late gold: red rock and sage, the river walk buildings with lit windows, snow peaks behind.',
    focus: [86, 62],
    draw: Edwards,
  },
}
