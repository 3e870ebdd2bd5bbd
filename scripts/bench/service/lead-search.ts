import { pino } from 'pino'
import { openStatuses, stepStatuses } from '../../../services/api/leads/next-step-contract.ts'
import type { LeadSearch } from '../../../services/api/leads/lead-repository.ts'
import { openJsonFileStore, openPostgresStore, type Store } from '../../../services/api/store.ts'
import { seedDataFolder } from '../../store/seeding/seed-data-folder.ts'
import { seedStore } from '../../store/seeding/seed-store.ts'
import {
  command,
  newDatabase,
  startPostgresServer,
} from '../../../services/api/testing/postgres-server.ts'
import { measureDesk } from './desk.ts'
import { measurePipeline } from './pipeline.ts'
import { seedPageviews, measureAnalytics } from './analytics.ts'
import { median, percentile, type Row, row } from '../row.ts'
import { temporaryFolder } from '../build/workspace.ts'

const stored = 50_000
/** Leads back to the end of 2023: 50,000 at sixty a day. The half year of a search below is in the middle. */
const seedOptions = { count: stored, now: new Date('2026-04-13T12:00:00.000Z') }
const rounds = 15
const perPage = 50
/** The budget for a search of the contacts. */
const budgetMs = 200

const all = { words: [], sort: 'received', order: 'desc' } as const
const queries: Record<string, { search: LeadSearch; skip?: number }> = {
  'the newest page': { search: all },
  'a page in the middle, by name': {
    search: { ...all, sort: 'name', order: 'asc' },
    skip: stored / 2,
  },
  'one status, by value': { search: { ...all, statuses: ['won'], sort: 'value' } },
  'one tag of half a year': {
    search: {
      ...all,
      tag: 'snow load',
      since: '2025-01-01T07:00:00.000Z',
      before: '2025-07-01T06:00:00.000Z',
    },
  },
  'next steps that are due': {
    search: {
      ...all,
      statuses: stepStatuses,
      nextBefore: seedOptions.now.toISOString(),
      sort: 'next',
      order: 'asc',
    },
  },
  'open leads without a next step': {
    search: { ...all, statuses: openStatuses, nextBefore: null, sort: 'due', order: 'asc' },
  },
  'a name that is typed as a new lead': { search: { ...all, words: ['eva', 'heath'] } },
  'two words that many have': { search: { ...all, words: ['alvarez', 'kitchen'] } },
  'a word that nobody has': { search: { ...all, words: ['xylophone'] } },
}

/** Measures queries of the contacts and analytics pages on 50,000 synthetic leads. */
export async function leadSearch(): Promise<Row[]> {
  const log = pino({ level: 'silent' })
  const { folder, remove } = temporaryFolder()
  const server = await startPostgresServer(['fsync=off'])
  try {
    const rows: Row[] = []
    await seedDataFolder(folder, seedOptions)
    const files = await openJsonFileStore({ folder, log })
    await seedPageviews(files)
    rows.push(...(await measureAnalytics('files', files)))
    rows.push(...(await measurePipeline('files', files)))
    rows.push(...(await measureDesk('files', files, seedOptions.now)))
    rows.push(...(await measureStore('files', files)))
    const url = await newDatabase(server.url)
    const database = await openPostgresStore({ url, log })
    await seedStore(database.bulk, seedOptions)
    await seedPageviews(database)
    // As autovacuum does within a minute: without statistics a word is also searched in a second pass over all leads, and
    // an index doesn't know which rows everybody sees.
    await command(url, 'vacuum analyze')
    rows.push(...(await measureAnalytics('PostgreSQL', database)))
    rows.push(...(await measurePipeline('PostgreSQL', database)))
    rows.push(...(await measureDesk('PostgreSQL', database, seedOptions.now)))
    rows.push(...(await measureStore('PostgreSQL', database)))
    return rows
  } finally {
    await server.stop()
    remove()
  }
}

/** Measures every query: the median and the 95th percentile. The first search, which reads every lead, has its own row. */
async function measureStore(name: string, store: Store): Promise<Row[]> {
  try {
    const first = await timeSearch(store, { ...all, words: ['first'] })
    const rows: Row[] = [row(`contacts, ${name}: the first look`, first, 'ms')]
    for (const [what, { search, skip = 0 }] of Object.entries(queries)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        times.push(await timeSearch(store, search, skip))
      const label = `contacts, ${name}: ${what}`
      rows.push(row(`${label}, p50`, median(times), 'ms'))
      rows.push(row(`${label}, p95`, percentile(times, 0.95), 'ms', budgetMs))
    }
    return rows
  } finally {
    await store.close()
  }
}

async function timeSearch(store: Store, search: LeadSearch, skip = 0): Promise<number> {
  const began = performance.now()
  await store.leads.search(search, skip, perPage)
  return performance.now() - began
}
