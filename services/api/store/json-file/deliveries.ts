import { idOf } from '../../records/about.ts'
import type { MailRow } from '../../records/mail-row.ts'
import type { Deliveries, Delivery } from '../../staff/deliveries.ts'
import { changeRow, rowsIn, type Mailing } from './outbox.ts'

/** The messages to the firm's own software, over the records that carry them. */
export function deliveries(mailing: Mailing): Deliveries {
  return {
    newestFirst: async (skip, take) => {
      const all = rowsIn(mailing, 'hooks').flatMap(({ about, row }): Delivery[] => {
        if (about.kind === 'person' || !row.event) return []
        return [{ kind: about.kind, recordId: idOf(about), event: row.event, row }]
      })
      all.sort(newest)
      return { deliveries: all.slice(skip, skip + take), total: all.length }
    },
    change: async (rowId, changed) => {
      const sought = { index: 'hooks', rowId } as const
      const put = (row: MailRow) => (row.state === 'dropped' ? undefined : changed(row))
      const changes = [
        changeRow(mailing.leads, sought, put),
        changeRow(mailing.subscribers, sought, put),
      ]
      return (await Promise.all(changes)).includes(true)
    },
  }
}

const newest = (one: Delivery, other: Delivery): number => {
  if (one.event.at !== other.event.at) return one.event.at < other.event.at ? 1 : -1
  return one.row.id < other.row.id ? 1 : -1
}
