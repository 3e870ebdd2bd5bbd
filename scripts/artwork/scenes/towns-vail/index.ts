import type { Pictures } from '../../kit/picture.ts'
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
}
