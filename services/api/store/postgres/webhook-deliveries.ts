import { sql } from 'kysely'
import type { WebhookDeliveryRepository, WebhookDelivery } from '../../staff/mail-queue.ts'
import type { Database } from './database.ts'
import { inMailCollections, isWebhook, sourceKinds, rows } from './outbox.ts'

/** Webhook deliveries; an index has them by the time of their event. */
export function webhookDeliveries(database: Database): WebhookDeliveryRepository {
  return {
    newestFirst: (skip, take) =>
      database.read(async (db) => {
        const page = sql`
          select collection, record_id, "row" from mail where ${isWebhook} and ${inMailCollections}
          order by event_at desc, id desc limit ${take} offset ${skip}`
        const found = rows.parse((await page.execute(db)).rows)
        const counted = sql<{ n: string }>`
          select count(*) as n from mail where ${isWebhook} and ${inMailCollections}`
        const total = Number((await counted.execute(db)).rows[0]?.n)
        return { deliveries: found.flatMap(toDelivery), total }
      }),
    change: (rowId, changed) =>
      database.transact(async (tx) => {
        const locked = sql`
          select collection, record_id, "row" from mail
          where id = ${rowId} and ${isWebhook} and state <> 'dropped' and ${inMailCollections} for update`
        const [found] = rows.parse((await locked.execute(tx)).rows)
        if (!found) return false
        const row = changed(found.row)
        // A lease stays, so that no other worker sends a claimed delivery.
        await sql`
          update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
            next_attempt_at = ${row.nextAttemptAt}
          where collection = ${found.collection} and record_id = ${found.record_id}
            and id = ${rowId}`.execute(tx)
        return true
      }),
  }
}

function toDelivery({
  collection,
  record_id,
  row,
}: (typeof rows)['_output'][number]): WebhookDelivery[] {
  const kind = sourceKinds[collection]
  if (kind === 'person' || !row.event) return []
  return [{ kind, recordId: record_id, event: row.event, row }]
}
