import type { Pictures } from '../../kit/picture.ts'
import { TipsConcrete } from './tips-concrete.tsx'
import { TipsExcavation } from './tips-excavation.tsx'
import { TipsSubdivision } from './tips-subdivision.tsx'

export const tipsLand: Pictures = {
  'tips-excavation': {
    alt: 'A deep trench running away from us, a steel trench box and a ladder in it, spoil set back, colored paint lines and flags on the grass.',
    focus: [80, 82],
    draw: TipsExcavation,
  },
  'tips-concrete': {
    alt: 'A slump test on a board: the steel cone upside down beside its pile of concrete, a rod and a rule over it, a ready-mix truck behind.',
    focus: [91, 84],
    draw: TipsConcrete,
  },
  'tips-subdivision': {
    alt: 'A plan of lots on a table in a hay field, a red pencil on it and a red line that moves the road loop off the wet corner.',
    focus: [89, 66],
    draw: TipsSubdivision,
  },
}
