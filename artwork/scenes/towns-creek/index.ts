import type { Scenes } from '../../kit/scene.ts'
import { BeaverCreek } from './town-beaver-creek.tsx'
import { Avon } from './town-avon.tsx'

export const townsCreek: Scenes = {
  'town-beaver-creek': BeaverCreek,
  'town-avon': Avon,
}
