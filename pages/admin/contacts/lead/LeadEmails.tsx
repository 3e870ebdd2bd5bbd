import type { LeadEmailView, LeadView } from '../../../../services/api/leads/contract.ts'
import { paths } from '../../../../services/api/contract/paths.ts'
import { request } from '../../../../renderer/client/http.ts'
import { toast } from '../../../../renderer/client/toasts.ts'
import { ErrorMessage } from '../../components/ErrorMessage.tsx'
import { useLeadAction } from '../changes/lead-queries.ts'
import { useOfficeTime } from '../../office-time.ts'
import { undoHistory } from '../changes/undo-history.ts'
import { TextButton } from '../../components/buttons.tsx'

/**
 * The state of the lead's emails: whether the prospect got the confirmation, and what to do if not.
 */
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
      {lead.emails.map((email) =>
        email.toProspect ? (
          <Confirmation key={email.id} email={email} phone={lead.phone} />
        ) : (
          <p key={email.id} className="notice">
            {email.to} didn’t get {email.what}. The mail server said: {email.fault}. You can send it
            again under Failed emails.
          </p>
        ),
      )}
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

function Confirmation({ email, phone }: { email: LeadEmailView; phone: string }) {
  const { formatTime } = useOfficeTime()
  const { state, to, sentAt, fault, note } = email
  if (state === 'failed')
    return (
      <div className="notice" role="status">
        <p>
          <b>This address bounced</b>: {to}.{' '}
          {phone === ''
            ? 'Fix it below if you can see the typo.'
            : 'There’s a number on the lead: give them a call.'}
        </p>
        <p>The mail server said: {fault ?? 'nothing'}</p>
      </div>
    )
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
