import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { LeadView } from '../../../services/api/contract/admin.ts'
import { bulkAnswer, type BulkChange } from '../../../services/api/contract/lead-actions.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { showLead } from './lead-queries.ts'
import { undoOf, type Wanted } from './undo.ts'

export type BulkWish = Omit<BulkChange, 'leads'>

/** A lead that was not changed, and why. */
export interface Refused {
  lead: LeadView
  message: string
}

/** One change to several leads; whoever was changed meanwhile is named in the answer. */
export function useBulkChange(nameOf: (person: string) => string) {
  const queries = useQueryClient()
  const settled = () => queries.invalidateQueries({ queryKey: ['leads'] })
  const undo = useMutation({
    mutationFn: async (all: { lead: LeadView; wanted: Wanted }[]) => {
      for (const { lead, wanted } of all)
        await request('PATCH', paths.admin.lead(lead.id), { ...wanted, version: lead.version })
    },
    onSuccess: (_, all) =>
      toast({ title: 'Undone', description: `${all.length} are as they were before.` }),
    onError: () =>
      toast({
        title: 'Not all is undone',
        description: 'Somebody has changed one of them meanwhile. Please look at them again.',
        variant: 'destructive',
      }),
    onSettled: settled,
  })
  return useMutation({
    mutationFn: async ({ leads, wish }: { leads: LeadView[]; wish: BulkWish }) => {
      const seen = leads.map(({ id, version }) => ({ id, version }))
      const body = { ...wish, leads: seen }
      const answer = bulkAnswer.parse(await request('POST', paths.admin.bulkChange, body))
      const named = (id: string) => leads.find((lead) => lead.id === id)
      const refused = answer.refused.flatMap(({ id, message }): Refused[] => {
        const lead = named(id)
        return lead ? [{ lead, message }] : []
      })
      const back = answer.changed.flatMap((changed) => {
        const before = named(changed.id)
        const { tag, ...rest } = wish
        const wanted = before && undoOf(before, { ...rest, ...(tag && { tags: changed.tags }) })
        return wanted ? [{ lead: changed, wanted }] : []
      })
      return { changed: answer.changed, refused, back }
    },
    onSuccess: ({ changed, back }, { wish }) => {
      for (const lead of changed) showLead(queries, lead)
      if (changed.length > 0)
        toast({
          title: `${changed.length} ${changed.length === 1 ? 'request' : 'requests'} changed`,
          description: wishInWords(wish, nameOf),
          action: {
            label: 'Undo',
            instead: 'Choose them again and set them back',
            run: () => undo.mutate(back),
          },
        })
    },
    onSettled: settled,
  })
}

const wishInWords = ({ status, assignee, tag }: BulkWish, nameOf: (person: string) => string) =>
  status !== undefined
    ? `They are ${status} now.`
    : tag !== undefined
      ? `They have the tag ${tag}.`
      : assignee === null
        ? 'Nobody looks after them now.'
        : `${nameOf(assignee ?? '')} looks after them now.`
