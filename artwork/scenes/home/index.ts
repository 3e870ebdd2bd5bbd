import type { Scenes } from '../../kit/scene.ts'
import { HomeHero } from './home-hero.tsx'

export const home: Scenes = {
  'home-hero': HomeHero,
}
