import type { Scenes } from '../../kit/scene.ts'
import { Frisco } from './town-frisco.tsx'
import { Breckenridge } from './town-breckenridge.tsx'
import { Silverthorne } from './town-silverthorne.tsx'

export const townsSummit: Scenes = {
  'town-frisco': Frisco,
  'town-breckenridge': Breckenridge,
  'town-silverthorne': Silverthorne,
}
