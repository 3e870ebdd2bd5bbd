import { useQuery } from '@tanstack/react-query'
import { colleagues } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'

/** Whom a lead can be given to; nobody until the service has said. */
export function useColleagues() {
  const answer = useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => colleagues.parse(await request('GET', paths.admin.colleagues)).people,
  })
  return answer.data ?? []
}
