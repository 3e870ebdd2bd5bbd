import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '../../../services/api/contract/paths.ts'
import { deliveryList, type DeliveryChange } from '../../../services/api/contract/webhook.ts'
import { request } from '../../../renderer/client/http.ts'
import { Fault } from '../Fault.tsx'
import { Paging } from '../Paging.tsx'
import { Unloaded } from '../Unloaded.tsx'
import { DeliveryRow } from './DeliveryRow.tsx'

const perPage = 20
/** One that waits is seen to go. */
const lookEveryMs = 5_000

/** What the firm's own software was told, newest first, and once more where the owner wants it. */
export function Webhooks() {
  const [page, setPage] = useState(1)
  const queries = useQueryClient()
  const log = useQuery({
    queryKey: ['webhooks', page],
    queryFn: async () =>
      deliveryList.parse(
        await request('GET', `${paths.admin.webhooks}?page=${page}&perPage=${perPage}`),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.deliveries.some((one) => one.state === 'waiting') ? lookEveryMs : false,
  })
  const again = useMutation({
    mutationFn: (id: string) =>
      request('PATCH', paths.admin.webhookOf(id), {
        action: 'send again',
      } satisfies DeliveryChange),
    onSettled: () => queries.invalidateQueries({ queryKey: ['webhooks'] }),
  })
  if (log.isPending) return <p role="status">Loading the messages...</p>
  if (log.isLoadingError) return <Unloaded of={log} />
  const { receiver, deliveries, total } = log.data
  return (
    <section aria-labelledby="webhooks">
      <h2 id="webhooks">Webhooks</h2>
      {receiver === undefined ? (
        <p>
          A program of yours can be told of new requests, new statuses and new subscribers: set{' '}
          <code>WEBHOOK_URL</code> and <code>WEBHOOK_SECRET</code> and start the service again.{' '}
          <code>docs/webhooks.md</code> says what it gets.
        </p>
      ) : (
        <p>
          <b>{receiver}</b> is told of new requests, new statuses and new subscribers. What it does
          not take is tried eight times over eighteen hours.
        </p>
      )}
      {receiver !== undefined && total === 0 && <p>Nothing has happened yet.</p>}
      <Fault of={again.error} />
      {total > 0 && (
        <ul className="rows">
          {deliveries.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              again={receiver === undefined ? undefined : () => again.mutate(delivery.id)}
              busy={again.isPending}
            />
          ))}
        </ul>
      )}
      {total > 0 && (
        <Paging
          page={page}
          perPage={perPage}
          total={total}
          what={['delivery', 'deliveries']}
          turn={setPage}
        />
      )}
    </section>
  )
}
