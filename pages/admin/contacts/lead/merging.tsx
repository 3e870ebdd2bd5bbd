import { useQueryClient } from '@tanstack/react-query'
import {
  answerText,
  answerTo,
  contactFormFields,
} from '../../../../services/api/contact-form/fields.ts'
import { ownMessage } from '../../../../services/api/contact-form/inquiry-message.ts'
import type { ServiceForm } from '../../../../services/api/contact-form/service-form.ts'
import { useServiceForm } from '../../../../renderer/page-context.tsx'
import {
  leadResponse,
  type LeadView,
  type MergedLeadView,
} from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ConfirmButton, TextButton } from '../../components/buttons.tsx'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { statusLabels } from '../lead-labels.tsx'
import { versions } from '../changes/lead-changes.ts'
import { showLead, useDuplicates, useLeadAction } from '../changes/lead-queries.ts'
import { formatDollars } from '../../format.ts'
import { useOfficeTime } from '../../office-time.ts'
import { undoHistory, undoOffer } from '../changes/undo-history.ts'

interface LeadsProps {
  lead: LeadView
  /** Opens another lead. */
  open: (id: string) => void
}

/**
 * Possible duplicates, by email or phone, each of which can be merged into this lead. Renders nothing
 * when there are none.
 */
export function Duplicates({ lead, open }: LeadsProps) {
  const { formatTime } = useOfficeTime()
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
              <Merge lead={lead} other={other} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Explains the merge before it happens. */
function Merge({ lead, other }: { lead: LeadView; other: LeadView }) {
  const { formatTime } = useOfficeTime()
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

/** Merged requests of the same person, each with its message and a button to split it off. */
export function MergedLeads({ lead, open }: LeadsProps) {
  const { formatTime } = useOfficeTime()
  const { merged = [] } = lead
  const form = useServiceForm()
  const unmerge = useLeadAction(
    ({ reference }: MergedLeadView) =>
      request('POST', paths.admin.leadUnmerge(lead.id), {
        version: lead.version,
        other: reference,
      }),
    (_changed, { reference }) => {
      undoHistory.record({ description: `${lead.name}: undoing the merge of ${reference}` })
      toast({ title: lead.name, description: `${reference} is a separate lead again.` })
    },
  )
  if (merged.length === 0) return null
  return (
    <section className="merged" aria-label="They also sent">
      <h3>They also sent</h3>
      {merged.map((mergedLead) => (
        <article key={mergedLead.reference} aria-label={mergedLead.reference}>
          <p>
            <TextButton onClick={() => open(mergedLead.reference)}>
              {mergedLead.reference}
            </TextButton>{' '}
            <time dateTime={mergedLead.receivedAt}>{formatTime(mergedLead.receivedAt)}</time>
          </p>
          {mergedLead.status === 'won' && (
            // Merged by an earlier version.
            <p>
              <b>
                Won
                {mergedLead.wonValue !== undefined && `, ${formatDollars(mergedLead.wonValue)}`}
              </b>
              , and missing in your figures while it’s merged.
            </p>
          )}
          {differingAnswers(mergedLead, lead, form) !== '' && (
            <p>{differingAnswers(mergedLead, lead, form)}</p>
          )}
          <p className="message">{ownMessage(form, mergedLead) || mergedLead.message}</p>
          {mergedLead.into === lead.id ? (
            <TextButton disabled={unmerge.isPending} onClick={() => unmerge.mutate(mergedLead)}>
              Undo merge<span className="visually-hidden"> of {mergedLead.reference}</span>
            </TextButton>
          ) : (
            <p>It was merged into {mergedLead.into} first.</p>
          )}
        </article>
      ))}
      <ErrorMessage error={unmerge.error} />
    </section>
  )
}

/** The merged lead's answers that differ from this lead's, without the message, which is shown in full. */
const differingAnswers = (one: MergedLeadView, lead: LeadView, form: ServiceForm): string =>
  contactFormFields
    .filter(({ name, kind }) => kind !== 'lines' && answerTo(one, name) !== answerTo(lead, name))
    .map((field) => answerText(field, answerTo(one, field.name), form))
    .filter(Boolean)
    .join(', ')
