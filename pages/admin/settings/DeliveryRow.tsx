import { paths } from '../../../services/api/contract/paths.ts'
import type { Delivery } from '../../../services/api/contract/webhook.ts'
import { timeInWords } from '../contacts/time.ts'
import { deliveryState } from './delivery-state.ts'

interface DeliveryRowProps {
  delivery: Delivery
  /** Sends it once more; undefined: there is nobody to send it to. */
  again: (() => void) | undefined
  busy: boolean
}

const events: Record<Delivery['event'], string> = {
  'lead.created': 'New request',
  'lead.status_changed': 'New status',
  'lead.erased': 'Request erased',
  'subscriber.created': 'New subscriber',
}

/** One message: what it tells of, how it went, and once more. */
export function DeliveryRow({ delivery, again, busy }: DeliveryRowProps) {
  const { event, at, lead, state } = delivery
  const name = `${events[event]}${lead === undefined ? '' : ` ${lead}`}`
  return (
    <li>
      <div>
        <b>{events[event]}</b>{' '}
        {lead !== undefined && (
          <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(lead)}`}>{lead}</a>
        )}
        <small>
          {timeInWords(at)}; {deliveryState(delivery)}
        </small>
      </div>
      {again && state !== 'dropped' && (
        <button type="button" className="quiet" disabled={busy} onClick={again}>
          Send again<span className="unseen"> {name}</span>
        </button>
      )}
    </li>
  )
}
