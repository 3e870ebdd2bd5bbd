import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Declarations } from '../engine.ts'
import { moveCountsBack } from './migrations/move-counts.ts'

/** Prepares a database, which no process has open, for the release before this one: moves the counts into its table. */
export async function downgradePostgres(declarations: Declarations, url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'contractor-site' })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await moveCountsBack(db, declarations)
  } finally {
    await db.destroy()
  }
}
