import { sql, type Migration } from 'kysely'
import { tableRef } from '../sql/table-mapping.ts'
import type { Backfill } from './backfill.ts'

const columns = ['landing', 'referrer_host', 'campaign_name', 'answer_minutes']

/** Columns for attribution and response time of leads; page-view counts. */
export const analytics = (backfill: Backfill): Migration => ({
  up: async (db) => {
    for (const collection of ['leads', 'quarantined-leads']) {
      const table = tableRef({ name: collection })
      await sql`alter table ${table}
        add column landing text, add column referrer_host text, add column campaign_name text,
        add column answer_minutes integer`.execute(db)
      await backfill(db, collection, columns)
      await sql`alter table ${table}
        alter column landing set not null, alter column referrer_host set not null,
        alter column campaign_name set not null`.execute(db)
    }
    await sql`create table traffic (
      day date not null, page text not null, referrer text not null, campaign text not null,
      views bigint not null, visits bigint not null, starts bigint not null, begun bigint not null,
      primary key (day, page, referrer, campaign))`.execute(db)
  },
})
