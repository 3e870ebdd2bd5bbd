import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { pino } from 'pino'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'
import { sampleApplication } from '../../services/api/applications/emails.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { sampleRecords } from '../../services/api/testing/sample-records.ts'
import { openJsonFileStore, openPostgresStore } from '../../services/api/store.ts'
import { collectionNames, declarations } from '../../services/api/collections.ts'
import { checksumsOf } from '../../services/api/storage/archive.ts'
import { seedDataFolder } from '../../scripts/store/seeding/seed-data-folder.ts'
import { readDataFolder } from '../../services/api/storage/json/snapshot.ts'
import { newDatabase } from '../../services/api/testing/postgres-server.ts'

const run = promisify(execFile)

const file = '0b6f0c1e-6c2f-4a53-9d53-0f3f2a3f6d10'
const plan = randomBytes(700_000)

/** Adds page views, and a lead and an application with a file each. */
async function addMore(dataDir: string): Promise<void> {
  const store = await openJsonFileStore({ folder: dataDir, log: pino({ level: 'silent' }) })
  const rest = { referrer: 'google.com', campaign: '', views: 2, visits: 1, starts: 0, begun: 0 }
  await store.traffic.add(
    ['2026-10-31', '2026-11-01'].map((day) => ({ day, page: '/roofing', ...rest })),
  )
  const path = join(await temporaryFolder(), 'plan.pdf')
  await writeFile(path, plan)
  const about = { id: file, name: 'plan.pdf', kind: 'pdf' as const, at: '2026-11-05T10:00:00.000Z' }
  const attachments = [{ ...about, ...(await store.attachments.put('HP-AAAAA2', file, path)) }]
  await store.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), attachments }])
  const application = sampleApplication('en')
  await writeFile(path, plan)
  const kept = { ...about, ...(await store.attachments.put(application.id, file, path)) }
  await store.bulk.add('applications', [{ ...application, attachments: [kept] }])
  await store.close()
}

const planIn = (dataDir: string, owner = 'HP-AAAAA2') =>
  readFile(join(dataDir, 'attachments', owner, file))

const migrate = (to: string, DATA_DIR: string, DATABASE_URL: string) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/store/migrate.ts', '--to', to, '--verify'], {
    env: { PATH: process.env['PATH'], ENV_FILE: '', DATA_DIR, DATABASE_URL },
  })

test('every field of every collection moves into a database and back', async () => {
  const [before, after] = [await temporaryFolder(), await temporaryFolder()]
  const store = await openJsonFileStore({ folder: before, log: pino({ level: 'silent' }) })
  for (const name of collectionNames) await store.bulk.add(name, sampleRecords[name])
  await store.close()
  const database = await newDatabase(inject('postgresUrl'))
  await migrate('postgres', before, database)
  await migrate('json-file', after, database)
  expect(await checksumsOf(readDataFolder(after, declarations))).toEqual(
    await checksumsOf(readDataFolder(before, declarations)),
  )
})

test('a store moves into a database and back unchanged, and a target with records is refused', async () => {
  const [before, after] = [await temporaryFolder(), await temporaryFolder()]
  await seedDataFolder(before, { count: 300, now: new Date('2026-11-05T12:00:00.000Z') })
  await addMore(before)
  const database = await newDatabase(inject('postgresUrl'))
  // A service that was started on it has made keys for push messages, and nothing else.
  const log = pino({ level: 'silent' })
  for (const opening of [
    openJsonFileStore({ folder: before, log }),
    openPostgresStore({ url: database, log }),
  ]) {
    const store = await opening
    await store.pushKeys.obtain(new Date())
    await store.close()
  }
  const { stdout } = await migrate('postgres', before, database)
  expect(stdout).toMatch(/leads +301 .*same on both/)
  expect(stdout).toContain('2 uploaded files')
  expect(stdout).toMatch(/traffic +2 .*same on both/)
  expect(stdout).toMatch(/push-keys +1 .*same on both/)
  await expect(migrate('postgres', before, database)).rejects.toMatchObject({
    stderr: expect.stringContaining(
      'is not empty (leads, applications, traffic), so nothing was changed',
    ),
  })
  await migrate('json-file', after, database)
  expect(await checksumsOf(readDataFolder(after, declarations))).toEqual(
    await checksumsOf(readDataFolder(before, declarations)),
  )
  expect((await planIn(before)).equals(plan)).toBe(true)
  expect((await planIn(after)).equals(plan)).toBe(true)
  expect((await planIn(after, sampleApplication('en').id)).equals(plan)).toBe(true)
})
