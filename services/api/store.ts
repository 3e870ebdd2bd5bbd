import type { Logger } from 'pino'
import { leadAnalytics } from './analytics/lead-analytics.ts'
import { leadPipeline } from './analytics/lead-pipeline.ts'
import { auditLog } from './audit/audit-log.ts'
import { declarations } from './collections.ts'
import type { Config } from './config.ts'
import { repositories } from './features.ts'
import { outboxRepository } from './email/outbox-repository.ts'
import { erasureRepository } from './erasure/erasures.ts'
import type { StorageEngine } from './storage/engine.ts'
import { openJsonFiles, type JsonFileOptions } from './storage/json/open.ts'
import type { PostgresOptions } from './storage/postgres/open.ts'

/** Adds the repositories of the features and of the platform. */
function withRepositories(engine: StorageEngine<typeof declarations>) {
  const { collections } = engine
  return {
    ...engine,
    ...outboxRepository(engine),
    ...repositories(engine),
    leadAnalytics: leadAnalytics(collections.leads),
    leadPipeline: leadPipeline(collections.leads),
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
export type StoreLocation = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'mirrorDir' | 'mirrorRequired'>>

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
  {
    databaseUrl,
    dataDir,
    mirrorDir: mirror,
    mirrorRequired: isMirrorRequired = false,
  }: StoreLocation,
  { log, now, lockTimeoutMs = 0, webhooks = true }: OpenOptions,
): Promise<Store> {
  if (databaseUrl !== undefined) return openPostgresStore({ url: databaseUrl, log, webhooks })
  const onWait = (holder: string) =>
    log.warn(`${dataDir} is still in use (${holder}): waiting up to ${lockTimeoutMs / 1000} s.`)
  const lockWait = { timeoutMs: lockTimeoutMs, onWait }
  return openJsonFileStore({
    folder: dataDir,
    ...(mirror !== undefined && { mirror }),
    isMirrorRequired,
    log,
    now,
    lockWait,
    webhooks,
  })
}
