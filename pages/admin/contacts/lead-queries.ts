import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { request } from '../../../renderer/client/http.ts'
import {
  colleagues,
  leadDuplicates,
  type LeadList,
  leadList,
  type LeadListQuery,
  type LeadResponse,
  leadResponse,
  type LeadView,
  tagsResponse,
} from '../../../services/api/contract/leads.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { listQueryString } from './contacts-url.ts'

/** A page of matching leads; the previous page is shown until it is loaded. */
export const useLeadList = (query: LeadListQuery) =>
  useQuery({
    queryKey: ['leads', 'list', listQueryString(query)],
    queryFn: async () =>
      leadList.parse(await request('GET', `${paths.admin.leads}?${listQueryString(query)}`)),
    placeholderData: keepPreviousData,
  })

const leadKey = (id: string) => ['leads', 'one', id]

/** The current state of a lead; refetched whenever it is opened. */
export const useLead = (id: string) =>
  useQuery({
    queryKey: leadKey(id),
    queryFn: async () => leadResponse.parse(await request('GET', paths.admin.lead(id))),
    staleTime: 0,
  })

/** The lead from the cached lists; `useLead` fetches it. */
export const useOpenLead = (id: string | undefined): LeadView | undefined =>
  useQuery({
    queryKey: leadKey(id ?? ''),
    queryFn: async () => leadResponse.parse(await request('GET', paths.admin.lead(id ?? ''))),
    enabled: false,
  }).data?.lead

/** Possible duplicates of a lead. */
export const useDuplicates = (id: string) =>
  useQuery({
    queryKey: ['leads', 'duplicates', id],
    queryFn: async () =>
      leadDuplicates.parse(await request('GET', paths.admin.leadDuplicates(id))).leads,
  })

/** Tags in use; empty while loading. */
export const useTags = (): string[] =>
  useQuery({
    queryKey: ['leads', 'tags'],
    queryFn: async () => tagsResponse.parse(await request('GET', paths.admin.tags)).tags,
  }).data ?? []

/** Writes a lead's state to every cached query that has it. */
export function showLead(queries: QueryClient, lead: LeadView): void {
  queries.setQueryData<LeadResponse>(leadKey(lead.id), { success: true, lead })
  queries.setQueriesData<LeadList>(
    { queryKey: ['leads', 'list'] },
    (list) =>
      list && { ...list, leads: list.leads.map((each) => (each.id === lead.id ? lead : each)) },
  )
}

/** Users to whom a lead can be assigned; empty while loading. */
export function useColleagues() {
  const answer = useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => colleagues.parse(await request('GET', paths.admin.colleagues)).people,
  })
  return answer.data ?? []
}
