import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import {
  type LeadAnswer,
  leadAnswer,
  type LeadList,
  leadList,
  type LeadView,
  tagsInUse,
} from '../../../services/api/contract/admin.ts'
import { leadDuplicates } from '../../../services/api/contract/lead-actions.ts'
import type { LeadListQuery } from '../../../services/api/contract/lead-query.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { queryText } from './address.ts'

/** One page of the leads that fit; the page before stays until the next one has come. */
export const useLeadList = (query: LeadListQuery) =>
  useQuery({
    queryKey: ['leads', 'list', queryText(query)],
    queryFn: async () =>
      leadList.parse(await request('GET', `${paths.admin.leads}?${queryText(query)}`)),
    placeholderData: keepPreviousData,
  })

const oneKey = (id: string) => ['leads', 'one', id]

/** A lead as it is now; asked for anew whenever it is opened. */
export const useLead = (id: string) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: async () => leadAnswer.parse(await request('GET', paths.admin.lead(id))),
    staleTime: 0,
  })

/** The open lead as far as it is known; `useLead` asks for it. */
export const useOpenLead = (id: string | undefined): LeadView | undefined =>
  useQuery({
    queryKey: oneKey(id ?? ''),
    queryFn: async () => leadAnswer.parse(await request('GET', paths.admin.lead(id ?? ''))),
    enabled: false,
  }).data?.lead

/** Leads that are probably the same person's. */
export const useDuplicates = (id: string) =>
  useQuery({
    queryKey: ['leads', 'duplicates', id],
    queryFn: async () =>
      leadDuplicates.parse(await request('GET', paths.admin.leadDuplicates(id))).leads,
  })

/** The tags that leads have; none until the service has said. */
export const useTags = (): string[] =>
  useQuery({
    queryKey: ['leads', 'tags'],
    queryFn: async () => tagsInUse.parse(await request('GET', paths.admin.tags)).tags,
  }).data ?? []

/** Shows a lead as it now is (or will be) wherever it is on the screen. */
export function showLead(queries: QueryClient, lead: LeadView): void {
  queries.setQueryData<LeadAnswer>(oneKey(lead.id), { success: true, lead })
  queries.setQueriesData<LeadList>(
    { queryKey: ['leads', 'list'] },
    (list) =>
      list && { ...list, leads: list.leads.map((each) => (each.id === lead.id ? lead : each)) },
  )
}
