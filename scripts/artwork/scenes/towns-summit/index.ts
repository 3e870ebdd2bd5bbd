import type { Pictures } from '../../kit/picture.ts'
import { Frisco } from './town-frisco.tsx'
import { Breckenridge } from './town-breckenridge.tsx'
import { Silverthorne } from './town-silverthorne.tsx'

export const townsSummit: Pictures = {
  'town-frisco': {
    alt: 'Dawn over the lake at Frisco: sailing boats at a pier under the teeth of the Tenmile Range.',
    focus: [58, 58],
    draw: Frisco,
  },
  'town-breckenridge': {
    alt: 'Breckenridge in snow: painted mining-town shopfronts under the long white backs of the Tenmile Range.',
    focus: [75, 66],
    draw: Breckenridge,
  },
  'town-silverthorne': {
    alt: 'Winter morning in Silverthorne: pink light on Buffalo Mountain, the Blue River open between snowy banks.',
    focus: [76, 58],
    draw: Silverthorne,
  },
}
