import {
  type ContentEntry,
  contentResponse,
} from '../../services/api/site/content-report-contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { useResource } from './resource/use-resource.ts'

const response = contentResponse.transform(({ content, upcoming, knownUntil }) => ({
  ...content,
  upcoming,
  knownUntil,
}))

/** The report on the served build's content, and what of it changes by itself. */
export const useContentReport = () => useResource({ path: paths.admin.content, response })

/** Returns whether the day of an entry that the last build left out as scheduled has come since. `today` is in the office. */
export const isDueForBuild = (
  { state, date }: Pick<ContentEntry, 'state' | 'date'>,
  today: string,
): boolean => state === 'scheduled' && date <= today
