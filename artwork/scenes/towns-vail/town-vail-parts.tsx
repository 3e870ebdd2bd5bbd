import { type Camera } from '../../kit/space.ts'

export const village: Camera = { eye: [-6, 7, 90], focal: 1500, middle: 760, horizon: 660 }
