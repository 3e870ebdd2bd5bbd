import { sql, type Migration } from 'kysely'
import { quarantinedSubscribers, subscribers } from '../../../subscribers/subscriber.ts'
import { tableRef } from '../table-mapping.ts'
import { backfill } from './backfill.ts'

/** Columns and an index for searching subscribers. */
export const subscriberSearch: Migration = {
  up: async (db) => {
    for (const declared of [subscribers, quarantinedSubscribers]) {
      const [table, name] = [tableRef(declared), declared.name.replaceAll('-', '_')]
      await sql`alter table ${table}
        add column if not exists state text,
        add column if not exists search_text text collate "C"`.execute(db)
      await backfill(db, declared, ['state', 'search_text'])
      await sql`alter table ${table}
        alter column state set not null, alter column search_text set not null`.execute(db)
      await sql`create index if not exists ${sql.ref(`${name}_state`)}
        on ${table} (state, seq desc)`.execute(db)
    }
  },
}
