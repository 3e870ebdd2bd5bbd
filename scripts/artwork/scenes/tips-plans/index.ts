import type { Pictures } from '../../kit/picture.ts'
import { InspectionReport } from './guide-inspection-report.tsx'
import { TipsCommercial } from './tips-commercial.tsx'
import { TipsPreConstruction } from './tips-pre-construction.tsx'
import { TipsRemodels } from './tips-remodels.tsx'

/** What to settle before and beside the work: a report, a drive, a dust wall, an opening day. */
export const tipsPlans: Pictures = {
  'tips-commercial': {
    alt: 'A shop front on a snowy street at the blue hour, brown paper in its lit windows, one sheet down before a stepladder, crates at the door.',
    focus: [84, 92],
    draw: TipsCommercial,
  },
  'tips-pre-construction': {
    alt: 'A red fire engine in the tight turn of a steep gravel drive, cones along its outer edge, gold aspens behind it, jagged peaks beyond.',
    focus: [88, 86],
    draw: TipsPreConstruction,
  },
  'tips-remodels': {
    alt: 'A doorway sealed with milky plastic, its red zipper half open on studs and a work light, boots before it, an armchair and a lit lamp beside it.',
    focus: [78, 72],
    draw: TipsRemodels,
  },
  'guide-inspection-report': {
    alt: 'A thick stapled report on a kitchen table, four piles of sheets under a key, a mug, a tape and a stone, a calendar with three days ringed.',
    focus: [87, 90],
    draw: InspectionReport,
  },
}
