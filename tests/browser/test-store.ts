import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import { openJsonFileStore, openPostgresStore, type Store } from '../../services/api/store.ts'
import { command, newDatabase } from '../../services/api/testing/postgres-server.ts'

/** The store of one product. */
export interface TestStore {
  /** The settings that point the service to it. */
  environment: NodeJS.ProcessEnv
  /** Opens the store without the service, which must be stopped. */
  open(): Promise<Store>
  /** The names of the files stored for a lead. */
  filesOf(lead: string): Promise<string[]>
}

const log = pino({ level: 'silent' })

/**
 * Creates the store: files in the data folder, or a new database.
 * @param server the URL of the database server; by default the one that `on-postgres.ts` named, if any
 */
export async function openTestStore(
  folder: string,
  server = process.env['POSTGRES_SERVER'],
): Promise<TestStore> {
  if (server === undefined)
    return {
      environment: {},
      open: () => openJsonFileStore({ folder, log }),
      filesOf: (lead) => readdir(join(folder, 'attachments', lead)).catch(() => []),
    }
  const url = await newDatabase(server)
  return {
    environment: { DATABASE_URL: url },
    open: () => openPostgresStore({ url, log }),
    filesOf: async (lead) => {
      const { rows } = await command(url, 'select lead, id from attachment_files')
      const files = z.array(z.object({ lead: z.string(), id: z.string() })).parse(rows)
      return files.filter((file) => file.lead === lead).map(({ id }) => id)
    },
  }
}
