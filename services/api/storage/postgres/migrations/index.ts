import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { records } from './0001-records.ts'
import { mergedLeads } from './0009-merged-leads.ts'
import { erasures } from './0010-erasures.ts'
import { attachments } from './0011-attachments.ts'
import type { Declarations } from '../../engine.ts'
import { NewerDatabaseError } from '../../errors.ts'
import { backfillFor, type Backfill } from './backfill.ts'
import { addDeclared } from './add-declared.ts'
import { refreshColumns } from './refresh-columns.ts'

/** What release 0.1.0 had applied; it is all in the first one. */
const applied: Migration = { up: async () => undefined }

/**
 * In their order. A released migration is never changed; a later one corrects it. New tables and columns need none: they
 * are added as declared.
 */
const migrations = (backfill: Backfill) => ({
  '0001-records': records,
  '0002-lead-search': applied,
  '0003-webhooks': applied,
  '0004-several-owners': applied,
  '0005-analytics': applied,
  '0006-subscriber-search': applied,
  '0007-audit-and-settings': applied,
  '0008-settings-told': applied,
  '0009-merged-leads': mergedLeads,
  '0010-erasures': erasures(backfill),
  '0011-attachments': attachments,
})

/**
 * Brings the tables up to date: migrations first, then what is declared and missing, then the
 * columns of rows that another release has written. Safe when several processes start
 * at once: advisory locks serialize them.
 * @throws NewerDatabaseError; Error a step failed, and is rolled back
 */
export async function migrate<DB>(db: Kysely<DB>, declarations: Declarations): Promise<void> {
  const getMigrations = async () => migrations(backfillFor(declarations))
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const newer = await migrationsMissingIn(await getMigrations(), db)
    if (newer.length > 0)
      throw new NewerDatabaseError(
        `was changed by a newer release (${newer.join(', ')}). ` +
          'Start that release, or do what its CHANGELOG.md says about going back.',
      )
    throw new Error('The tables were not brought up to date.', { cause: error })
  }
  await db.transaction().execute((tx) => addDeclared(tx, declarations))
  await refreshColumns(db, declarations)
}

/** Returns the names of migrations that the database has had and this release doesn't know. */
async function migrationsMissingIn<DB>(known: object, db: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return rows.map(({ name }) => name).filter((name) => !(name in known))
}
