import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type LeadView,
  bulkChangeResponse,
  type BulkChange,
} from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { toast } from '../../../../renderer/client/toasts.ts'
import { errorText } from '../../session.ts'
import { sendPatch, versions } from '../changes/lead-changes.ts'
import { showLead, useNameOf } from '../changes/lead-queries.ts'
import { UndoError, undoHistory, undoOffer } from '../changes/undo-history.ts'
import { inversePatch, type LeadPatch } from '../changes/lead-patch.ts'

export type BulkFields = Omit<BulkChange, 'leads'>

/** A lead that was not changed, and why. */
export interface RejectedLead {
  lead: LeadView
  message: string
}

/**
 * Makes one change to several leads; the result lists those that someone else has changed in the
 * meantime.
 */
export function useBulkChange() {
  const queries = useQueryClient()
  const form = useServiceForm()
  const nameOf = useNameOf()
  const refetchLeads = () => queries.invalidateQueries({ queryKey: ['leads'] })
  /** One request per lead, so that a version conflict affects only its own lead. */
  const undo = async (all: readonly UndoStep[]): Promise<UndoStep[]> => {
    const left: UndoStep[] = []
    for (const one of all) {
      try {
        await sendPatch(one.lead, one.patch)
      } catch (error) {
        left.push({ ...one, reason: errorText(error) })
      }
    }
    void refetchLeads()
    return left
  }
  return useMutation({
    mutationFn: async ({ leads, wish }: { leads: readonly LeadView[]; wish: BulkFields }) => {
      const seen = leads.map(({ id, version }) => ({ id, version: versions.latest(id, version) }))
      const body = { ...wish, leads: seen }
      const answer = bulkChangeResponse.parse(await request('POST', paths.admin.bulkChange, body))
      for (const { id, version } of answer.changed)
        versions.record(id, seen.find((one) => one.id === id)?.version ?? version, version)
      const leadById = (id: string) => leads.find((lead) => lead.id === id)
      const refused = answer.refused.flatMap(({ id, message }): RejectedLead[] => {
        const lead = leadById(id)
        return lead ? [{ lead, message }] : []
      })
      const back = answer.changed.flatMap((changed): UndoStep[] => {
        const before = leadById(changed.id)
        const { tag, ...rest } = wish
        const wanted =
          before && inversePatch(before, { ...rest, ...(tag && { tags: changed.tags }) }, form)
        return wanted ? [{ lead: changed, patch: wanted }] : []
      })
      return { changed: answer.changed, refused, back }
    },
    onSuccess: ({ changed, back }, { wish }) => {
      for (const lead of changed) showLead(queries, lead)
      if (changed.length === 0) return
      const count = `${changed.length} ${changed.length === 1 ? 'lead' : 'leads'}`
      let left = back
      const recorded = undoHistory.record({
        description: `The change to ${count}: ${describeBulkChange(wish, nameOf)}`,
        revert: async () => {
          const before = left.length
          left = await undo(left)
          if (left.length > 0) throw new UndoError(describeFailedUndos(before - left.length, left))
          return `${before} are back as they were.`
        },
      })
      toast({
        title: `${count} changed`,
        description: describeBulkChange(wish, nameOf),
        ...undoOffer(recorded.undo),
      })
    },
    // Not awaited: the selection is cleared, and the next change can be made, before the lists are refetched.
    onSettled: () => void refetchLeads(),
  })
}

/** The change that restores a changed lead. */
interface UndoStep {
  lead: LeadView
  patch: LeadPatch
  /** Why it was rejected. */
  reason?: string
}

const describeFailedUndos = (undone: number, failed: readonly UndoStep[]): string =>
  [
    undone > 0 && `${undone} ${undone === 1 ? 'is back as it was' : 'are back as they were'}.`,
    ...failed.map(({ lead, reason = '' }) => `${lead.name}: ${reason}`),
  ]
    .filter(Boolean)
    .join(' ')

const describeBulkChange = (
  { status, assignee, tag }: BulkFields,
  nameOf: (person: string) => string,
) =>
  status !== undefined
    ? `They’re ${status} now.`
    : tag !== undefined
      ? `They have the tag ${tag}.`
      : assignee === null
        ? 'Unassigned.'
        : `Assigned to ${nameOf(assignee ?? '')}.`
