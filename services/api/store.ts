import type { Logger } from 'pino'
import { leadAnalytics } from './analytics/lead-analytics.ts'
import { auditLog } from './audit/audit-log.ts'
import { declarations } from './collections.ts'
import { outboxRepository } from './email/outbox-repository.ts'
import { erasureRepository } from './erasure/eraser.ts'
import { leadRepository } from './leads/lead-repository.ts'
import { settingsRepository } from './operations/notifications.ts'
import { peopleRepository } from './people/people.ts'
import type { StorageEngine } from './storage/engine.ts'
import { openJsonFiles, type JsonFileOptions } from './storage/json/open.ts'
import type { PostgresOptions } from './storage/postgres/open.ts'
import { mailingRepository } from './subscribers/mailing.ts'
import { subscriberRepository } from './subscribers/subscriber-repository.ts'

/** Adds each feature's repository over its collections; the same over both stores. */
function withRepositories(engine: StorageEngine<typeof declarations>) {
  const { collections, watch } = engine
  return {
    ...engine,
    ...outboxRepository(engine),
    leads: { ...leadRepository(collections.leads), watch },
    leadAnalytics: leadAnalytics(collections.leads),
    /** Counts of page views and form starts: no personal data, kept indefinitely. */
    traffic: collections.traffic,
    subscribers: subscriberRepository(collections.subscribers),
    /** Entries that look automated: stored, but neither emailed nor listed until staff release them. */
    quarantine: {
      leads: leadRepository(collections['quarantined-leads']),
      subscribers: subscriberRepository(collections['quarantined-subscribers']),
    },
    mailings: mailingRepository(collections.mailings, engine.mail),
    people: peopleRepository(collections.people),
    settings: settingsRepository(collections.settings),
    audit: auditLog(collections.audit),
    erasures: erasureRepository(collections.erasures),
  }
}
export type Store = ReturnType<typeof withRepositories>

/** Opens the JSON-file store. @throws FolderInUseError, UnreadableDataError */
export const openJsonFileStore = async (options: JsonFileOptions): Promise<Store> =>
  withRepositories(await openJsonFiles(declarations, options))

/** Opens the PostgreSQL store. @throws DatabaseUnreachableError */
export async function openPostgresStore(options: PostgresOptions): Promise<Store> {
  // Loaded on demand: a service on files does not need the driver's memory.
  const { openPostgres } = await import('./storage/postgres/open.ts')
  return withRepositories(await openPostgres(declarations, options))
}

/** The location of the store: PostgreSQL if there is a database URL, otherwise files in the data folder. */
export interface StoreLocation {
  databaseUrl: string | undefined
  dataDir: string
}

interface OpenOptions {
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  /** Maximum wait for a process that still has the data folder open. */
  lockTimeoutMs?: number
  /** False: webhooks are off, so new ones are not stored. */
  webhooks?: boolean
}

/** Opens the store at a location. @throws FolderInUseError, UnreadableDataError, DatabaseUnreachableError */
export async function openStore(
  { databaseUrl, dataDir }: StoreLocation,
  { log, now, lockTimeoutMs = 0, webhooks = true }: OpenOptions,
): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, log, webhooks })
  const onWait = (holder: string) =>
    log.warn(`${dataDir} is still in use (${holder}): waiting up to ${lockTimeoutMs / 1000} s.`)
  const lockWait = { timeoutMs: lockTimeoutMs, onWait }
  return openJsonFileStore({ folder: dataDir, log, now, lockWait, webhooks })
}
