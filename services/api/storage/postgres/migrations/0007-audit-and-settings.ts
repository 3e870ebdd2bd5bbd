import type { Migration } from 'kysely'

/** The audit log, and the owner's settings. */
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
