import { useQueryClient } from '@tanstack/react-query'
import { leadResponse, type LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ConfirmButton, TextButton } from '../../components/buttons.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { versions } from '../changes/lead-changes.ts'
import { showLead, useDuplicates, useLeadAction } from '../changes/lead-queries.ts'
import { formatDollars, formatTime } from '../../format.ts'
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
              {statusLabels[other.status].toLowerCase()}
              {other.wonValue !== undefined && ` (${formatDollars(other.wonValue)})`},{' '}
              {formatTime(other.receivedAt)}
            </span>
            {other.status === 'won' ? (
              // Its value would be missing in the figures.
              <em>stays a lead of its own</em>
            ) : (
              <Merge lead={lead} other={other} undoHistory={undoHistory} />
            )}
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
      const version = versions.latest(lead.id, merged.version)
      const path = paths.admin.leadUnmerge(lead.id)
      const body = { version, other: other.id }
      const unmerged = leadResponse.parse(await request('POST', path, body)).lead
      versions.record(lead.id, version, unmerged.version)
      // The merge and its undoing are a version each.
      versions.record(other.id, other.version, other.version + 2)
      showLead(queries, unmerged)
    } finally {
      void queries.invalidateQueries({ queryKey: ['leads'] })
    }
    return `${other.reference} is a separate lead again.`
  }
  const merge = useLeadAction(
    () =>
      request('POST', paths.admin.leadMerge(lead.id), {
        version: versions.latest(lead.id, lead.version),
        other: { id: other.id, version: versions.latest(other.id, other.version) },
      }),
    (merged) => {
      versions.record(lead.id, versions.latest(lead.id, lead.version), merged.version)
      const description = `${lead.name}: ${other.reference} merged into ${lead.reference}.`
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
          {other.status === 'new' &&
            other.answeredAt === undefined &&
            ` The answer stays due when the first of the two was promised one.`}
        </p>
        <p>
          {other.reference} leaves the list. Search finds it, and you can undo the merge any time.
        </p>
      </ConfirmButton>
      <ErrorMessage error={merge.error} />
    </>
  )
}
