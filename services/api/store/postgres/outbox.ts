import { sql } from 'kysely'
import { z } from 'zod'
import type { DueMail, Outbox } from '../../mail/outbox.ts'
import { sourceId, type MailSource } from '../../records/mail-source.ts'
import type { Lead } from '../../records/lead.ts'
import { mailRow } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { FailedEmail, FailedEmailRepository } from '../../staff/mail-queue.ts'
import type { PgRepository } from './pg-repository.ts'
import type { Database } from './database.ts'

/** Longer than the SMTP timeout (mail/smtp-transport.ts), short enough for a retry after a crash. */
export const leaseSeconds = 120

/** The collections whose records have emails. */
export interface MailRepositories {
  leads: PgRepository<Lead>
  subscribers: PgRepository<Subscriber>
  people: PgRepository<Person>
}

export const mailCollections = ['leads', 'subscribers', 'people'] as const
/** Without emails of quarantined records. */
export const inMailCollections = sql`collection in (${sql.join(mailCollections)})`

export const rows = z.array(
  z.object({ collection: z.enum(mailCollections), record_id: z.string(), row: mailRow }),
)

/**
 * The waiting emails, for any number of workers: `due` claims them, so that each goes to one worker, and
 * when that worker dies its lease expires. Leases use the database's clock, which all workers share.
 */
export function outbox(database: Database, repositories: MailRepositories): Outbox {
  return {
    due: async (now, most, lane = 'emails') => {
      const claim = sql`
        with due as (
          select collection, record_id, id from mail
          where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
            and ${inMailCollections} and ${lane === 'emails' ? isEmail : isWebhook}
            and (leased_until is null or leased_until <= clock_timestamp())
          order by next_attempt_at limit ${most} for update skip locked
        )
        update mail set leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
        from due where mail.collection = due.collection
          and mail.record_id = due.record_id and mail.id = due.id
        returning mail.collection, mail.record_id, mail."row"`
      const claimed = rows.parse(
        await database.executePrepared({ name: `claim ${lane}`, statement: claim }),
      )
      const mail = await Promise.all(
        claimed.map(async ({ collection, record_id, row }): Promise<DueMail[]> => {
          const source = await loadSource(collection, record_id, repositories)
          return source ? [{ row, source }] : []
        }),
      )
      return mail
        .flat()
        .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
    },
    recordOutcome: async ({ source }, row, additionalRows = []) => {
      const [collection, id] = locate(source)
      // Sent and dropped are final, whatever a worker reports that had claimed it.
      const noted = sql`
        update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
          next_attempt_at = ${row.nextAttemptAt}, leased_until = null
        where collection = ${collection} and record_id = ${id} and id = ${row.id}
          and state not in ('sent', 'dropped')`
      if (additionalRows.length === 0)
        return void (await database.executePrepared({
          name: 'record a mail outcome',
          statement: noted,
        }))
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
  }
}

/** A webhook's row has the time of its event in a column (migration 0003). */
const isEmail = sql`event_at is null`
export const isWebhook = sql`event_at is not null`

export const sourceKinds = { leads: 'lead', subscribers: 'subscriber', people: 'person' } as const
const collections = { lead: 'leads', subscriber: 'subscribers', person: 'people' } as const

/** The failed emails. */
export function deadLetters(database: Database): FailedEmailRepository {
  return {
    list: (most) =>
      database.read(async (db) => {
        const failed = sql`
          select collection, record_id, "row" from mail
          where state = 'failed' and ${isEmail} and ${inMailCollections} order by next_attempt_at desc limit ${most}`
        const found = rows.parse((await failed.execute(db)).rows)
        return found.map(({ collection, record_id, row }): FailedEmail => ({
          kind: sourceKinds[collection],
          recordId: record_id,
          row,
        }))
      }),
    change: (rowId, changed) =>
      database.transact(async (tx) => {
        const locked = sql`
          select collection, record_id, "row" from mail
          where id = ${rowId} and state = 'failed' and ${isEmail} and ${inMailCollections} for update`
        const [failed] = rows.parse((await locked.execute(tx)).rows)
        if (!failed) return false
        const row = changed(failed.row)
        await sql`
          update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
            next_attempt_at = ${row.nextAttemptAt}, leased_until = null
          where collection = ${failed.collection} and record_id = ${failed.record_id}
            and id = ${rowId}`.execute(tx)
        return true
      }),
  }
}

async function loadSource(
  collection: (typeof mailCollections)[number],
  id: string,
  { leads, subscribers, people }: MailRepositories,
): Promise<MailSource | undefined> {
  if (collection === 'leads') {
    const lead = await leads.findById(id)
    return lead && { kind: 'lead', lead }
  }
  if (collection === 'people') {
    const person = await people.findById(id)
    return person && { kind: 'person', person }
  }
  const subscriber = await subscribers.findById(id)
  return subscriber && { kind: 'subscriber', subscriber }
}

function locate(source: MailSource): [(typeof mailCollections)[number], string] {
  return [collections[source.kind], sourceId(source)]
}
