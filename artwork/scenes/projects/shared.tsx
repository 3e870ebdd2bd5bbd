import { type Camera } from '../../kit/space.ts'

export const view: Camera = { eye: [-8, 4, 52], focal: 1400, middle: 760, horizon: 640 }
