import { Migrator, sql, type Kysely, type Migration, type QueryExecutorProvider } from 'kysely'
import { z } from 'zod'
import packageFile from '../../../../../package.json' with { type: 'json' }
import { records } from './0001-records.ts'
import { mergedLeads } from './0009-merged-leads.ts'
import { erasures } from './0010-erasures.ts'
import { attachments } from './0011-attachments.ts'
import type { Declarations } from '../../engine.ts'
import { NewerDatabaseError } from '../../errors.ts'
import { backfillFor, type Backfill } from './backfill.ts'
import { addDeclared } from './add-declared.ts'
import { moveCounts } from './move-counts.ts'
import { refreshColumns } from './refresh-columns.ts'

/** A migration, and the oldest release that may run on its result: for an additive one, the release before it. */
export interface ReleasedMigration extends Migration {
  oldestRelease: string
}

/** What release 0.1.0 had applied; it is all in the first one. */
const applied: Migration = { up: async () => undefined }
const since1 = (migration: Migration): ReleasedMigration => ({
  ...migration,
  oldestRelease: '1.0.0',
})

/**
 * In their order. A released migration is never changed; a later one corrects it. New tables and columns need none: they
 * are added as declared.
 */
const migrations = (backfill: Backfill): Record<string, ReleasedMigration> => ({
  '0001-records': since1(records),
  '0002-lead-search': since1(applied),
  '0003-webhooks': since1(applied),
  '0004-several-owners': since1(applied),
  '0005-analytics': since1(applied),
  '0006-subscriber-search': since1(applied),
  '0007-audit-and-settings': since1(applied),
  '0008-settings-told': since1(applied),
  '0009-merged-leads': since1(mergedLeads),
  '0010-erasures': since1(erasures(backfill)),
  '0011-attachments': since1(attachments),
})

/** This release; tests migrate as another one. */
export interface Release {
  version: string
  /** Its migrations besides those of this one. */
  more: Readonly<Record<string, ReleasedMigration>>
}
const thisRelease: Release = { version: packageFile.version, more: {} }

/**
 * Brings the tables up to date: migrations first, then what is declared and missing and the counts of an earlier release, then the columns of rows that
 * another release has written. Safe when several processes start at once: advisory locks serialize them. Migrations of
 * newer releases are accepted if they state that this release may run on their result.
 * @throws NewerDatabaseError; Error a step failed, and is rolled back
 */
export async function migrate<DB>(
  db: Kysely<DB>,
  declarations: Declarations,
  { version, more }: Release = thisRelease,
): Promise<void> {
  const known = { ...migrations(backfillFor(declarations)), ...more }
  const newer = (await appliedMigrations(db)).filter(({ name }) => !(name in known))
  // Releases up to 1.0.0 stated nothing, and accepted no newer migration.
  const refusing = newer.filter(
    ({ oldest }) => oldest === undefined || compareReleases(version, oldest) < 0,
  )
  if (refusing.length > 0)
    throw new NewerDatabaseError(
      `was changed by a newer release (${refusing.map(describe).join(', ')}). ` +
        'Start that release, or do what its CHANGELOG.md says about going back.',
    )
  // Kysely refuses names that it does not know.
  const accepted = Object.fromEntries(newer.map(({ name }) => [name, applied]))
  const getMigrations = async () => ({ ...known, ...accepted })
  const migrator = new Migrator({
    db,
    provider: { getMigrations },
    allowUnorderedMigrations: true,
  })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('The tables were not brought up to date.', { cause: error })
  await db.transaction().execute(async (tx) => {
    await addDeclared(tx, declarations)
    await moveCounts(tx, declarations)
    await stateOldestReleases(tx, known)
  })
  await refreshColumns(db, declarations)
}

interface AppliedMigration {
  name: string
  /** The oldest release that may run on its result; undefined: it states none. */
  oldest: string | undefined
}

const describe = ({ name, oldest }: AppliedMigration): string =>
  oldest === undefined ? name : `${name} needs ${oldest}`

const appliedRow = z.object({ name: z.string(), oldest_release: z.string().nullish() })

/** Returns the migrations that the database has had; none if it is new. */
async function appliedMigrations(db: QueryExecutorProvider): Promise<AppliedMigration[]> {
  // As JSON, since the column may be missing.
  const found = sql<{ row: unknown }>`
    select to_jsonb(one) as row from kysely_migration as one order by name`
  const { rows } = await found.execute(db).catch(() => ({ rows: [] }))
  return rows.map(({ row }) => {
    const { name, oldest_release: oldest } = appliedRow.parse(row)
    return { name, oldest: oldest ?? undefined }
  })
}

/** Writes the statement of each migration of this release beside its name, for older releases. @param tx a transaction */
async function stateOldestReleases(
  tx: QueryExecutorProvider,
  known: Readonly<Record<string, ReleasedMigration>>,
): Promise<void> {
  const unstated = (await appliedMigrations(tx)).filter(
    ({ name, oldest }) => name in known && oldest !== known[name]?.oldestRelease,
  )
  if (unstated.length === 0) return
  await sql`alter table kysely_migration add column if not exists oldest_release text`.execute(tx)
  for (const { name } of unstated)
    await sql`update kysely_migration set oldest_release = ${known[name]?.oldestRelease}
      where name = ${name}`.execute(tx)
}

/** Compares two releases, `1.10.0` and `1.9.2`, by their numbers. */
function compareReleases(one: string, other: string): number {
  const [numbers, others] = [one, other].map((version) => version.split('.').map(Number.parseFloat))
  for (let n = 0; n < 3; n += 1) {
    const difference = (numbers?.[n] ?? 0) - (others?.[n] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
