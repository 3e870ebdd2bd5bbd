import { sql, type Migration } from 'kysely'

/** Pending erasures; and a column that keeps erased leads out of every list. */
export const erasures: Migration = {
  up: async (db) => {
    await db.schema
      .createTable('erasures')
      .ifNotExists()
      .addColumn('seq', 'bigserial', (column) => column.notNull().unique())
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('record', 'json', (column) => column.notNull())
      .execute()
    for (const name of ['leads', 'quarantined_leads']) {
      const table = sql.table(name)
      await sql`alter table ${table}
        add column if not exists erased boolean not null default false`.execute(db)
      await sql`update ${table} set erased = true, due_at = null
        where record ->> 'erasedAt' is not null`.execute(db)
    }
  },
}
