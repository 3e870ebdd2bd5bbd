import type { Scenes } from '../../kit/scene.ts'
import { Eagle } from './town-eagle.tsx'
import { Gypsum } from './town-gypsum.tsx'
import { Edwards } from './town-edwards.tsx'

export const townsEagle: Scenes = {
  'town-eagle': Eagle,
  'town-gypsum': Gypsum,
  'town-edwards': Edwards,
}
