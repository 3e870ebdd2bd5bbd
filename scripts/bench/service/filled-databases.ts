import { pino } from 'pino'
import { syntheticLead } from '../../store/seeding/synthetic-lead.ts'
import { openPostgresStore } from '../../../services/api/store.ts'
import {
  command,
  newDatabase,
  startPostgresServer,
} from '../../../services/api/testing/postgres-server.ts'

const batchSize = 2_000

/**
 * Starts a PostgreSQL server with a database for each number of leads, smallest first: each begins as a copy of the
 * previous one, so that every lead is written only once.
 *
 * @returns their URLs, the URL of an empty database, and a function that stops the server
 */
export async function filledDatabases(
  sizes: readonly number[],
): Promise<{ urls: string[]; empty: string; stop: () => Promise<void> }> {
  const server = await startPostgresServer(['max_wal_size=4GB'])
  const urls: string[] = []
  try {
    let filled = 0
    for (const size of sizes) {
      const before = urls.at(-1)
      const url = await newDatabase(server.url, before)
      await addLeads(url, filled, size)
      filled = size
      urls.push(url)
    }
    await command(server.url, 'checkpoint')
  } catch (error) {
    await server.stop()
    throw error
  }
  return { urls, empty: await newDatabase(server.url), stop: () => server.stop() }
}

/** Adds the leads with the numbers from `from` up to `to`. */
async function addLeads(url: string, from: number, to: number): Promise<void> {
  const store = await openPostgresStore({ url, log: pino({ level: 'silent' }) })
  const made = { count: to, now: new Date() }
  try {
    for (let added = from; added < to; added += batchSize) {
      const count = Math.min(batchSize, to - added)
      await store.bulk.add(
        'leads',
        Array.from({ length: count }, (_, n) => syntheticLead(added + n, made)),
      )
    }
  } finally {
    await store.close()
  }
  await command(url, 'analyze')
}
