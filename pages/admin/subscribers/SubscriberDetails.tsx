import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import { stateLabels, type SubscriberView } from '../../../services/api/subscribers/contract.ts'
import { ConfirmButton } from '../components/buttons.tsx'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import { formatTime } from '../format.ts'
import { useResourceChange } from '../resource/use-resource.ts'

interface SubscriberDetailsProps {
  subscriber: SubscriberView
  mayErase: boolean
}

/** A subscriber; expanded, their consent records and actions. */
export function SubscriberDetails({ subscriber, mayErase }: SubscriberDetailsProps) {
  const { id, email, name, zipCode, language, state, stateSince, bounce, interests } = subscriber
  const change = useResourceChange({
    mutationFn: (path: string) => request('POST', path),
    refetch: ['subscribers'],
  })
  const more = [name, zipCode, language === 'es' && 'Spanish', interests.join(', ')]
  return (
    <details name="subscriber">
      <summary>
        <b>{email}</b>
        <span className="state" data-state={state}>
          {stateLabels[state]}
          {bounce !== undefined && <span className="bounced"> · bounced</span>}
        </span>
        <time dateTime={stateSince}>{formatTime(stateSince)}</time>
      </summary>
      <p>{more.filter(Boolean).join(' · ')}</p>
      {bounce !== undefined && (
        <p>The last email to this address didn’t arrive. The mail server said: {bounce}</p>
      )}
      <ConsentHistory subscriber={subscriber} />
      <div className="row-actions">
        {state !== 'left' && (
          <ConfirmButton
            label="Unsubscribe"
            target={email}
            question={`Unsubscribe ${email}?`}
            confirmLabel="Unsubscribe"
            onConfirm={() => change.mutate(paths.admin.subscriberLeave(id))}
            disabled={change.isPending}
          >
            <p>
              No more emails go to this address. Only the subscriber can sign up again, on the site.
            </p>
          </ConfirmButton>
        )}
        {mayErase && (
          <ConfirmButton
            label="Erase"
            target={email}
            question={`Erase ${email}?`}
            confirmLabel="Erase for good"
            onConfirm={() => change.mutate(paths.admin.subscriberErasure(id))}
            disabled={change.isPending}
          >
            <p>
              The address, its emails and its consent records are gone for good. The audit log notes
              that you did it, but not whose address it was.
            </p>
          </ConfirmButton>
        )}
      </div>
      <ErrorMessage error={change.error} />
    </details>
  )
}

const consentLabels = {
  asked: 'Asked for the guide',
  confirmed: 'Confirmed',
  left: 'Unsubscribed',
} as const

const ConsentHistory = ({ subscriber: { consents } }: { subscriber: SubscriberView }) => (
  <ol className="evidence" aria-label="Consent record">
    {consents.map(({ at, act, page, wording }, n) => (
      <li key={n}>
        <b>{consentLabels[act]}</b>, {formatTime(at)}
        {page && <> — {page}</>}
        {wording && <q>{wording}</q>}
      </li>
    ))}
  </ol>
)
