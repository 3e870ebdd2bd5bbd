import { contentResponse } from '../../services/api/site/content-report-contract.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { useResource } from './resource/use-resource.ts'

const response = contentResponse.transform(({ content }) => content)

/** The report on the served build's content. */
export const useContentReport = () =>
  useResource({ key: ['content'], path: paths.admin.content, response })
