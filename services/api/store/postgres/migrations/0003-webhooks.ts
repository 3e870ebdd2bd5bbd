import { sql, type Migration } from 'kysely'

/** Letters and webhooks are told apart by a column: the moment of the event that a webhook tells of. */
export const webhooks: Migration = {
  up: async (db) => {
    await sql`alter table mail add column event_at text collate "C"
      generated always as ("row" -> 'event' ->> 'at') stored`.execute(db)
    await sql`create index mail_events on mail (event_at desc, id desc) where event_at is not null`.execute(
      db,
    )
  },
}
