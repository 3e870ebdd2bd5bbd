import { sql } from 'kysely'
import { z } from 'zod'
import type { MailQueueRepository } from '../../staff/mail-queue.ts'
import type { Database } from './database.ts'
import { inMailCollections } from './outbox.ts'

const counted = z.object({
  waiting: z.coerce.number(),
  retried: z.coerce.number(),
  failed: z.coerce.number(),
  last: z.string().nullable(),
})

const failureCounts = z.object({ retried: z.coerce.number(), failed: z.coerce.number() })

const isRetried = sql`state = 'waiting' and event_at is null and ("row" ->> 'attempts')::int > 0`

export const mailQueue = (database: Database): MailQueueRepository => ({
  stats: () =>
    database.read(async (db) => {
      const { rows } = await sql`
        select count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'waiting' and ("row" ->> 'attempts')::int > 0) as retried,
          count(*) filter (where state = 'failed') as failed,
          max("row" ->> 'sentAt') filter (where state = 'sent') as last
        from mail where event_at is null
          and collection in ('leads', 'subscribers', 'people')`.execute(db)
      const { last, ...stats } = counted.parse(rows[0])
      return { ...stats, ...(last !== null && { lastSentAt: last }) }
    }),
  failureStats: () =>
    database.read(async (db) => {
      const { rows } = await sql`
        select count(*) filter (where ${isRetried}) as retried,
          count(*) filter (where state = 'failed') as failed
        from mail where state in ('waiting', 'failed') and event_at is null and ${inMailCollections}`.execute(
        db,
      )
      return failureCounts.parse(rows[0])
    }),
  retryNow: (now) =>
    database.transact(async (tx) => {
      const at = now.toISOString()
      // A claimed email is being sent: its lease stays.
      const hurried = await sql`
        update mail set next_attempt_at = ${at},
          "row" = jsonb_set("row"::jsonb, '{nextAttemptAt}', to_jsonb(${at}::text))::json
        where ${isRetried} and ${inMailCollections} returning id`.execute(tx)
      return hurried.rows.length
    }),
})
