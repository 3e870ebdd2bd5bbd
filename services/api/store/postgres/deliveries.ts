import { sql } from 'kysely'
import type { Deliveries, Delivery } from '../../staff/deliveries.ts'
import type { Gate } from './gate.ts'
import { inMailing, isHook, kinds, rows } from './outbox.ts'

/** The messages to the firm's own software; an index has them by the moment of their event. */
export function deliveries(gate: Gate): Deliveries {
  return {
    newestFirst: (skip, take) =>
      gate.read(async (db) => {
        const page = sql`
          select collection, record_id, "row" from mail where ${isHook} and ${inMailing}
          order by event_at desc, id desc limit ${take} offset ${skip}`
        const found = rows.parse((await page.execute(db)).rows)
        const counted = sql<{ n: string }>`
          select count(*) as n from mail where ${isHook} and ${inMailing}`
        const total = Number((await counted.execute(db)).rows[0]?.n)
        return { deliveries: found.flatMap(deliveryOf), total }
      }),
    change: (rowId, changed) =>
      gate.commit(async (tx) => {
        const locked = sql`
          select collection, record_id, "row" from mail
          where id = ${rowId} and ${isHook} and state <> 'dropped' and ${inMailing} for update`
        const [found] = rows.parse((await locked.execute(tx)).rows)
        if (!found) return false
        const row = changed(found.row)
        // A lease stays: whoever has the message in hand is not overtaken by another worker.
        await sql`
          update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
            next_attempt_at = ${row.nextAttemptAt}
          where collection = ${found.collection} and record_id = ${found.record_id}
            and id = ${rowId}`.execute(tx)
        return true
      }),
  }
}

function deliveryOf({ collection, record_id, row }: (typeof rows)['_output'][number]): Delivery[] {
  const kind = kinds[collection]
  if (kind === 'person' || !row.event) return []
  return [{ kind, recordId: record_id, event: row.event, row }]
}
