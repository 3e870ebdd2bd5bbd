import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'

/** What is done with one address; the list is as it is afterwards. */
export function useSubscriberChange(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (what: 'leave' | 'erasure') => {
      const { subscriberLeave, subscriberErasure } = paths.admin
      return request('POST', what === 'leave' ? subscriberLeave(id) : subscriberErasure(id))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['subscribers'] }),
  })
}
