import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Declarations } from '../engine.ts'
import type { CollectionDeclaration, StoredRecord } from '../collection.ts'
import { earlierLanguages, inEarlierLanguage } from '../earlier-language.ts'
import { UnreadableRecord } from '../stored-format.ts'
import { moveCountsBack } from './migrations/move-counts.ts'
import { readRows, selectRecords, updateStatement } from './sql/table-mapping.ts'

/**
 * Prepares a database, which no process has open, for the release before this one: moves the counts into its table, and
 * makes records in a language that it doesn't know English.
 */
export async function downgradePostgres(declarations: Declarations, url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, application_name: 'contractor-site' })
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) })
  try {
    await moveCountsBack(db, declarations)
    await useEarlierLanguages(db, declarations)
  } finally {
    await db.destroy()
  }
}

async function useEarlierLanguages(db: Kysely<unknown>, declarations: Declarations): Promise<void> {
  for (const one of Object.values(declarations)) {
    const declared = one as CollectionDeclaration<StoredRecord>
    const isLater = sql`where record ->> 'language' <> all(${earlierLanguages}::text[])`
    const { rows } = await selectRecords(declared, isLater).execute(db)
    for (const { record } of readRows(declared, rows))
      if (!(record instanceof UnreadableRecord))
        await updateStatement(declared, inEarlierLanguage(record)).execute(db)
  }
}
