import { pino } from 'pino'
import type { LeadSearch } from '../../services/api/staff/lead-search.ts'
import { openJsonFileStore } from '../../services/api/store/json-file/open.ts'
import { seedLeads } from '../../services/api/store/json-file/seed.ts'
import { openPostgresStore } from '../../services/api/store/postgres/open.ts'
import { seed } from '../../services/api/store/seed.ts'
import type { Store } from '../../services/api/store/store.ts'
import { newDatabase, startPostgresServer } from '../../services/api/testing/postgres-server.ts'
import { countVisits, measureFigures } from './figures.ts'
import { median, percentile, type Row } from './row.ts'
import { temporaryFolder } from './tidy.ts'

const stored = 50_000
/** The last one: the half year of one look below is in it. */
const made = { count: stored, now: new Date('2026-04-13T12:00:00.000Z') }
const rounds = 15
const perPage = 50
/** The most that a look at the contacts may take (issue 8). */
const budget = 200

const all = { words: [], sort: 'received', order: 'desc' } as const
const looks: Record<string, { search: LeadSearch; skip?: number }> = {
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
  'two words that many have': { search: { ...all, words: ['alvarez', 'kitchen'] } },
  'a word that nobody has': { search: { ...all, words: ['xylophone'] } },
}

/** How long the stores take for what the contacts page asks, on 50,000 made-up leads. */
export async function desk(): Promise<Row[]> {
  const log = pino({ level: 'silent' })
  const { folder, remove } = temporaryFolder()
  const server = await startPostgresServer(['fsync=off'])
  try {
    const rows: Row[] = []
    await seedLeads(folder, made)
    const files = await openJsonFileStore({ folder, log })
    await countVisits(files)
    rows.push(...(await measureFigures('files', files)))
    rows.push(...(await measured('files', files)))
    const url = await newDatabase(server.url)
    const database = await openPostgresStore({ url, log })
    await seed(database.whole, made)
    await countVisits(database)
    rows.push(...(await measureFigures('PostgreSQL', database)))
    rows.push(...(await measured('PostgreSQL', database)))
    return rows
  } finally {
    await server.stop()
    remove()
  }
}

/** The slowest of nineteen in twenty; the first look, which reads every lead once, is its own row. */
async function measured(name: string, store: Store): Promise<Row[]> {
  try {
    const first = await timed(store, { ...all, words: ['first'] })
    const rows: Row[] = [{ what: `contacts, ${name}: the first look`, figure: first, unit: 'ms' }]
    for (const [what, { search, skip = 0 }] of Object.entries(looks)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1) times.push(await timed(store, search, skip))
      const row = `contacts, ${name}: ${what}`
      rows.push({ what: `${row}, p50`, figure: median(times), unit: 'ms' })
      rows.push({ what: `${row}, p95`, figure: percentile(times, 0.95), unit: 'ms', budget })
    }
    return rows
  } finally {
    await store.close()
  }
}

async function timed(store: Store, search: LeadSearch, skip = 0): Promise<number> {
  const began = performance.now()
  await store.leads.search(search, skip, perPage)
  return performance.now() - began
}
