import {
  type ContentEntry,
  contentResponse,
} from '../../services/api/site/content-report-contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { dayOf } from '../../services/content/model/office-days.ts'
import { useResource } from './resource/use-resource.ts'

const response = contentResponse.transform(({ content }) => content)

/** The report on the served build's content. */
export const useContentReport = () => useResource({ path: paths.admin.content, response })

/** Returns whether the day of an entry that the last build left out as scheduled has come since. */
export const isDueForBuild = (
  { state, date }: Pick<ContentEntry, 'state' | 'date'>,
  now: Date,
): boolean => state === 'scheduled' && date <= dayOf(now)
