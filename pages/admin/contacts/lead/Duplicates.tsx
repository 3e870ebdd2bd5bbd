import { useQueryClient } from '@tanstack/react-query'
import { leadResponse, type LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ConfirmButton, TextButton } from '../../components/buttons.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { showLead, useDuplicates, useLeadAction } from '../changes/lead-queries.ts'
import { formatTime } from '../../format.ts'
import { type UndoHistory, undoOffer } from '../changes/undo-history.ts'

interface DuplicatesProps {
  lead: LeadView
  undoHistory: UndoHistory
  open: (id: string) => void
}

/**
 * Possible duplicates, by email or phone, each of which can be merged into this lead. Renders nothing
 * when there are none.
 */
export function Duplicates({ lead, undoHistory, open }: DuplicatesProps) {
  const { leads: duplicates = [] } = useDuplicates(lead.id).data ?? {}
  if (duplicates.length === 0) return null
  return (
    <section className="notice duplicates" aria-label="Probably the same person">
      <h3>Probably the same person</h3>
      <ul>
        {duplicates.map((other) => (
          <li key={other.id}>
            <TextButton onClick={() => open(other.id)}>
              {other.name}, {other.reference}
            </TextButton>
            <span>
              {statusLabels[other.status].toLowerCase()}, {formatTime(other.receivedAt)}
            </span>
            <Merge lead={lead} other={other} undoHistory={undoHistory} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface MergeProps {
  lead: LeadView
  other: LeadView
  undoHistory: UndoHistory
}

/** Explains the merge before it happens. */
function Merge({ lead, other, undoHistory }: MergeProps) {
  const queries = useQueryClient()
  const undo = async (merged: LeadView) => {
    try {
      const body = { version: merged.version, other: other.id }
      const path = paths.admin.leadUnmerge(lead.id)
      showLead(queries, leadResponse.parse(await request('POST', path, body)).lead)
    } finally {
      void queries.invalidateQueries({ queryKey: ['leads'] })
    }
    return `${other.reference} is a separate lead again.`
  }
  const merge = useLeadAction(
    () =>
      request('POST', paths.admin.leadMerge(lead.id), {
        version: lead.version,
        other: { id: other.id, version: other.version },
      }),
    (merged) => {
      const description = `Merging ${other.reference}`
      const recorded = undoHistory.record({ description, revert: () => undo(merged) })
      toast({
        title: lead.name,
        description: `${other.reference} is merged into ${lead.reference}.`,
        ...undoOffer(recorded.undo),
      })
    },
  )
  return (
    <>
      <ConfirmButton
        label="Merge…"
        target={`${other.reference} into this one`}
        question={`Merge ${other.reference} into ${lead.reference}?`}
        confirmLabel="Merge"
        onConfirm={() => merge.mutate()}
        disabled={merge.isPending}
      >
        <p>
          {lead.reference} keeps its own status, value and message, and shows what {other.reference}{' '}
          said ({other.name}, {formatTime(other.receivedAt)}), with its photos, notes and tags.
        </p>
        <p>
          {other.reference} leaves the list. Search finds it, and you can undo the merge any time.
        </p>
      </ConfirmButton>
      <ErrorMessage error={merge.error} />
    </>
  )
}
