import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import {
  colleagues,
  formerAssignee,
  leadDuplicates,
  type LeadList,
  leadList,
  type LeadResponse,
  leadResponse,
  type LeadView,
  serviceTypesResponse,
  tagsResponse,
  townsResponse,
} from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { useResource, useResourceChange } from '../../resource/use-resource.ts'
import type { NameOf } from '../lead-labels.tsx'

/** A page of matching leads; the previous page is shown until it is loaded. */
export const useLeadList = (search: string, enabled = true) =>
  useResource({
    key: ['leads', 'list'],
    path: paths.admin.leads,
    search,
    response: leadList,
    enabled,
  })

const leadKey = (id: string) => ['leads', 'one', id]

/** The current state of a lead; refetched each time it is opened. */
export const useLead = (id: string, enabled = true) =>
  useResource({
    key: leadKey(id),
    path: paths.admin.lead(id),
    response: leadResponse,
    staleTime: 0,
    enabled,
  })

/** The lead from the cache; `useLead` fetches it. */
export const useOpenLead = (id = ''): LeadView | undefined => useLead(id, false).data?.lead

/** Possible duplicates of a lead. */
export const useDuplicates = (id: string) =>
  useResource({
    key: ['leads', 'duplicates', id],
    path: paths.admin.leadDuplicates(id),
    response: leadDuplicates,
  })

/** Tags in use; empty while loading. */
export const useTags = (): string[] =>
  useResource({ key: ['leads', 'tags'], path: paths.admin.tags, response: tagsResponse }).data
    ?.tags ?? []

/** Service types that leads have; empty while loading. */
export const useServiceTypes = (): string[] =>
  useResource({
    key: ['leads', 'service-types'],
    path: paths.admin.serviceTypes,
    response: serviceTypesResponse,
  }).data?.serviceTypes ?? []

/** The towns of the site; empty while loading. */
export const useTowns = (): string[] =>
  useResource({ path: paths.admin.towns, response: townsResponse }).data?.towns ?? []

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
export const useColleagues = () =>
  useResource({ path: paths.admin.colleagues, response: colleagues }).data?.people ?? []

/** Names users by their id. */
export function useNameOf(): NameOf {
  const people = useColleagues()
  return (person, lead = { history: [] }) =>
    people.find(({ id }) => id === person)?.name ?? formerAssignee(lead)
}

/** A mutation whose response is the changed lead, which is shown at once. */
export function useLeadAction<Input = void>(
  call: (input: Input) => Promise<unknown>,
  onSuccess: (changed: LeadView, input: Input) => void,
) {
  const queries = useQueryClient()
  return useResourceChange({
    mutationFn: async (input: Input) => leadResponse.parse(await call(input)).lead,
    onSuccess: (changed, input) => {
      showLead(queries, changed)
      onSuccess(changed, input)
    },
    // A lead's email may have failed.
    refetch: ['leads', paths.admin.failedMail],
  })
}
