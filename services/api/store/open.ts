import type { Logger } from 'pino'
import { openJsonFileStore } from './json-file/open.ts'
import type { Store } from './store.ts'

/** Which store: PostgreSQL when there is an address of one, else files in the data folder. */
export interface StorePlace {
  databaseUrl: string | undefined
  dataDir: string
}

interface Opening {
  log: Pick<Logger, 'error' | 'warn'>
  now: () => Date
  /** How long to wait for a process that still has the data folder open. */
  patienceMs?: number
}

/** @throws FolderInUse, UnreadableData, NoDatabase */
export async function openStore(
  { databaseUrl, dataDir }: StorePlace,
  { log, now, patienceMs = 0 }: Opening,
): Promise<Store> {
  if (databaseUrl === undefined) {
    const waiting = (holder: string) =>
      log.warn(`${dataDir} is still in use (${holder}): waiting up to ${patienceMs / 1000} s.`)
    return openJsonFileStore({ folder: dataDir, log, now, patience: { ms: patienceMs, waiting } })
  }
  // Its driver takes memory, which a service on files need not spend.
  const { openPostgresStore } = await import('./postgres/open.ts')
  return openPostgresStore({ url: databaseUrl, log })
}
