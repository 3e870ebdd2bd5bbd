import { sql, type Migration } from 'kysely'

/** Emails and webhooks differ in a column: the time of a webhook's event. */
export const webhooks: Migration = {
  up: async (db) => {
    await sql`alter table mail add column event_at text collate "C"
      generated always as ("row" -> 'event' ->> 'at') stored`.execute(db)
    await sql`create index mail_events on mail (event_at desc, id desc) where event_at is not null`.execute(
      db,
    )
  },
}
