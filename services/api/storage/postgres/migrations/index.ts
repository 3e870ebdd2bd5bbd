import { Migrator, type Kysely } from 'kysely'
import { records } from './0001-records.ts'
import { leadSearch } from './0002-lead-search.ts'
import { webhooks } from './0003-webhooks.ts'
import { severalOwners } from './0004-several-owners.ts'
import { analytics } from './0005-analytics.ts'
import { subscriberSearch } from './0006-subscriber-search.ts'
import { auditAndSettings } from './0007-audit-and-settings.ts'
import { settingsTold } from './0008-settings-told.ts'
import { mergedLeads } from './0009-merged-leads.ts'
import { erasures } from './0010-erasures.ts'
import { attachments } from './0011-attachments.ts'
import type { Declarations } from '../../engine.ts'
import { backfillFor, type Backfill } from './backfill.ts'

/** In their order. A released migration is never changed; a later one corrects it. */
const migrations = (backfill: Backfill) => ({
  '0001-records': records,
  '0002-lead-search': leadSearch(backfill),
  '0003-webhooks': webhooks,
  '0004-several-owners': severalOwners,
  '0005-analytics': analytics(backfill),
  '0006-subscriber-search': subscriberSearch(backfill),
  '0007-audit-and-settings': auditAndSettings,
  '0008-settings-told': settingsTold,
  '0009-merged-leads': mergedLeads,
  '0010-erasures': erasures,
  '0011-attachments': attachments,
})

/**
 * Brings the tables up to date. Safe when several processes start at once: an advisory lock serializes them.
 * @throws Error a migration failed; it is rolled back
 */
export async function migrate<DB>(db: Kysely<DB>, declarations: Declarations): Promise<void> {
  const getMigrations = async () => migrations(backfillFor(declarations))
  const migrator = new Migrator({ db, provider: { getMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('The tables were not brought up to date.', { cause: error })
}
