import { sql, type Migration } from 'kysely'

/** There may be more than one owner; that there is always one is decided where people are changed. */
export const severalOwners: Migration = {
  up: async (db) => {
    await sql`drop index if exists people_one_owner`.execute(db)
  },
}
