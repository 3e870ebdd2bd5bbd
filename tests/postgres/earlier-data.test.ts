import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { fileDigest } from '../../services/api/disk/read-files.ts'
import type { CollectionName } from '../../services/api/collections.ts'
import {
  openJsonFileStore,
  openPostgresStore,
  openStore,
  type Store,
} from '../../services/api/store.ts'
import { typedKeys } from '../../services/api/storage/typed-entries.ts'
import { checksumsOf, type StoreChecksums } from '../../services/api/storage/archive.ts'
import { downgradePostgres } from '../../services/api/storage/postgres/downgrade.ts'
import { declarations } from '../../services/api/collections.ts'
import { command, newDatabase } from '../../services/api/testing/postgres-server.ts'
import { startService, stop } from '../crash/service.ts'

const run = promisify(execFile)
const log = pino({ level: 'silent' })

/** What is in the data of each version, as counted by that version. */
const versions = {
  '0.1.0': {
    records: {
      leads: 541,
      subscribers: 31,
      'quarantined-leads': 10,
      'quarantined-subscribers': 3,
      people: 3,
      settings: 1,
      traffic: 1,
    },
    /** Page views of all months. */
    views: 51,
    /** Names in leads, some of them only in the log of the data folder. */
    names: ['Last One', 'Late Correction', 'Corrected Name'],
    /** A word that finds a lead with two attachments. */
    withAttachments: 'Corrected',
  },
  '1.0.0': {
    records: {
      leads: 9,
      subscribers: 2,
      'quarantined-leads': 1,
      'quarantined-subscribers': 1,
      people: 2,
      settings: 1,
      audit: 4,
      erasures: 1,
      traffic: 2,
    },
    views: 7,
    names: ['Olga October', 'Ann Ridge', 'Last One', 'Last Two', 'Late Correction'],
    withAttachments: 'Ridge',
  },
} as const
type Version = keyof typeof versions
const all = typedKeys(versions)

async function unpacked(version: Version, archive: string): Promise<string> {
  const folder = await temporaryFolder()
  await run('tar', ['-xzf', join('tests/earlier-data', version, archive), '-C', folder])
  return folder
}

async function loadedDatabase(version: Version): Promise<string> {
  const url = await newDatabase(inject('postgresUrl'))
  const file = join('tests/earlier-data', version, 'database.sql.gz')
  await command(url, gunzipSync(await readFile(file)).toString())
  return url
}

const countsOf = (proofs: StoreChecksums) =>
  Object.fromEntries(Object.entries(proofs).map(([name, { count }]) => [name, count]))

const script = (path: string, args: string[], environment: NodeJS.ProcessEnv) =>
  run(process.execPath, ['--import', 'tsx', path, ...args], {
    env: { PATH: process.env['PATH'], ENV_FILE: '', ...environment },
  })

/** Reads a collection of a store. */
async function readAs<T>(store: Store, name: CollectionName, schema: z.ZodType<T>): Promise<T[]> {
  const found: T[] = []
  for await (const record of store.bulk.read(name)) found.push(schema.parse(record))
  return found
}

const counts = z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.unknown())) })

/** Adds up the page views of all months of a store. */
const viewsIn = async (store: Store): Promise<number> =>
  (await readAs(store, 'traffic', counts))
    .flatMap(({ columns, rows }) => rows.map((row) => row[columns.indexOf('views')]))
    .reduce<number>((sum, views) => sum + z.number().parse(views), 0)

async function openFolder(folder: string): Promise<Store> {
  const store = await openJsonFileStore({ folder, log })
  onTestFinished(() => store.close())
  return store
}

test.for(all)(
  'a data folder of version %s opens, with what is only in its log',
  async (version) => {
    const store = await openFolder(join(await unpacked(version, 'data.tar.gz'), 'data'))
    const { records, names, views } = versions[version]
    expect(countsOf(await checksumsOf(store.bulk))).toMatchObject(records)
    expect(await viewsIn(store)).toBe(views)
    const found = await readAs(store, 'leads', z.object({ name: z.string() }))
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining([...names]))
  },
)

test('subscribers, emails and settings of version 1.0.0 are as they were', async () => {
  const store = await openFolder(join(await unpacked('1.0.0', 'data.tar.gz'), 'data'))
  expect(await store.settings.notifications()).toMatchObject({ requests: ['office@example.com'] })
  const subscriber = z.object({ email: z.string(), confirmedAt: z.string().optional() })
  expect(await readAs(store, 'subscribers', subscriber)).toEqual([
    { email: 'sue@example.com', confirmedAt: expect.any(String) },
    { email: 'wanda@example.com' },
  ])
  const mail = z.array(z.object({ letter: z.string(), to: z.string(), state: z.string() }))
  const leads = await readAs(store, 'leads', z.object({ mail }))
  expect(leads.flatMap((lead) => lead.mail)).toEqual(
    expect.arrayContaining([
      { letter: 'lead-confirmation', to: 'rita.refused@example.com', state: 'failed' },
      { letter: 'lead-confirmation', to: 'lars.later@example.com', state: 'waiting' },
    ]),
  )
})

