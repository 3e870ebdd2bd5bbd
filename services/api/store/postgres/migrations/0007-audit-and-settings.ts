import type { Migration } from 'kysely'

/** What was done, for who asks; and what the owner has set. */
export const auditAndSettings: Migration = {
  up: async (db) => {
    for (const name of ['audit', 'settings'])
      await db.schema
        .createTable(name)
        .ifNotExists()
        .addColumn('seq', 'bigserial', (column) => column.notNull().unique())
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('record', 'json', (column) => column.notNull())
        .execute()
  },
}
