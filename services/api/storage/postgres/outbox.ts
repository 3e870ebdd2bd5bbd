import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { DueMail } from '../../outbox/outbox.ts'
import { mailRow, type MailRow } from '../../outbox/mail-row.ts'
import { sourceId, type MailSource } from '../../outbox/mail-source.ts'
import type { MailEngine } from '../engine.ts'
import type { Database } from './database.ts'

/** Longer than the SMTP timeout (email/smtp-transport.ts), short enough for a retry after a crash. */
export const leaseSeconds = 120

/** A declared collection whose emails are sent. */
export interface MailCollection {
  name: string
  kind: MailSource['kind']
  source(id: string): Promise<MailSource | undefined>
}

const mailRows = z.array(z.object({ collection: z.string(), record_id: z.string(), row: mailRow }))
const columns = sql`collection, record_id, "row"`

/** A webhook's row has the time of its event in a column (migration 0003). */
const isEmail = sql`event_at is null`
const isWebhook = sql`event_at is not null`
const isRetried = sql`state = 'waiting' and ${isEmail} and ("row" ->> 'attempts')::int > 0`

const queueStats = z.object({
  waiting: z.coerce.number(),
  retried: z.coerce.number(),
  failed: z.coerce.number(),
  last: z.string().nullable(),
})
const failureStats = queueStats.pick({ retried: true, failed: true })

/**
 * The emails and webhooks of the collections that send them. Any number of workers may run: `due` claims rows,
 * so that each goes to one worker, and when that worker dies its lease expires. Leases use the database's
 * clock, which all workers share.
 */
