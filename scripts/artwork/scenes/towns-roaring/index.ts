import type { Pictures } from '../../kit/picture.ts'
import { Aspen } from './town-aspen.tsx'
import { Carbondale } from './town-carbondale.tsx'
import { Glenwood } from './town-glenwood-springs.tsx'

export const townsRoaring: Pictures = {
  'town-aspen': {
    alt: 'The Maroon Bells above their lake in fall, gold aspens on both shores.',
    focus: [52, 55],
    draw: Aspen,
  },
  'town-carbondale': {
    alt: 'The twin summits of Mount Sopris over hay meadows, with a red barn and a rail fence.',
    focus: [80, 58],
    draw: Carbondale,
  },
  'town-glenwood-springs': {
    alt: 'Glenwood Canyon in storm light: banded cliffs, the Colorado River and the highway on its piers.',
    focus: [70, 60],
    draw: Glenwood,
  },
}
