import type { Logger } from 'pino'
import { openJsonFileStore } from './json-file/open.ts'
import type { Store } from './store.ts'
import type { FolderLostError } from './errors.ts'

/** Which store: PostgreSQL when there is an address of one, else files in the data folder. */
export interface StoreLocation {
  databaseUrl: string | undefined
  dataDir: string
}

interface OpenOptions {
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  /** How long to wait for a process that still has the data folder open. */
  lockTimeoutMs?: number
  /** Called once when another process has taken over the data folder: this one must exit. */
  onLost?: ((fault: FolderLostError) => void) | undefined
}

/** @throws FolderInUseError, UnreadableDataError, DatabaseUnreachableError */
export async function openStore(
  { databaseUrl, dataDir }: StoreLocation,
  { log, now, lockTimeoutMs = 0, onLost }: OpenOptions,
): Promise<Store> {
  if (databaseUrl === undefined) {
    const onWait = (holder: string) =>
      log.warn(`${dataDir} is still in use (${holder}): waiting up to ${lockTimeoutMs / 1000} s.`)
    const lockWait = { timeoutMs: lockTimeoutMs, onWait }
    return openJsonFileStore({ folder: dataDir, log, now, lockWait, ...(onLost && { onLost }) })
  }
  // Loaded on demand: a service on files does not need the driver's memory.
  const { openPostgresStore } = await import('./postgres/open.ts')
  return openPostgresStore({ url: databaseUrl, log })
}
