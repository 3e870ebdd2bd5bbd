import type { Pictures } from '../../kit/picture.ts'
import { ServiceArea } from './service-area-map.tsx'

export const map: Pictures = {
  'service-area-map': {
    alt: 'A drawn map of thirteen towns between Glenwood Springs, Aspen and Breckenridge, with I-70, Highway 82, rivers and ranges.',
    focus: [50, 46],
    draw: ServiceArea,
  },
}
