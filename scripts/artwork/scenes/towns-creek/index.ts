import type { Pictures } from '../../kit/picture.ts'
import { BeaverCreek } from './town-beaver-creek.tsx'
import { Avon } from './town-avon.tsx'

export const townsCreek: Pictures = {
  'town-beaver-creek': {
    alt: 'Beaver Creek at the blue hour: ski runs and a chair lift come down dark woods to a lodge with lit windows.',
    focus: [92, 66],
    draw: BeaverCreek,
  },
  'town-avon': {
    alt: 'Avon in summer: the Eagle River bends past the town, green ski runs on the wooded mountain above it.',
    focus: [66, 66],
    draw: Avon,
  },
}
