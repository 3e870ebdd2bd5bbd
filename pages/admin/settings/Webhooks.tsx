import { paths } from '../../../services/api/contract/paths.ts'
import {
  type Delivery,
  webhookDeliveryList,
  webhookDeliveryListQuery,
  type WebhookDeliveryChange,
} from '../../../services/api/webhooks/contract.ts'
import { request } from '../../../renderer/client/http.ts'
import { ErrorMessage } from '../components/ErrorMessage.tsx'
import type { OfficeTime } from '../format.ts'
import { useOfficeTime } from '../office-time.ts'
import { useListUrl } from '../resource/list-url.ts'
import { ResourceTable } from '../resource/ResourceTable.tsx'
import { useResource, useResourceChange } from '../resource/use-resource.ts'
import { TextButton } from '../components/buttons.tsx'

/** The polling interval while deliveries are pending, in ms. */
const waitingPollMs = 5_000

/** The log of webhook deliveries, newest first; owners can resend one. */
export function Webhooks() {
  const { formatTime } = useOfficeTime()
  const url = useListUrl(webhookDeliveryListQuery)
  const log = useResource({
    path: paths.admin.webhooks,
    search: url.search,
    response: webhookDeliveryList,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? waitingPollMs : false,
  })
  const resend = useResourceChange({
    /** @param id left out: all that failed */
    mutationFn: (id?: string) =>
      request('PATCH', id === undefined ? paths.admin.webhooks : paths.admin.webhookOf(id), {
        action: 'send again',
      } satisfies WebhookDeliveryChange),
    refetch: [paths.admin.webhooks],
  })
  const { receiver, deliveries, total = 0, failed = 0 } = log.data ?? {}
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      {log.data && <Receiver receiver={receiver} />}
      {receiver !== undefined && failed > 1 && (
        <TextButton disabled={resend.isPending} onClick={() => resend.mutate(undefined)}>
          Send all {failed} failed ones again
        </TextButton>
      )}
      <ErrorMessage error={resend.error} />
      <ResourceTable
        label="Deliveries"
        query={log}
        rows={deliveries}
        loading="Loading the deliveries..."
        empty={receiver !== undefined && <p>No deliveries yet.</p>}
        paging={{ url, total, noun: ['delivery', 'deliveries'] }}
      >
        {(delivery) => (
          <>
            <div>
              <b>{eventLabels[delivery.event]}</b>{' '}
              {delivery.lead !== undefined && (
                <a href={`${paths.admin.contactsPage}?lead=${encodeURIComponent(delivery.lead)}`}>
                  {delivery.lead}
                </a>
              )}
              <small>
                {formatTime(delivery.at)}; {describeDelivery(delivery, formatTime)}
              </small>
            </div>
            {receiver !== undefined && delivery.state !== 'dropped' && (
              <TextButton disabled={resend.isPending} onClick={() => resend.mutate(delivery.id)}>
                Send again
                <span className="visually-hidden">
                  {' '}
                  {[eventLabels[delivery.event], delivery.lead].filter(Boolean).join(' ')}
                </span>
              </TextButton>
            )}
          </>
        )}
      </ResourceTable>
    </section>
  )
}

const Receiver = ({ receiver }: { receiver: string | undefined }) =>
  receiver === undefined ? (
    <p>
      Your own software can get leads, changes to them and subscribers. Set <code>WEBHOOK_URL</code>{' '}
      and <code>WEBHOOK_SECRET</code> and restart the service. See <code>docs/webhooks.md</code>.
    </p>
  ) : (
    <p>
      <b>{receiver}</b> gets leads, changes to them and subscribers. A failed delivery is retried
      eight times over eighteen hours.
    </p>
  )

const eventLabels: Record<Delivery['event'], string> = {
  'lead.created': 'New lead',
  'lead.status_changed': 'New status',
  'lead.updated': 'Lead updated',
  'lead.erased': 'Lead erased',
  'subscriber.created': 'New subscriber',
  'subscriber.left': 'Unsubscribed',
}

/** The state of a delivery as text. */
function describeDelivery(
  { state, attempts, sentAt, nextAttemptAt, fault, note }: Delivery,
  formatTime: OfficeTime['formatTime'],
): string {
  const times = attempts === 1 ? 'once' : `${attempts} times`
  if (state === 'sent')
    return sentAt === undefined ? 'delivered' : `delivered ${formatTime(sentAt)}`
  if (state === 'dropped') return `not sent: ${note ?? 'no longer needed'}`
  if (state === 'failed')
    return `gave up after ${attempts === 1 ? 'one try' : `${attempts} tries`}: ${fault ?? 'no reason given'}`
  if (attempts === 0) return 'waiting to be sent'
  const next = nextAttemptAt === undefined ? 'soon' : formatTime(nextAttemptAt)
  return `tried ${times}, next try ${next}: ${fault ?? 'no reason given'}`
}
