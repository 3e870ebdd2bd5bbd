import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import {
  finalStates,
  knownRow,
  knownStates,
  type OutboxKinds,
  type OutboxQueue,
  pushKind,
  webhookKind,
} from '../../outbox/outbox-row.ts'
import { latestAttempt } from '../../outbox/outbox.ts'
import type { OutboxCollection, OutboxQuery, OutboxRows, StoredOutboxRow } from '../outbox-rows.ts'
import { withUnknownKeys } from '../schema-objects.ts'
import { recordOf, typedEntries, typedKeys } from '../typed-entries.ts'
import type { Database } from './database.ts'
import { whereClause } from './sql/query-sql.ts'
import { tableRef } from './sql/table-mapping.ts'

/** Longer than the SMTP timeout (email/smtp-transport.ts), short enough for a retry after a crash. */
const leaseSeconds = 120

const lease = sql`make_interval(secs => ${leaseSeconds})`

/** Returns a function that reads rows of the table. One that can't be read is left out: it must not stop the others. */
function rowReader(kinds: OutboxKinds): (rows: readonly unknown[]) => StoredOutboxRow[] {
  const storedRow = z.object({
    collection: z.string(),
    record_id: z.string(),
    row: withUnknownKeys(knownRow(kinds), 'keep'),
  })
  return (rows) =>
    rows.flatMap((one) => {
      const { data } = storedRow.safeParse(one)
      return data ? [{ collection: data.collection, recordId: data.record_id, row: data.row }] : []
    })
}

const literals = (texts: readonly string[]) => sql.join(texts.map((text) => sql.lit(text)))

const columns = sql`mail.collection, mail.record_id, mail."row"`

/**
 * Returns the outbox rows of these collections, which are in a table of their own. Any number of workers may run:
 * `claim` leases rows, so that each goes to one worker, and when that worker dies its lease expires. Leases use the
 * database's clock, which all workers share; a longer lease was taken before that clock was set back.
 */
