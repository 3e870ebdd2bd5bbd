import { Migrator, type Kysely } from 'kysely'
import { records } from './0001-records.ts'
import { leadSearch } from './0002-lead-search.ts'
import { webhooks } from './0003-webhooks.ts'
import { severalOwners } from './0004-several-owners.ts'
import { analytics } from './0005-analytics.ts'
import { subscriberSearch } from './0006-subscriber-search.ts'
import { auditAndSettings } from './0007-audit-and-settings.ts'
import { settingsTold } from './0008-settings-told.ts'

/** In their order. One that was released is never changed; the next one mends it. */
const migrations = {
  '0001-records': records,
  '0002-lead-search': leadSearch,
  '0003-webhooks': webhooks,
  '0004-several-owners': severalOwners,
  '0005-analytics': analytics,
  '0006-subscriber-search': subscriberSearch,
  '0007-audit-and-settings': auditAndSettings,
  '0008-settings-told': settingsTold,
}

/**
 * Brings the tables up to date. Safe when several processes start at once: they take turns.
 * @throws Error a migration failed; PostgreSQL has taken it back whole
 */
export async function migrate<DB>(db: Kysely<DB>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error !== undefined)
    throw new Error('The tables were not brought up to date.', { cause: error })
}
