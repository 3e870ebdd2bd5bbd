import type { Logger } from 'pino'
import { openJsonFileStore } from './json-file/open.ts'
import type { Store } from './store.ts'

/** Which store: PostgreSQL when there is an address of one, else files in the data folder. */
export interface StorePlace {
  databaseUrl: string | undefined
  dataDir: string
}

/** @throws FolderInUse, UnreadableData, NoDatabase */
export async function openStore(
  { databaseUrl, dataDir }: StorePlace,
  { log, now }: { log: Pick<Logger, 'error' | 'warn'>; now: () => Date },
): Promise<Store> {
  if (databaseUrl === undefined) return openJsonFileStore({ folder: dataDir, log, now })
  // Its driver takes memory, which a service on files need not spend.
  const { openPostgresStore } = await import('./postgres/open.ts')
  return openPostgresStore({ url: databaseUrl, log })
}
