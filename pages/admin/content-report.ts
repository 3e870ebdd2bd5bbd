import { useQuery } from '@tanstack/react-query'
import { contentAnswer } from '../../services/api/contract/content-report.ts'
import { paths } from '../../services/api/contract/paths.ts'
import { request } from '../../renderer/client/http.ts'

/** How the content of the build that is served stands. */
export const useContentReport = () =>
  useQuery({
    queryKey: ['content'],
    queryFn: async () => contentAnswer.parse(await request('GET', paths.admin.content)).content,
  })
