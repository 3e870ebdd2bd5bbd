import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { heldList } from '../../../services/api/contract/quarantine.ts'
import { request } from '../../../renderer/client/http.ts'

/** What was set aside as automatic; asked for again with the leads. */
export const useHeld = () =>
  useQuery({
    queryKey: ['leads', 'set aside'],
    queryFn: async () => heldList.parse(await request('GET', paths.admin.quarantine)),
  })
