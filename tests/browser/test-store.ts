import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import { openJsonFileStore, openPostgresStore, type Store } from '../../services/api/store.ts'
import { command, newDatabase } from '../../services/api/testing/postgres-server.ts'

/** Where one product keeps its records. */
export interface TestStore {
  /** What tells the service of it. */
  environment: NodeJS.ProcessEnv
  /** The same records without the service, which has to be stopped meanwhile. */
  open(): Promise<Store>
  /** The names of the files that a lead has in it. */
  filesOf(lead: string): Promise<string[]>
}

const log = pino({ level: 'silent' })

/** The files of a data folder; a new database where `on-postgres.ts` has named a server. */
export async function openTestStore(folder: string): Promise<TestStore> {
  const server = process.env['POSTGRES_SERVER']
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
