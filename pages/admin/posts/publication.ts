import type { ContentEntry } from '../../../services/api/site/content-report-contract.ts'
import { dayOf } from '../../../services/content/model/office-days.ts'

/** Returns whether the day of an entry that the last build left out as scheduled has come since. */
export const isDueForBuild = (
  { state, date }: Pick<ContentEntry, 'state' | 'date'>,
  now: Date,
): boolean => state === 'scheduled' && date <= dayOf(now)
