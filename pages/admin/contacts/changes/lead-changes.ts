import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { request } from '../../../../renderer/client/http.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import { toast } from '../../../../renderer/client/toasts.ts'
import { leadResponse, type LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { errorText, isSignInNeeded, signInUrl } from '../../session.ts'
import { describeChange } from '../lead-labels.tsx'
import { applyPatch, inversePatch, type LeadPatch } from './lead-patch.ts'
import { showLead } from './lead-queries.ts'
import { undoHistory, undoOffer } from './undo-history.ts'

interface LeadUpdate {
  lead: LeadView
  patch: LeadPatch
  /** An undo itself: its caller reports the result. */
  isUndo?: true
}

export interface LeadChanges {
  /**
   * Changes a lead optimistically: rolled back when the service rejects it. Resolves to whether it
   * was saved.
   */
  update: (lead: LeadView, wanted: LeadPatch) => Promise<boolean>
  /** The last change of this lead, if it was rejected. */
  rejectedOf: (id: string) => RejectedChange | undefined
}

export interface RejectedChange {
  patch: LeadPatch
  /** Why it was rejected. */
  message: string
}

/** The versions that this tab's own changes led to. */
export const versions = versionTracker()

/** Sends a change that is based on this tab's last version of the lead. */
export async function sendPatch({ id, version: seen }: LeadView, patch: LeadPatch) {
  const version = versions.latest(id, seen)
  const answer = await request('PATCH', paths.admin.lead(id), { ...patch, version })
  const { lead } = leadResponse.parse(answer)
  versions.record(id, version, lead.version)
  return lead
}

/**
 * Changes leads on behalf of this user, with undo.
 *
 * @param openLead the open lead's reference: its errors are shown beside it, those of other leads as toasts
 * @param undoHint how to undo without the toast's button, for screen readers
 */
export function useLeadChanges(
  openLead: string | undefined,
  nameOf: (person: string) => string,
  undoHint?: string,
): LeadChanges {
  const queries = useQueryClient()
  const form = useServiceForm()
  const [rejected, setRejected] = useState<RejectedChange & { id: string }>()
  const send = useMutation({
    scope: { id: 'a lead' },
    mutationFn: ({ lead, patch }: LeadUpdate) => sendPatch(lead, patch),
    onMutate: async ({ lead, patch }) => {
      setRejected(undefined)
      await queries.cancelQueries({ queryKey: ['leads'] })
      showLead(queries, applyPatch(lead, patch, form))
    },
    onSuccess: (changed) => showLead(queries, changed),
    onError: (error, { lead, patch, isUndo }) => {
      showLead(queries, lead)
      if (isUndo) return
      const message = errorText(error)
      setRejected({ id: lead.id, patch, message })
      const signIn = {
        label: 'Sign in',
        altText: 'The link is also at the top of the page',
        run: () => location.assign(signInUrl(location)),
      }
      if (lead.id !== openLead || isSignInNeeded(error))
        toast({
          title: 'Not saved',
          description: message,
          variant: 'destructive',
          ...(isSignInNeeded(error) && { action: signIn }),
        })
    },
    // Not awaited: the change can be undone before the lists are refetched.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  const update: LeadChanges['update'] = async (lead, wanted) => {
    const undoPatch = inversePatch(lead, wanted, form)
    const saved = send.mutateAsync({ lead, patch: wanted })
    const words = describeChange(wanted, nameOf, form)
    const revert = async () => {
      // The undo key may be pressed before the service has made the change.
      const changed = await saved
      if (undoPatch) await send.mutateAsync({ lead: changed, patch: undoPatch, isUndo: true })
      return 'Back as it was.'
    }
    const description = undoPatch
      ? `${lead.name}: ${words}`
      : `The ${wanted.step ? 'visit' : 'note'} on ${lead.name}`
    const recorded = undoHistory.record({ description, ...(undoPatch && { revert }) })
    try {
      await saved
      if (undoPatch)
        toast({
          title: lead.name,
          description: words,
          ...undoOffer(recorded.undo, undoHint),
        })
      return true
    } catch {
      // Already reported by `send`.
      recorded.discard()
      return false
    }
  }
  return {
    update,
    rejectedOf: (id) => (rejected?.id === id ? rejected : undefined),
  }
}

/**
 * Optimistic concurrency: a change names the version that it is based on. Two quick changes by the
 * same user both start from the displayed version, so the second is based on the result of the
 * first, but never on someone else's change.
 */
export function versionTracker() {
  const nextVersions = new Map<string, number>()
  const key = (id: string, version: number) => `${id} ${version}`
  return {
    record: (id: string, from: number, to: number) => {
      if (to > from) nextVersions.set(key(id, from), to)
    },
    latest: (id: string, seen: number): number => {
      let version = seen
      for (let next = nextVersions.get(key(id, version)); next !== undefined;) {
        version = next
        next = nextVersions.get(key(id, version))
      }
      return version
    },
  }
}
