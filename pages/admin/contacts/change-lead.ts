import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { leadAnswer, type LeadView } from '../../../services/api/contract/admin.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { request } from '../../../renderer/client/http.ts'
import { toast } from '../../../renderer/client/toasts.ts'
import { plainWords } from '../session.ts'
import { changeInWords } from './change-words.ts'
import { showLead } from './lead-queries.ts'
import { ownVersions } from './own-versions.ts'
import { expected, undoOf, type Wanted } from './undo.ts'

interface Change {
  lead: LeadView
  wanted: Wanted
}

export interface LeadChanges {
  /** Changes a lead: shown at once, taken back when the service says no. Resolves to whether it was kept. */
  change: (lead: LeadView, wanted: Wanted) => Promise<boolean>
  /** Takes back the last change of this screen, once it is made. */
  undo: () => void
  /** Why the last change of this lead was not made, in words. */
  faultOf: (id: string) => string | undefined
}

const versions = ownVersions()

/**
 * What this person changes of leads. `openLead` reads faults beside the lead, the others in a notification.
 * `undoElsewhere` says how to take a change back without the notification's button.
 */
export function useLeadChanges(
  openLead: string | undefined,
  nameOf: (person: string) => string,
  undoElsewhere = 'Press Z to undo',
): LeadChanges {
  const queries = useQueryClient()
  /** What takes the last change back; known when the service has made it. */
  const last = useRef<Promise<Change | undefined>>(undefined)
  const [fault, setFault] = useState<{ id: string; words: string }>()
  const send = useMutation({
    scope: { id: 'a lead' },
    mutationFn: async ({ lead, wanted }: Change) => {
      const version = versions.latest(lead.id, lead.version)
      const body = { ...wanted, version }
      const answer = leadAnswer.parse(await request('PATCH', paths.admin.lead(lead.id), body))
      versions.note(lead.id, version, answer.lead.version)
      return answer.lead
    },
    onMutate: async ({ lead, wanted }) => {
      setFault(undefined)
      await queries.cancelQueries({ queryKey: ['leads'] })
      showLead(queries, expected(lead, wanted))
    },
    onSuccess: (changed) => showLead(queries, changed),
    onError: (error, { lead }) => {
      showLead(queries, lead)
      const words = plainWords(error)
      setFault({ id: lead.id, words })
      if (lead.id !== openLead)
        toast({ title: 'Not changed', description: words, variant: 'destructive' })
    },
    // Not waited for: the change is made, and can be taken back, before the lists are here again.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['leads'] }),
  })
  const undo = () => {
    const undone = last.current
    last.current = undefined
    void undone?.then((back) => back && send.mutate(back))
  }
  const change: LeadChanges['change'] = async (lead, wanted) => {
    const back = undoOf(lead, wanted)
    const made = send.mutateAsync({ lead, wanted })
    const before = last.current
    last.current = made.then(
      (changed) => back && { lead: changed, wanted: back },
      () => before,
    )
    try {
      await made
      if (back)
        toast({
          title: lead.name,
          description: changeInWords(wanted, nameOf),
          action: { label: 'Undo', instead: undoElsewhere, run: undo },
        })
      return true
    } catch {
      // Told where it happened.
      return false
    }
  }
  return { change, undo, faultOf: (id) => (fault?.id === id ? fault.words : undefined) }
}
