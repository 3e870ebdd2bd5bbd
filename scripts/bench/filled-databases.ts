import { pino } from 'pino'
import { syntheticLead } from '../store/seeding/synthetic-lead.ts'
import { openPostgresStore } from '../../services/api/store.ts'
import {
  command,
  newDatabase,
  startPostgresServer,
} from '../../services/api/testing/postgres-server.ts'

const batchSize = 2_000

/**
 * A PostgreSQL server with a database for each number of leads, smallest first: each begins as a copy of the one
 * before, so that every lead is written once. Out: their addresses, one of an empty database, and how
 * to end it all.
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
  } catch (fault) {
    await server.stop()
    throw fault
  }
  return { urls, empty: await newDatabase(server.url), stop: () => server.stop() }
}

/** Adds the leads from the one number up to the other. */
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
