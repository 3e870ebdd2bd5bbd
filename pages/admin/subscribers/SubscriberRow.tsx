import type { SubscriberView } from '../../../services/api/contract/subscribers.ts'
import { Confirmed } from '../Confirmed.tsx'
import { timeInWords } from '../contacts/time.ts'
import { Fault } from '../Fault.tsx'
import { stateLabels } from './state-labels.ts'
import { useSubscriberChange } from './subscriber-change.ts'

interface SubscriberRowProps {
  subscriber: SubscriberView
  mayErase: boolean
}

/** One address; opened, everything that proves its yes and no, and what can be done with it. */
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
          <time dateTime={subscribedAt}>{timeInWords(subscribedAt)}</time>
        </summary>
        <p>{more.filter(Boolean).join(' · ')}</p>
        <Evidence of={subscriber} />
        <div className="row-actions">
          {state !== 'left' && (
            <Confirmed
              label="Take off the list"
              of={email}
              question={`Take ${email} off the list?`}
              action="Take it off"
              act={() => change.mutate('leave')}
              disabled={change.isPending}
            >
              <p>
                Nothing goes out to this address any more. It can come back by asking on the site;
                nobody can put it back from here.
              </p>
            </Confirmed>
          )}
          {mayErase && (
            <Confirmed
              label="Erase"
              of={email}
              question={`Erase ${email}?`}
              action="Erase for good"
              act={() => change.mutate('erasure')}
              disabled={change.isPending}
            >
              <p>
                The address, its letters and all evidence are gone for good, as somebody may ask.
                The audit log notes that you did it, and not whose it was.
              </p>
            </Confirmed>
          )}
        </div>
        <Fault of={change.error} />
      </details>
    </li>
  )
}

const acts = { asked: 'Asked for it', confirmed: 'Confirmed', left: 'Left the list' } as const

const Evidence = ({ of: { consents } }: { of: SubscriberView }) => (
  <ol className="evidence" aria-label="Evidence">
    {consents.map(({ at, act, page, wording }, n) => (
      <li key={n}>
        <b>{acts[act]}</b>, {timeInWords(at)}
        {page && <> — {page}</>}
        {wording && <q>{wording}</q>}
      </li>
    ))}
  </ol>
)
