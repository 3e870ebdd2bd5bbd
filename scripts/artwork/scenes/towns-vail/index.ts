import type { Pictures } from '../../kit/picture.ts'
import { RoofingVail } from './roofing-vail.tsx'
import { Vail } from './town-vail.tsx'
import { Minturn } from './town-minturn.tsx'

export const townsVail: Pictures = {
  'town-vail': {
    alt: 'Vail after snow: open white bowls above dark woods and ski runs, the village with steep roofs below, the Gore Range behind.',
    focus: [88, 62],
    draw: Vail,
  },
  'town-minturn': {
    alt: 'Minturn in evening light: a street of old railroad shopfronts and a red caboose between canyon walls, the snow cross of Holy Cross at its end.',
    focus: [52, 60],
    draw: Minturn,
  },
  'roofing-vail': {
    alt: 'A worker on a rope clears a steep metal roof in Vail, three rows of pipe rails holding deep snow, white roofs and the Gore Range beyond.',
    focus: [84, 50],
    draw: RoofingVail,
  },
}
