import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import {
  webhookDeliveryList,
  type WebhookDeliveryChange,
} from '../../../services/api/contract/webhook.ts'
import { request } from '../../../renderer/client/http.ts'
import { ErrorMessage, QueryError } from '../ErrorMessage.tsx'
import { Pagination } from '../tables.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'

const perPage = 20
/** The polling interval while deliveries are waiting, in ms. */
const waitingPollMs = 5_000

/** The log of webhook deliveries, newest first; owners can resend one. */
export function Webhooks() {
  const [page, setPage] = useState(1)
  const queries = useQueryClient()
  const log = useQuery({
    queryKey: ['webhooks', page],
    queryFn: async () =>
      webhookDeliveryList.parse(
        await request('GET', `${paths.admin.webhooks}?page=${page}&perPage=${perPage}`),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? waitingPollMs : false,
  })
  const resend = useMutation({
    mutationFn: (id: string) =>
      request('PATCH', paths.admin.webhookOf(id), {
        action: 'send again',
      } satisfies WebhookDeliveryChange),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  if (log.isPending) return <p role="status">Loading the deliveries...</p>
  if (log.isLoadingError) return <QueryError query={log} />
  const { receiver, deliveries, total } = log.data
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      {receiver === undefined ? (
        <p>
          Your own software can get new leads, status changes and new subscribers. Set{' '}
          <code>WEBHOOK_URL</code> and <code>WEBHOOK_SECRET</code> and restart the service. See{' '}
          <code>docs/webhooks.md</code>.
        </p>
      ) : (
        <p>
          <b>{receiver}</b> gets new leads, status changes and new subscribers. A failed delivery is
          retried eight times over eighteen hours.
        </p>
      )}
      {receiver !== undefined && total === 0 && <p>Nothing has happened yet.</p>}
      <ErrorMessage error={resend.error} />
      {total > 0 && (
        <ul className="item-list">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              resend={receiver === undefined ? undefined : () => resend.mutate(delivery.id)}
              busy={resend.isPending}
            />
          ))}
        </ul>
      )}
      {total > 0 && (
        <Pagination
          page={page}
          perPage={perPage}
          total={total}
          noun={['delivery', 'deliveries']}
          goToPage={setPage}
        />
      )}
    </section>
  )
}
