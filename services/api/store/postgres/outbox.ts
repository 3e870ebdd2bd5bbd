import { sql } from 'kysely'
import { z } from 'zod'
import type { DueMail, Outbox } from '../../mail/outbox.ts'
import { idOf, type About } from '../../records/about.ts'
import type { Lead } from '../../records/lead.ts'
import { mailRow } from '../../records/mail-row.ts'
import type { Person } from '../../records/person.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { DeadLetter, DeadLetters } from '../../staff/dead-letters.ts'
import type { Book } from './book.ts'
import type { Gate } from './gate.ts'

/** Longer than any mail server may take (mail/smtp.ts), short enough to be caught up with. */
export const leaseSeconds = 120

/** The collections whose records carry mail. */
export interface Mailing {
  leads: Book<Lead>
  subscribers: Book<Subscriber>
  people: Book<Person>
}

export const mailing = ['leads', 'subscribers', 'people'] as const
/** Not those of records in quarantine. */
export const inMailing = sql`collection in (${sql.join(mailing)})`

export const rows = z.array(
  z.object({ collection: z.enum(mailing), record_id: z.string(), row: mailRow }),
)

/**
 * The waiting letters, for any number of workers: `due` claims them, so that each goes to one
 * worker, and a lease gives them back when that worker dies. The lease runs by the database's
 * clock, which is one for all.
 */
export function outbox(gate: Gate, books: Mailing): Outbox {
  return {
    due: async (now, most, lane = 'letters') => {
      const claim = sql`
        with due as (
          select collection, record_id, id from mail
          where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
            and ${inMailing} and ${lane === 'letters' ? isLetter : isHook}
            and (leased_until is null or leased_until <= clock_timestamp())
          order by next_attempt_at limit ${most} for update skip locked
        )
        update mail set leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
        from due where mail.collection = due.collection
          and mail.record_id = due.record_id and mail.id = due.id
        returning mail.collection, mail.record_id, mail."row"`
      const claimed = rows.parse(await gate.commitOne({ name: `claim ${lane}`, statement: claim }))
      const mail = await Promise.all(
        claimed.map(async ({ collection, record_id, row }): Promise<DueMail[]> => {
          const about = await aboutOf(collection, record_id, books)
          return about ? [{ row, about }] : []
        }),
      )
      return mail
        .flat()
        .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
    },
    settle: async ({ about }, row, added = []) => {
      const [collection, id] = placeOf(about)
      // What is sent or dropped stays so, whatever a worker says that had it in hand.
      const noted = sql`
        update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
          next_attempt_at = ${row.nextAttemptAt}, leased_until = null
        where collection = ${collection} and record_id = ${id} and id = ${row.id}
          and state not in ('sent', 'dropped')`
      if (added.length === 0)
        return void (await gate.commitOne({ name: 'note on a letter', statement: noted }))
      await gate.commit(async (tx) => {
        // Whoever changes the record meanwhile writes its letters too: wait for them.
        await sql`select id from ${sql.table(collection)} where id = ${id} for update`.execute(tx)
        for (const more of added)
          await sql`
            insert into mail (collection, record_id, id, position, state, next_attempt_at, "row")
            select ${collection}, ${id}, ${more.id}, coalesce(max(position), 0) + 1,
              ${more.state}, ${more.nextAttemptAt}, ${JSON.stringify(more)}
            from mail where collection = ${collection} and record_id = ${id}`.execute(tx)
        await noted.execute(tx)
      })
    },
  }
}

/** A webhook's row has the moment of its event beside it (migration 0003). */
const isLetter = sql`event_at is null`
export const isHook = sql`event_at is not null`

export const kinds = { leads: 'lead', subscribers: 'subscriber', people: 'person' } as const
const collections = { lead: 'leads', subscriber: 'subscribers', person: 'people' } as const

/** The letters that were given up. */
export function deadLetters(gate: Gate): DeadLetters {
  return {
    list: (most) =>
      gate.read(async (db) => {
        const failed = sql`
          select collection, record_id, "row" from mail
          where state = 'failed' and ${isLetter} and ${inMailing} order by next_attempt_at desc limit ${most}`
        const found = rows.parse((await failed.execute(db)).rows)
        return found.map(({ collection, record_id, row }): DeadLetter => ({
          kind: kinds[collection],
          recordId: record_id,
          row,
        }))
      }),
    change: (rowId, changed) =>
      gate.commit(async (tx) => {
        const locked = sql`
          select collection, record_id, "row" from mail
          where id = ${rowId} and state = 'failed' and ${isLetter} and ${inMailing} for update`
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

async function aboutOf(
  collection: (typeof mailing)[number],
  id: string,
  { leads, subscribers, people }: Mailing,
): Promise<About | undefined> {
  if (collection === 'leads') {
    const lead = await leads.withId(id)
    return lead && { kind: 'lead', lead }
  }
  if (collection === 'people') {
    const person = await people.withId(id)
    return person && { kind: 'person', person }
  }
  const subscriber = await subscribers.withId(id)
  return subscriber && { kind: 'subscriber', subscriber }
}

function placeOf(about: About): [(typeof mailing)[number], string] {
  return [collections[about.kind], idOf(about)]
}
