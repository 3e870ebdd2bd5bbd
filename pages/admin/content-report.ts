import { useQuery } from '@tanstack/react-query'
import { contentResponse } from '../../services/api/contract/content-report.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { request } from '../../renderer/client/http.ts'

/** The report on the served build's content. */
export const useContentReport = () =>
  useQuery({
    queryKey: ['content'],
    queryFn: async () => contentResponse.parse(await request('GET', paths.admin.content)).content,
  })
