import { sql } from 'kysely'
import { z } from 'zod'
import type { MailCount } from '../../staff/mail-figures.ts'
import type { Gate } from './gate.ts'

const counted = z.object({
  waiting: z.coerce.number(),
  retried: z.coerce.number(),
  failed: z.coerce.number(),
  last: z.string().nullable(),
})

/** Reads all letters: for a page that is opened now and then. */
export const mailFigures = (gate: Gate): MailCount => ({
  figures: () =>
    gate.read(async (db) => {
      const { rows } = await sql`
        select count(*) filter (where state = 'waiting') as waiting,
          count(*) filter (where state = 'waiting' and ("row" ->> 'attempts')::int > 0) as retried,
          count(*) filter (where state = 'failed') as failed,
          max("row" ->> 'sentAt') filter (where state = 'sent') as last
        from mail where event_at is null
          and collection in ('leads', 'subscribers', 'people')`.execute(db)
      const { last, ...told } = counted.parse(rows[0])
      return { ...told, ...(last !== null && { lastSentAt: last }) }
    }),
})
