import type { LeadEmailView, LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { useLeadAction } from '../changes/lead-queries.ts'
import { useOfficeTime } from '../../office-time.ts'
import { undoHistory } from '../changes/undo-history.ts'
import { TextButton } from '../../components/buttons.tsx'

/** The lead's emails that didn't arrive, and what to do. */
export const FailedLeadEmails = ({ lead }: { lead: LeadView }) =>
  lead.emails
    .filter(({ state }) => state === 'failed')
    .map((email) =>
      email.toProspect ? (
        <div key={email.id} className="notice" role="status">
          <p>
            <b>This address bounced</b>: {email.to}.{' '}
            {lead.phone === ''
              ? 'Fix it below if you can see the typo.'
              : 'There’s a number on the lead: give them a call.'}
          </p>
          <p>The mail server said: {email.fault ?? 'nothing'}</p>
        </div>
      ) : (
        <p key={email.id} className="notice">
          {email.to} didn’t get {email.what}. The mail server said: {email.fault}. You can send it
          again under Failed emails.
        </p>
      ),
    )

/** Whether the prospect got the confirmation, and a button to send it again. */
export function LeadEmails({ lead }: { lead: LeadView }) {
  const resend = useLeadAction(
    () => request('POST', paths.admin.leadConfirmation(lead.id), { version: lead.version }),
    () => {
      undoHistory.record({ description: `The email to ${lead.name}` })
      toast({ title: lead.name, description: `We’re sending the confirmation to ${lead.email}.` })
    },
  )
  return (
    <div className="lead-emails">
      {lead.emails
        .filter(({ toProspect, state }) => toProspect && state !== 'failed')
        .map((email) => (
          <Confirmation key={email.id} email={email} />
        ))}
      {lead.newer && (
        <p className="notice">
          A newer version of this site wrote things that this one can’t show:{' '}
          {lead.newer.join(', ')}. We’re keeping them for that version.
        </p>
      )}
      {lead.email !== '' && (
        <TextButton disabled={resend.isPending} onClick={() => resend.mutate()}>
          Send the confirmation again
        </TextButton>
      )}
      <ErrorMessage error={resend.error} />
    </div>
  )
}

function Confirmation({ email }: { email: LeadEmailView }) {
  const { formatTime } = useOfficeTime()
  const { state, to, sentAt, fault, note } = email
  if (state === 'waiting')
    return (
      <p>
        We’re sending the confirmation to {to}.{fault !== undefined && ` Still trying: ${fault}`}
      </p>
    )
  if (state === 'dropped') return <p>The confirmation wasn’t sent: {note}.</p>
  if (note !== undefined)
    return (
      <p>
        The confirmation to {to} was {note}, because there was no mail server. They haven’t got it.
      </p>
    )
  return (
    <p>
      Confirmation sent to {to}
      {sentAt !== undefined && `, ${formatTime(sentAt)}`}.
    </p>
  )
}
