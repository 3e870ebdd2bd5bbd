import { sql, type Migration } from 'kysely'
import { tableRef } from '../sql/table-mapping.ts'
import type { Backfill } from './backfill.ts'

/** Pending erasures; and a column that keeps erased leads out of every list. */
export const erasures = (backfill: Backfill): Migration => ({
  up: async (db) => {
    await db.schema
      .createTable('erasures')
      .ifNotExists()
      .addColumn('seq', 'bigserial', (column) => column.notNull().unique())
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('record', 'json', (column) => column.notNull())
      .execute()
    for (const name of ['leads', 'quarantined-leads']) {
      await sql`alter table ${tableRef({ name })}
        add column if not exists erased boolean not null default false`.execute(db)
      await backfill(db, name, ['erased', 'due_at'])
    }
  },
})
