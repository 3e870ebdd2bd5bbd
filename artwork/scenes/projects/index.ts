import type { Scenes } from '../../kit/scene.ts'
import { MountainEstate } from './project-luxury-mountain-estate-beaver-creek.tsx'
import { CommercialVail } from './project-commercial-building-vail.tsx'
import { Community } from './project-residential-community-eagle.tsx'
import { MountainStar } from './project-mountain-star-home-avon.tsx'
import { LodgeSpa } from './project-lodge-and-spa-beaver-creek.tsx'
import { Restaurant } from './project-restaurant-edwards.tsx'

export const projects: Scenes = {
  'project-luxury-mountain-estate-beaver-creek': MountainEstate,
  'project-commercial-building-vail': CommercialVail,
  'project-residential-community-eagle': Community,
  'project-mountain-star-home-avon': MountainStar,
  'project-lodge-and-spa-beaver-creek': LodgeSpa,
  'project-restaurant-edwards': Restaurant,
}
