import { sql } from 'kysely'
import { z } from 'zod'
import type { DueMail, Outbox } from '../../mail/outbox.ts'
import type { Lead } from '../../records/lead.ts'
import { mailRow } from '../../records/mail-row.ts'
import type { Subscriber } from '../../records/subscriber.ts'
import type { Book } from './book.ts'
import type { Gate } from './gate.ts'

/** Longer than any mail server may take (mail/smtp.ts), short enough to be caught up with. */
export const leaseSeconds = 120

const claimed = z.array(
  z.object({ collection: z.enum(['leads', 'subscribers']), record_id: z.string(), row: mailRow }),
)

/**
 * The waiting letters, for any number of workers: `due` claims them, so that each goes to one
 * worker, and a lease gives them back when that worker dies. The lease runs by the database's
 * clock, which is one for all.
 */
export function outbox(gate: Gate, leads: Book<Lead>, subscribers: Book<Subscriber>): Outbox {
  return {
    due: async (now, most) => {
      const claim = sql`
        with due as (
          select collection, record_id, id from mail
          where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
            and collection in ('leads', 'subscribers')
            and (leased_until is null or leased_until <= clock_timestamp())
          order by next_attempt_at limit ${most} for update skip locked
        )
        update mail set leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
        from due where mail.collection = due.collection
          and mail.record_id = due.record_id and mail.id = due.id
        returning mail.collection, mail.record_id, mail."row"`
      const rows = await gate.commit(async (tx) => claimed.parse((await claim.execute(tx)).rows))
      const mail = await Promise.all(
        rows.map(async ({ collection, record_id, row }): Promise<DueMail[]> => {
          const id = sql`id = ${record_id}`
          if (collection === 'leads') {
            const lead = await leads.one(id)
            return lead ? [{ row, about: { kind: 'lead', lead } }] : []
          }
          const subscriber = await subscribers.one(id)
          return subscriber ? [{ row, about: { kind: 'subscriber', subscriber } }] : []
        }),
      )
      return mail
        .flat()
        .sort((one, other) => (one.row.nextAttemptAt < other.row.nextAttemptAt ? -1 : 1))
    },
    settle: ({ about }, row) => {
      const [collection, id] =
        about.kind === 'lead' ? ['leads', about.lead.id] : ['subscribers', about.subscriber.id]
      return gate.commit(async (tx) => {
        // What is sent stays sent, whatever a worker says whose lease had run out.
        await sql`
          update mail set "row" = ${JSON.stringify(row)}, state = ${row.state},
            next_attempt_at = ${row.nextAttemptAt}, leased_until = null
          where collection = ${collection} and record_id = ${id} and id = ${row.id}
            and state <> 'sent'`.execute(tx)
      })
    },
  }
}
