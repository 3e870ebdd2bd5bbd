import type { Scenes } from '../../kit/scene.ts'
import { RoofingVail } from './roofing-vail.tsx'

export const roofingVail: Scenes = { 'roofing-vail': RoofingVail }
