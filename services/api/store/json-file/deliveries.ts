import type { MailRow } from '../../records/mail-row.ts'
import type { Deliveries, Delivery } from '../../staff/deliveries.ts'
import { changeRow, type Mailing } from './outbox.ts'

type Carriers = Pick<Mailing, 'leads' | 'subscribers'>

/**
 * The messages to the firm's own software, over the records that carry them. An owner asks now and then:
 * a walk over the records costs less than an index in which every one of them would stand.
 */
export function deliveries({ leads, subscribers }: Carriers): Deliveries {
  const all = () => deliveriesIn({ leads, subscribers })
  return {
    newestFirst: async (skip, take) => {
      const newest: Delivery[] = []
      let total = 0
      for (const delivery of all()) {
        total += 1
        addToNewest(newest, delivery, skip + take)
      }
      return { deliveries: newest.slice(skip), total }
    },
    change: async (rowId, changed) => {
      const found = withRow(all(), rowId)
      if (!found) return false
      const { kind, recordId } = found
      const put = (row: MailRow) => (row.state === 'dropped' ? undefined : changed(row))
      return kind === 'lead'
        ? changeRow(leads, (now) => now.get(recordId), rowId, put)
        : changeRow(subscribers, (now) => now.get(recordId), rowId, put)
    },
  }
}

function* deliveriesIn({ leads, subscribers }: Carriers): Generator<Delivery> {
  for (const { id, mail } of leads.kept.oldestFirst())
    for (const row of mail)
      if (row.event) yield { kind: 'lead', recordId: id, event: row.event, row }
  for (const { id, mail } of subscribers.kept.oldestFirst())
    for (const row of mail)
      if (row.event) yield { kind: 'subscriber', recordId: id, event: row.event, row }
}

/** Puts one in its place among the newest, of which no more than `most` are kept. */
function addToNewest(newest: Delivery[], one: Delivery, most: number): void {
  const last = newest.at(-1)
  if (last && newest.length === most && !isNewer(one, last)) return
  const place = newest.findIndex((other) => isNewer(one, other))
  newest.splice(place === -1 ? newest.length : place, 0, one)
  newest.length = Math.min(newest.length, most)
}

/** Of the same moment: by id, so that pages do not overlap. */
function isNewer(one: Delivery, other: Delivery): boolean {
  if (one.event.at !== other.event.at) return one.event.at > other.event.at
  return one.row.id > other.row.id
}

function withRow(all: Iterable<Delivery>, rowId: string): Delivery | undefined {
  for (const delivery of all) if (delivery.row.id === rowId) return delivery
  return undefined
}
