import { sql, type Migration } from 'kysely'

/** There may be more than one owner; the code that changes people keeps at least one. */
export const severalOwners: Migration = {
  up: async (db) => {
    await sql`drop index if exists people_one_owner`.execute(db)
  },
}
