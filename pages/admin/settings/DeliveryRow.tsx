import { paths } from '../../../services/api/contract/paths.ts'
import type { Delivery } from '../../../services/api/contract/webhook.ts'
import { formatTime } from '../format.ts'

interface DeliveryRowProps {
  delivery: Delivery
  /** Resends it; undefined when there is no receiver. */
  resend: (() => void) | undefined
  busy: boolean
}

const eventLabels: Record<Delivery['event'], string> = {
  'lead.created': 'New request',
  'lead.status_changed': 'New status',
  'lead.updated': 'Lead updated',
  'lead.erased': 'Request erased',
  'subscriber.created': 'New subscriber',
}

/** A webhook delivery: its event, its state, and a button to resend it. */
export function DeliveryRow({ delivery, resend, busy }: DeliveryRowProps) {
  const { event, at, lead, state } = delivery
  const name = `${eventLabels[event]}${lead === undefined ? '' : ` ${lead}`}`
  return (
    <li>
      <div>
        <b>{eventLabels[event]}</b>{' '}
        {lead !== undefined && (
          <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(lead)}`}>{lead}</a>
        )}
        <small>
          {formatTime(at)}; {describeDelivery(delivery)}
        </small>
      </div>
      {resend && state !== 'dropped' && (
        <button type="button" className="text-button" disabled={busy} onClick={resend}>
          Send again<span className="visually-hidden"> {name}</span>
        </button>
      )}
    </li>
  )
}

/** The state of a delivery as text. */
export function describeDelivery({
  state,
  attempts,
  sentAt,
  nextAttemptAt,
  fault,
  note,
}: Delivery): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`
  if (state === 'sent') return sentAt === undefined ? 'taken' : `taken ${formatTime(sentAt)}`
  if (state === 'dropped') return `not sent: ${note ?? 'no longer needed'}`
  if (state === 'failed') return `given up after ${times}: ${fault ?? 'nothing that we know of'}`
  if (attempts === 0) return 'waits to be sent'
  const next = nextAttemptAt === undefined ? 'soon' : formatTime(nextAttemptAt)
  return `tried ${times}, again ${next}: ${fault ?? 'nothing that we know of'}`
}
