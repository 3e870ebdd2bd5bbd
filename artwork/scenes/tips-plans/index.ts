import type { Scenes } from '../../kit/scene.ts'
import { InspectionReport } from './guide-inspection-report.tsx'
import { TipsCommercial } from './tips-commercial.tsx'
import { TipsPreConstruction } from './tips-pre-construction.tsx'
import { TipsRemodels } from './tips-remodels.tsx'

/** What to settle before and beside the work: a report, a drive, a dust wall, an opening day. */
export const tipsPlans: Scenes = {
  'tips-commercial': TipsCommercial,
  'tips-pre-construction': TipsPreConstruction,
  'tips-remodels': TipsRemodels,
  'guide-inspection-report': InspectionReport,
}