test.for(all)('staff read leads of version %s with their old password', async (version) => {
  const home = await unpacked(version, 'data.tar.gz')
  const running = await startService(home, {
    SITE_DIR: 'dist/client',
    SITE_JSON: 'dist/site.json',
  })
  onTestFinished(async () => void (await stop(running, 'SIGTERM')))
  const { origin } = running
  const signedIn = await fetch(`${origin}/api/admin/session`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'olive@example.com', password: 'snow on the ridge' }),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie().join('; ')
  const get = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}${path}`, { headers: { cookie } })).json()
  const attachments = z.array(z.object({ id: z.string() }))
  const leads = z.object({ leads: z.array(z.object({ id: z.string(), attachments })) })
  const { withAttachments } = versions[version]
  const [lead] = leads.parse(await get(`/api/admin/leads?q=${withAttachments}`)).leads
  expect(lead?.attachments).toHaveLength(2)
  const file = await fetch(
    `${origin}/api/admin/leads/${lead?.id}/attachments/${lead?.attachments[0]?.id}`,
    { headers: { cookie } },
  )
  expect(file.status).toBe(200)
})

/** What a command prints when the leads of a version have arrived. */
const sameLeads = (version: Version) =>
  new RegExp(`leads +${versions[version].records.leads} .*same on both`)

test.for(all)('files of version %s move into a database and back', async (version) => {
  const DATA_DIR = join(await unpacked(version, 'data.tar.gz'), 'data')
  const DATABASE_URL = await newDatabase(inject('postgresUrl'))
  const migrate = (to: string, dataDir: string) =>
    script('scripts/store/migrate.ts', ['--to', to, '--verify'], {
      DATA_DIR: dataDir,
      DATABASE_URL,
    })
  expect((await migrate('postgres', DATA_DIR)).stdout).toMatch(sameLeads(version))
  const back = join(await temporaryFolder(), 'data')
  expect((await migrate('json-file', back)).stdout).toMatch(sameLeads(version))
  expect(await viewsIn(await openFolder(back))).toBe(versions[version].views)
})

test('attachments of a version 0.1.0 database move from the disk into the database', async () => {
  const databaseUrl = await loadedDatabase('0.1.0')
  const named = z.array(z.object({ lead: z.string(), id: z.string(), sha256: z.string() })).parse(
    (
      await command(
        databaseUrl,
        `select leads.id as lead, f ->> 'id' as id, f ->> 'sha256' as sha256
            from leads, json_array_elements(record -> 'attachments') f order by 1, 2`,
      )
    ).rows,
  )
  expect(named.length).toBeGreaterThan(1)
  const home = await temporaryFolder()
  const folder = join(home, 'data/attachments')
  const bytes = await sampleFiles()
  for (const { lead, id, sha256 } of named) {
    await mkdir(join(folder, lead), { recursive: true })
    await writeFile(join(folder, lead, id), bytes.get(sha256) ?? '')
  }
  const running = await startService(home, {
    DATABASE_URL: databaseUrl,
    SITE_DIR: 'dist/client',
    SITE_JSON: 'dist/site.json',
  })
  onTestFinished(async () => void (await stop(running, 'SIGTERM')))
  const kept = `select lead, id, sha256 from attachment_files order by 1, 2`
  await expect.poll(async () => (await command(databaseUrl, kept)).rows).toEqual(named)
  await expect.poll(() => readdir(folder)).toEqual([])
})

/** The attachments in all sample data of version 0.1.0, by their hash. */
async function sampleFiles(): Promise<Map<string, Buffer>> {
  const folder = join(await unpacked('0.1.0', 'data.tar.gz'), 'data/attachments')
  const found = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    found.set((await fileDigest(path)).sha256, await readFile(path))
  }
  return found
}

test.for(all)('a database of version %s opens and moves into files', async (version) => {
  const DATABASE_URL = await loadedDatabase(version)
  const DATA_DIR = join(await temporaryFolder(), 'data')
  const place = { dataDir: DATA_DIR, databaseUrl: DATABASE_URL }
  const store = await openStore(place, { log, now: () => new Date() })
  try {
    expect(countsOf(await checksumsOf(store.bulk))).toMatchObject(versions[version].records)
    expect(await viewsIn(store)).toBe(versions[version].views)
  } finally {
    await store.close()
  }
  const { stdout } = await script('scripts/store/migrate.ts', ['--to', 'json-file', '--verify'], {
    DATA_DIR,
    DATABASE_URL,
  })
  expect(stdout).toMatch(sameLeads(version))
})

test('counts of a version 0.1.0 database are the same as records, and in its table after moving back', async () => {
  const url = await loadedDatabase('0.1.0')
  const earlier = async () =>
    z
      .array(z.object({ values: z.array(z.union([z.string(), z.number()])) }))
      .parse(
        (
          await command(
            url,
            `select json_build_array(day, page, referrer, campaign, views, visits, starts, begun) as values
              from traffic order by day, page collate "C", referrer collate "C", campaign collate "C"`,
          )
        ).rows,
      )
      .map(({ values }) => values)
  const rows = await earlier()
  expect(rows.length).toBeGreaterThan(1)
  const store = await openPostgresStore({ url, log })
  const months: unknown[] = []
  for await (const month of store.bulk.read('traffic')) months.push(month)
  await store.close()
  const columns = ['day', 'page', 'referrer', 'campaign', 'views', 'visits', 'starts', 'begun']
  expect(months).toEqual([{ id: '2026-11', columns, rows }])
  expect(await earlier()).toEqual([])
  await downgradePostgres(declarations, url)
  expect(await earlier()).toEqual(rows)
})

/** The tables, indexes and triggers of a database, sorted. */
async function schemaOf(url: string): Promise<unknown[]> {
  const store = await openStore({ dataDir: '', databaseUrl: url }, { log, now: () => new Date() })
  await store.close()
  const parts = [
    `select table_name, column_name, data_type, is_nullable, collation_name, generation_expression
      from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
      order by 1, 2`,
    `select indexdef from pg_indexes where schemaname = 'public' and tablename not like 'kysely%' order by 1`,
    `select event_object_table, trigger_name, event_manipulation, action_statement
      from information_schema.triggers order by 1, 2, 3`,
  ]
  const found = []
  for (const part of parts) found.push((await command(url, part)).rows)
  return found
}

test.for(all)('a database of version %s gets the tables of a new one', async (version) => {
  const fresh = await schemaOf(await newDatabase(inject('postgresUrl')))
  expect(await schemaOf(await loadedDatabase(version))).toEqual(fresh)
  expect(JSON.stringify(fresh)).toContain('leads_status')
})

test('a database that a newer version has changed is refused, and the message names the way back', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await (await openPostgresStore({ url, log })).close()
  await command(url, "insert into kysely_migration values ('9999-next', '2036-11-21')")
  await expect(openPostgresStore({ url, log })).rejects.toThrow(
    /was changed by a newer release \(9999-next\)\. .*CHANGELOG\.md/,
  )
})

test('a database whose newer migration states that this version may run on it opens', async () => {
  const url = await newDatabase(inject('postgresUrl'))
  await (await openPostgresStore({ url, log })).close()
  const add = (name: string, oldest: string) =>
    command(url, `insert into kysely_migration values ('${name}', '2036-11-21', '${oldest}')`)
  await add('0012-additive', '1.0.0')
  await (await openPostgresStore({ url, log })).close()
  const stated = await command(
    url,
    'select count(*)::int as n from kysely_migration where oldest_release is null',
  )
  expect(stated.rows).toEqual([{ n: 0 }])
  await add('0013-breaking', '99.1.0')
  await expect(openPostgresStore({ url, log })).rejects.toThrow(
    /was changed by a newer release \(0013-breaking needs 99\.1\.0\)/,
  )
})

test('a backup without its attachments restores only if asked to', async () => {
  const backup = join(await unpacked('0.1.0', 'backup.tar.gz'), 'earlier.jsonl.gz')
  await rm(`${backup}.attachments`, { recursive: true })
  const home = await temporaryFolder()
  const restore = (...args: string[]) =>
    script('scripts/store/restore.ts', [backup, ...args], { DATA_DIR: join(home, 'data') })
  await expect(restore()).rejects.toThrow('add --without-missing-files')
  const { stdout, stderr } = await restore('--without-missing-files')
  expect(stdout).toMatch(sameLeads('0.1.0'))
  expect(stderr).toContain('its record is restored without it')
  const again = await script('scripts/store/backup.ts', [join(home, 'again.jsonl.gz')], {
    DATA_DIR: join(home, 'data'),
  })
  expect(again.stderr).toContain('the backup is made without it')
})

test('a backup of a folder without records is refused', async () => {
  const home = await temporaryFolder()
  const backup = script('scripts/store/backup.ts', [], { DATA_DIR: home })
  await expect(backup).rejects.toThrow(`There are no records in ${home}. Set DATA_DIR`)
  expect(await readdir(home)).toEqual([])
})

test.for(all)('a backup of version %s restores with its attachments', async (version) => {
  const backup = join(await unpacked(version, 'backup.tar.gz'), 'earlier.jsonl.gz')
  const DATA_DIR = join(await temporaryFolder(), 'data')
  const { stdout } = await script('scripts/store/restore.ts', [backup], { DATA_DIR })
  expect(stdout).toMatch(sameLeads(version))
  expect(await viewsIn(await openFolder(DATA_DIR))).toBe(versions[version].views)
})
