import { sql, type Migration } from 'kysely'

/** An index to find leads that were merged into another one, for its page and for searches. */
export const mergedLeads: Migration = {
  up: async (db) => {
    await sql`create index if not exists leads_merged on leads (merged_into)
      where merged_into is not null`.execute(db)
  },
}