export function mailStore(database: Database, collections: readonly MailCollection[]): MailEngine {
  const byName = new Map(collections.map((one) => [one.name, one]))
  const nameOf = new Map(collections.map(({ kind, name }) => [kind, name]))
  /** Without emails of quarantined records. */
  const isSent = sql`collection in (${sql.join([...byName.keys()])})`

  const select = async (rest: RawBuilder<unknown>) => {
    const found = sql`select ${columns} from mail where ${isSent} and ${rest}`
    const { rows } = await database.read((db) => found.execute(db))
    return mailRows.parse(rows).flatMap(({ collection, record_id, row }) => {
      const kind = byName.get(collection)?.kind
      return kind ? [{ kind, recordId: record_id, row }] : []
    })
  }
  /** Replaces one row. A lease stays on request, so that no other worker sends a claimed one. */
  const change = (
    rowId: string,
    which: RawBuilder<unknown>,
    changed: (row: MailRow) => MailRow,
    lease: RawBuilder<unknown>,
  ) =>
    database.transact(async (tx) => {
      const locked = sql`select ${columns} from mail
        where id = ${rowId} and ${which} and ${isSent} for update`
      const [found] = mailRows.parse((await locked.execute(tx)).rows)
      if (!found) return false
      const row = changed(found.row)
      await sql`update mail set ${rowColumns(row)}, leased_until = ${lease}
        where collection = ${found.collection} and record_id = ${found.record_id}
          and id = ${rowId}`.execute(tx)
      return true
    })

  return {
    outbox: {
      due: async (now, most, lane = 'emails') => {
        const claim = sql`
          with due as (
            select collection, record_id, id from mail
            where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
              and ${isSent} and ${lane === 'emails' ? isEmail : isWebhook}
              and (leased_until is null or leased_until <= clock_timestamp())
            order by next_attempt_at limit ${most} for update skip locked
          )
          update mail set leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
          from due where mail.collection = due.collection
            and mail.record_id = due.record_id and mail.id = due.id
          returning mail.collection, mail.record_id, mail."row"`
        const claimed = mailRows.parse(
          await database.executePrepared({ name: `claim ${lane}`, statement: claim }),
        )
        const mail = await Promise.all(
          claimed.map(async ({ collection, record_id, row }): Promise<DueMail[]> => {
            const source = await byName.get(collection)?.source(record_id)
            return source ? [{ row, source }] : []
          }),
        )
        return mail
          .flat()
          .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
      },
      recordOutcome: async ({ source }, row, additionalRows = []) => {
        const [collection, id] = [nameOf.get(source.kind) ?? '', sourceId(source)]
        // Sent and dropped are final, whatever a worker reports that had claimed it.
        const noted = sql`update mail set ${rowColumns(row)}, leased_until = null
          where collection = ${collection} and record_id = ${id} and id = ${row.id}
            and state not in ('sent', 'dropped')`
        if (additionalRows.length === 0) {
          await database.executePrepared({ name: 'record a mail outcome', statement: noted })
          return
        }
        await database.transact(async (tx) => {
          // A concurrent change of the record writes its emails too: wait for its lock.
          await sql`select id from ${sql.table(collection)} where id = ${id} for update`.execute(tx)
          for (const additional of additionalRows)
            await sql`
              insert into mail (collection, record_id, id, position, state, next_attempt_at, "row")
              select ${collection}, ${id}, ${additional.id}, coalesce(max(position), 0) + 1,
                ${additional.state}, ${additional.nextAttemptAt}, ${JSON.stringify(additional)}
              from mail where collection = ${collection} and record_id = ${id}
              on conflict do nothing`.execute(tx)
          await noted.execute(tx)
        })
      },
    },
    deadLetters: {
      list: (most) =>
        select(sql`state = 'failed' and ${isEmail} order by next_attempt_at desc limit ${most}`),
      change: (rowId, changed) =>
        change(rowId, sql`state = 'failed' and ${isEmail}`, changed, sql`null`),
    },
    deliveries: {
      newestFirst: async (skip, take) => {
        const page = sql`${isWebhook} order by event_at desc, id desc limit ${take} offset ${skip}`
        const deliveries = (await select(page)).flatMap(({ kind, recordId, row }) =>
          kind === 'person' || !row.event ? [] : [{ kind, recordId, event: row.event, row }],
        )
        const counted = sql<{ n: string }>`
          select count(*) as n from mail where ${isWebhook} and ${isSent}`
        const { rows } = await database.read((db) => counted.execute(db))
        return { deliveries, total: Number(rows[0]?.n) }
      },
      change: (rowId, changed) =>
        change(rowId, sql`${isWebhook} and state <> 'dropped'`, changed, sql`leased_until`),
    },
    mailQueue: {
      stats: async () => {
        const counted = sql`
          select count(*) filter (where state = 'waiting') as waiting,
            count(*) filter (where ${isRetried}) as retried,
            count(*) filter (where state = 'failed') as failed,
            max("row" ->> 'sentAt') filter (where state = 'sent') as last
          from mail where ${isEmail} and ${isSent}`
        const { rows } = await database.read((db) => counted.execute(db))
        const { last, ...stats } = queueStats.parse(rows[0])
        return { ...stats, ...(last !== null && { lastSentAt: last }) }
      },
      failureStats: async () => {
        const counted = sql`
          select count(*) filter (where ${isRetried}) as retried,
            count(*) filter (where state = 'failed') as failed
          from mail where state in ('waiting', 'failed') and ${isEmail} and ${isSent}`
        const { rows } = await database.read((db) => counted.execute(db))
        return failureStats.parse(rows[0])
      },
      retryNow: (now) =>
        database.transact(async (tx) => {
          const at = now.toISOString()
          // A claimed email is being sent: its lease stays.
          const hurried = await sql`
            update mail set next_attempt_at = ${at},
              "row" = jsonb_set("row"::jsonb, '{nextAttemptAt}', to_jsonb(${at}::text))::json
            where ${isRetried} and ${isSent} returning id`.execute(tx)
          return hurried.rows.length
        }),
    },
  }
}

const rowColumns = (row: MailRow) => sql`"row" = ${JSON.stringify(row)}, state = ${row.state},
  next_attempt_at = ${row.nextAttemptAt}`
