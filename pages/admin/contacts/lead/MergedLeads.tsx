import type { LeadView, MergedLeadView } from '../../../../services/api/leads/contract.ts'
import {
  answerText,
  answerTo,
  contactFormFields,
} from '../../../../services/api/contact-form/fields.ts'
import { ownMessage } from '../../../../services/api/contact-form/inquiry-message.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { useLeadAction } from '../changes/lead-queries.ts'
import { formatDollars, formatTime } from '../../format.ts'
import type { UndoHistory } from '../changes/undo-history.ts'
import { TextButton } from '../../components/buttons.tsx'

interface MergedLeadsProps {
  lead: LeadView
  undoHistory: UndoHistory
  open: (id: string) => void
}

/** Merged requests of the same person, each with its message and a button to split it off. */
export function MergedLeads({ lead, undoHistory, open }: MergedLeadsProps) {
  const { merged = [] } = lead
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
          {differingAnswers(mergedLead, lead) !== '' && <p>{differingAnswers(mergedLead, lead)}</p>}
          <p className="message">{ownMessage(mergedLead) || mergedLead.message}</p>
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
const differingAnswers = (one: MergedLeadView, lead: LeadView): string =>
  contactFormFields
    .filter(({ name, kind }) => kind !== 'lines' && answerTo(one, name) !== answerTo(lead, name))
    .map((field) => answerText(field, answerTo(one, field.name), 'en'))
    .filter(Boolean)
    .join(', ')
