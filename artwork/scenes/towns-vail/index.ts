import type { Scenes } from '../../kit/scene.ts'
import { RoofingVail } from './roofing-vail.tsx'
import { Vail } from './town-vail.tsx'
import { Minturn } from './town-minturn.tsx'

export const townsVail: Scenes = {
  'town-vail': Vail,
  'town-minturn': Minturn,
  'roofing-vail': RoofingVail,
}