export function outboxRows(database: Database, senders: readonly OutboxCollection[]): OutboxRows {
  const [{ kinds } = { kinds: { emails: [], scheduled: [], events: {} } }] = senders
  const readRows = rowReader(kinds)
  const isSent = sql`collection in (${sql.join(senders.map(({ collection }) => collection))})`
  /**
   * Matches rows of kinds, events and states that this release knows. Rows of the next release wait for it; the column
   * `state` has their state for `next`.
   */
  const isKnown = sql`coalesce(
    "row" ->> 'letter' in (${literals([...kinds.emails, webhookKind, pushKind])})
    and state in (${literals(knownStates)})
    and (event_at is null or "row" -> 'event' ->> 'type' in (${literals(Object.keys(kinds.events))})), false)`
  /** The rows, without emails of quarantined records. A number that is none must not fail the query. */
  const mail = sql`(
    select *, "row" ->> 'attempts' ~ '^[1-9]' as retried, "row" ->> 'sentAt' as sent_at,
      "row" ->> 'letter' as kind, "row" ->> 'page' as page
    from mail where ${isSent} and ${isKnown}) as mail`
  const read = async (statement: RawBuilder<unknown>): Promise<StoredOutboxRow[]> =>
    readRows(await database.query(statement))

  return {
    claim: async (queue, now, max) => {
      // The state is a literal: with a parameter, a generic plan cannot use the partial index of waiting rows.
      const statement = sql`
        with due as (
          select collection, record_id, id from ${mail}
          where state = 'waiting'
            and (next_attempt_at <= ${now.toISOString()}
              or (next_attempt_at > ${latestAttempt(now).toISOString()}
                and (retried or "row" ->> 'letter' <> all(${kinds.scheduled}::text[]))))
            and ${queueClause(queue)}
            and (leased_until is null or leased_until <= clock_timestamp()
              or leased_until > clock_timestamp() + ${lease})
          order by next_attempt_at limit ${max} for update skip locked
        )
        update mail set leased_until = clock_timestamp() + ${lease}
        from due where ${isSameRow(sql`due`)}
        returning ${columns}`
      const claimed = await database.executePrepared({ name: `claim ${queue}`, statement })
      return readRows(claimed).sort((one, other) =>
        one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1,
      )
    },
    find: ({ sort, skip = 0, take, ...query }) =>
      read(sql`select ${columns} from ${mail} where ${queryClause(query)}
        order by ${sql.ref(sort)} desc, id desc limit ${take} offset ${skip}`),
    count: async (queue, tests) => {
      const counted = typedEntries(tests).map(
        ([name, where]) => sql`count(*) filter (where ${whereClause(where)}) as ${sql.ref(name)}`,
      )
      const statement = sql`select ${sql.join(counted)} from ${mail} where ${queueClause(queue)}`
      const [row] = await database.query(statement)
      const counts = z.record(z.string(), z.coerce.number()).parse(row)
      return recordOf(typedKeys(tests).map((name) => [name, counts[name] ?? 0] as const))
    },
    highest: async (column, query) => {
      const found = sql<{ value: string | null }>`
        select max(${sql.ref(column)}) as value from ${mail} where ${queryClause(query)}`
      return (await database.query(found))[0]?.value ?? undefined
    },
    countUnknown: async () => {
      const counted = sql<{ n: number }>`select count(*)::int as n from mail
        where ${isSent} and not ${isKnown} and state <> all(${[...finalStates]}::text[])`
      return (await database.query(counted))[0]?.n ?? 0
    },
    change: (query, changed) =>
      database.transact(async (tx) => {
        const locked = sql`select ${columns} from ${mail} where ${queryClause(query)} for update`
        const found = readRows((await locked.execute(tx)).rows)
        const rows = found.map((stored) => ({ ...stored, row: changed(stored.row) }))
        await sql`
          update mail set "row" = new."row", state = new.state, next_attempt_at = new.next_attempt_at
          from ${newRows(rows)} where ${isSameRow(sql`new`)}`.execute(tx)
        return rows.length
      }),
    recordOutcome: async ({ collection, recordId, row }, additionalRows) => {
      // Uses parameters instead of a set of rows, for which the planner would assume a hundred rows.
      // A row in a final state does not change, whatever the worker that had claimed it reports.
      const statement = sql`
        update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
          next_attempt_at = ${row.nextAttemptAt}, leased_until = null
        where collection = ${collection} and record_id = ${recordId} and id = ${row.id}
          and state <> all(${[...finalStates]}::text[])`
      if (additionalRows.length === 0) {
        await database.executePrepared({ name: 'record a mail outcome', statement })
        return
      }
      await database.transact(async (tx) => {
        // A concurrent change of the record also writes its emails, so wait for its lock.
        const record = sql`select id from ${tableRef({ name: collection })} where id = ${recordId}`
        await sql`${record} for update`.execute(tx)
        for (const added of additionalRows)
          await sql`
            insert into mail (collection, record_id, id, position, state, next_attempt_at, "row")
            select ${collection}, ${recordId}, ${added.id}, coalesce(max(position), 0) + 1,
              ${added.state}, ${added.nextAttemptAt}, ${JSON.stringify(added)}
            from mail where collection = ${collection} and record_id = ${recordId}
            on conflict do nothing`.execute(tx)
        await statement.execute(tx)
      })
    },
  }
}

/** Returns the condition for a queue. Only rows of webhooks have the time of an event (migration 0001). */
const queueClause = (queue: OutboxQueue) => {
  if (queue === 'webhooks') return sql`event_at is not null`
  const isPush = sql`"row" ->> 'letter' = ${sql.lit(pushKind)}`
  return sql`event_at is null and ${queue === 'pushes' ? isPush : sql`not (${isPush})`}`
}

const queryClause = ({ queue, where }: OutboxQuery) =>
  sql`${queueClause(queue)} and ${whereClause(where)}`

const isSameRow = (other: RawBuilder<unknown>) =>
  sql`(mail.collection, mail.record_id, mail.id) = (${other}.collection, ${other}.record_id, ${other}.id)`

/** Returns rows to write as a table `new`. */
const newRows = (stored: readonly StoredOutboxRow[]) => {
  const rows = stored.map(({ collection, recordId, row }) => ({
    collection,
    record_id: recordId,
    id: row.id,
    row,
    state: row.state,
    next_attempt_at: row.nextAttemptAt,
  }))
  return sql`json_to_recordset(${JSON.stringify(rows)}::json) as new
    (collection text, record_id text, id text, state text, next_attempt_at timestamptz, "row" json)`
}
