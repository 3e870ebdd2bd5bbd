import { useMutation, useQueryClient } from '@tanstack/react-query'
import { request } from '../../../renderer/client/http.ts'
import { paths } from '../../../services/api/contract/paths.ts'
import type { SubscriberState, SubscriberView } from '../../../services/api/contract/subscribers.ts'
import { ConfirmButton } from '../ConfirmButton.tsx'
import { ErrorMessage } from '../ErrorMessage.tsx'
import { formatTime } from '../format.ts'

interface SubscriberRowProps {
  subscriber: SubscriberView
  mayErase: boolean
}

/** A subscriber; expanded, their consent records and actions. */
export function SubscriberRow({ subscriber, mayErase }: SubscriberRowProps) {
  const { id, email, name, zipCode, language, state, subscribedAt, interests } = subscriber
  const change = useSubscriberChange(id)
  const more = [name, zipCode, language === 'es' && 'Spanish', interests.join(', ')]
  return (
    <li>
      <details name="subscriber">
        <summary>
          <b>{email}</b>
          <span className="state" data-state={state}>
            {stateLabels[state]}
          </span>
          <time dateTime={subscribedAt}>{formatTime(subscribedAt)}</time>
        </summary>
        <p>{more.filter(Boolean).join(' · ')}</p>
        <ConsentHistory subscriber={subscriber} />
        <div className="row-actions">
          {state !== 'left' && (
            <ConfirmButton
              label="Take off the list"
              target={email}
              question={`Take ${email} off the list?`}
              confirmLabel="Take it off"
              onConfirm={() => change.mutate('leave')}
              disabled={change.isPending}
            >
              <p>
                No more emails go to this address. Only the subscriber can sign up again, on the
                site.
              </p>
            </ConfirmButton>
          )}
          {mayErase && (
            <ConfirmButton
              label="Erase"
              target={email}
              question={`Erase ${email}?`}
              confirmLabel="Erase for good"
              onConfirm={() => change.mutate('erasure')}
              disabled={change.isPending}
            >
              <p>
                The address, its emails and its consent records are gone for good. The audit log
                notes that you did it, but not whose address it was.
              </p>
            </ConfirmButton>
          )}
        </div>
        <ErrorMessage error={change.error} />
      </details>
    </li>
  )
}

const consentLabels = {
  asked: 'Asked for it',
  confirmed: 'Confirmed',
  left: 'Left the list',
} as const

const ConsentHistory = ({ subscriber: { consents } }: { subscriber: SubscriberView }) => (
  <ol className="evidence" aria-label="Evidence">
    {consents.map(({ at, act, page, wording }, n) => (
      <li key={n}>
        <b>{consentLabels[act]}</b>, {formatTime(at)}
        {page && <> — {page}</>}
        {wording && <q>{wording}</q>}
      </li>
    ))}
  </ol>
)

/** A change of one subscriber; the list is refetched afterwards. */
export function useSubscriberChange(id: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (what: 'leave' | 'erasure') => {
      const { subscriberLeave, subscriberErasure } = paths.admin
      return request('POST', what === 'leave' ? subscriberLeave(id) : subscriberErasure(id))
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['subscribers'] }),
  })
}

/** Labels of the states. */
export const stateLabels: Record<SubscriberState, string> = {
  confirmed: 'Confirmed',
  listed: 'On the list',
  waiting: 'Waiting for a yes',
  left: 'Left',
}
