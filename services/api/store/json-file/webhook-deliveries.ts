import type { MailRow } from '../../records/mail-row.ts'
import type { WebhookDeliveryRepository, WebhookDelivery } from '../../staff/mail-queue.ts'
import { updateRow, type MailCollections } from './outbox.ts'

type WebhookCollections = Pick<MailCollections, 'leads' | 'subscribers'>

/**
 * The webhook deliveries, in the records that have them. The log is seldom read: a scan of the records costs
 * less than an index of all deliveries.
 */
export function webhookDeliveries({
  leads,
  subscribers,
}: WebhookCollections): WebhookDeliveryRepository {
  const all = () => listDeliveries({ leads, subscribers })
  return {
    newestFirst: async (skip, take) => {
      const newest: WebhookDelivery[] = []
      let total = 0
      for (const delivery of all()) {
        total += 1
        insertByTime(newest, delivery, skip + take)
      }
      return { deliveries: newest.slice(skip), total }
    },
    change: async (rowId, changed) => {
      const found = findByRow(all(), rowId)
      if (!found) return false
      const { kind, recordId } = found
      const put = (row: MailRow) => (row.state === 'dropped' ? undefined : changed(row))
      return kind === 'lead'
        ? updateRow(leads, (now) => now.get(recordId), rowId, put)
        : updateRow(subscribers, (now) => now.get(recordId), rowId, put)
    },
  }
}

function* listDeliveries({ leads, subscribers }: WebhookCollections): Generator<WebhookDelivery> {
  for (const { id, mail } of leads.committed.oldestFirst())
    for (const row of mail)
      if (row.event) yield { kind: 'lead', recordId: id, event: row.event, row }
  for (const { id, mail } of subscribers.committed.oldestFirst())
    for (const row of mail)
      if (row.event) yield { kind: 'subscriber', recordId: id, event: row.event, row }
}

/** Inserts a delivery into the newest ones, of which at most `most` are kept. */
function insertByTime(newest: WebhookDelivery[], one: WebhookDelivery, most: number): void {
  const last = newest.at(-1)
  if (last && newest.length === most && !isNewer(one, last)) return
  const place = newest.findIndex((other) => isNewer(one, other))
  newest.splice(place === -1 ? newest.length : place, 0, one)
  newest.length = Math.min(newest.length, most)
}

/** Equal times are ordered by id, so that pages do not overlap. */
function isNewer(one: WebhookDelivery, other: WebhookDelivery): boolean {
  if (one.event.at !== other.event.at) return one.event.at > other.event.at
  return one.row.id > other.row.id
}

function findByRow(all: Iterable<WebhookDelivery>, rowId: string): WebhookDelivery | undefined {
  for (const delivery of all) if (delivery.row.id === rowId) return delivery
  return undefined
}
