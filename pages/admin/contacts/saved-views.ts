import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { paths } from '../../../services/api/contract/paths.ts'
import { type SavedView, savedViews } from '../../../services/api/contract/saved-views.ts'
import { request } from '../../../renderer/client/http.ts'

const queryKey = ['views']

/** One's own named filters, and how to name and to forget one. They are kept at the service. */
export function useSavedViews() {
  const queries = useQueryClient()
  const list = useQuery({
    queryKey,
    queryFn: async () => savedViews.parse(await request('GET', paths.admin.views)),
  })
  const told = (answer: unknown) => queries.setQueryData(queryKey, savedViews.parse(answer))
  const save = useMutation({
    mutationFn: (view: SavedView) => request('POST', paths.admin.views, view),
    onSuccess: told,
  })
  const remove = useMutation({
    mutationFn: (name: string) => request('DELETE', paths.admin.viewOf(name)),
    onSuccess: told,
  })
  return { views: list.data?.views ?? [], save, remove }
}
