import type { Scenes } from '../../kit/scene.ts'
import { CutawayHouse } from './cutaway-house.tsx'
import { HomeHero } from './home-hero.tsx'

export const home: Scenes = {
  'cutaway-house': CutawayHouse,
  'home-hero': HomeHero,
}
