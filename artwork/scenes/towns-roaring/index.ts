import type { Scenes } from '../../kit/scene.ts'
import { Aspen } from './town-aspen.tsx'
import { Carbondale } from './town-carbondale.tsx'
import { Glenwood } from './town-glenwood-springs.tsx'

export const townsRoaring: Scenes = {
  'town-aspen': Aspen,
  'town-carbondale': Carbondale,
  'town-glenwood-springs': Glenwood,
}
