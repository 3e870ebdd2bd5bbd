import type { Pictures } from '../../kit/picture.ts'
import { MountainEstate } from './project-luxury-mountain-estate-beaver-creek.tsx'
import { CommercialVail } from './project-commercial-building-vail.tsx'
import { Community } from './project-residential-community-eagle.tsx'
import { MountainStar } from './project-mountain-star-home-avon.tsx'
import { LodgeSpa } from './project-lodge-and-spa-beaver-creek.tsx'
import { Restaurant } from './project-restaurant-edwards.tsx'

export const projects: Pictures = {
  'project-luxury-mountain-estate-beaver-creek': {
    alt: 'A timber and stone estate below ski runs on a pink winter morning, windows lit.',
    focus: [90, 64],
    draw: MountainEstate,
  },
  'project-commercial-building-vail': {
    alt: 'A four-story building in Vail with shops, balconies and a stone tower, snow around it, jagged peaks behind.',
    focus: [88, 60],
    draw: CommercialVail,
  },
  'project-residential-community-eagle': {
    alt: 'A street of new houses near Eagle in evening light, Castle Peak above their roofs.',
    focus: [85, 60],
    draw: Community,
  },
  'project-mountain-star-home-avon': {
    alt: 'A house with three tilted roofs steps down a steep slope at dusk, a deck hanging over the valley.',
    focus: [96, 60],
    draw: MountainStar,
  },
  'project-lodge-and-spa-beaver-creek': {
    alt: 'A lodge with a glass gable, balconies and lit windows at the blue hour, a warm pool steaming in the snow before it.',
    focus: [88, 66],
    draw: LodgeSpa,
  },
  'project-restaurant-edwards': {
    alt: 'A restaurant front at dusk: glass gable, stone walls, tables on a terrace under a string of lamps.',
    focus: [82, 62],
    draw: Restaurant,
  },
}
