import { sql, type Migration } from 'kysely'
import { tableRef } from '../sql/table-mapping.ts'
import type { Backfill } from './backfill.ts'

/** Columns and an index for searching subscribers. */
export const subscriberSearch = (backfill: Backfill): Migration => ({
  up: async (db) => {
    for (const collection of ['subscribers', 'quarantined-subscribers']) {
      const [table, name] = [tableRef({ name: collection }), collection.replaceAll('-', '_')]
      await sql`alter table ${table}
        add column if not exists state text,
        add column if not exists search_text text collate "C"`.execute(db)
      await backfill(db, collection, ['state', 'search_text'])
      await sql`alter table ${table}
        alter column state set not null, alter column search_text set not null`.execute(db)
      await sql`create index if not exists ${sql.ref(`${name}_state`)}
        on ${table} (state, seq desc)`.execute(db)
    }
  },
})
