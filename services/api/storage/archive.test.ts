import { readdir, readFile, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { sampleRecords } from '../testing/sample-records.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { collectionNames, declarations } from '../collections.ts'
import { checksumsOf, copyInto, createArchive, differences, readArchive } from './archive.ts'
import { aLead } from '../testing/sample-lead.ts'
import { openJsonFileStore } from '../store.ts'
import { readDataFolder } from './json/snapshot.ts'
import { InvalidArchiveError } from './errors.ts'

async function emptyStore() {
  const folder = await temporaryFolder()
  const store = await openJsonFileStore({ folder, log: pino({ level: 'silent' }) })
  onTestFinished(() => store.close())
  return { folder, store }
}

const visit = { page: '/', referrer: '', campaign: '', views: 3, visits: 1, starts: 0, begun: 0 }

/** Archives a store with two leads and counts of two months; the store is open, as while the service runs. */
async function archived() {
  const { folder, store } = await emptyStore()
  await store.bulk.add('leads', [aLead('HP-AAAAA2'), aLead('HP-BBBBB2')])
  await store.traffic.add(['2026-10-31', '2026-11-01'].map((day) => ({ day, ...visit })))
  const { bytes, proofs } = await createArchive(readDataFolder(folder, declarations), new Date())
  const path = join(folder, 'backup.jsonl.gz')
  await writeFile(path, bytes)
  return { path, proofs }
}

test('an archive that is made while the service runs restores the same records in another store', async () => {
  const { path, proofs } = await archived()
  const backup = await readArchive(path, collectionNames)
  const { store } = await emptyStore()
  await copyInto(store.bulk, backup.store)
  expect([proofs.leads.count, proofs.traffic.count]).toEqual([2, 2])
  expect(differences(await checksumsOf(store.bulk), proofs)).toEqual([])
  expect((await store.leads.newestFirst(0, 10)).leads).toEqual([
    aLead('HP-BBBBB2'),
    aLead('HP-AAAAA2'),
  ])
  const { day: days } = await store.traffic.sums('2026-10-31', '2026-10-31')
  expect(days.get('2026-10-31')).toMatchObject({ views: 3, visits: 1 })
})

test('every field of every collection is the same in another store', async () => {
  const { folder, store } = await emptyStore()
  for (const name of collectionNames) await store.bulk.add(name, sampleRecords[name])
  const before = await checksumsOf(store.bulk)
  const { bytes } = await createArchive(readDataFolder(folder, declarations), new Date())
  const path = join(folder, 'backup.jsonl.gz')
  await writeFile(path, bytes)
  const { store: other } = await emptyStore()
  await copyInto(other.bulk, (await readArchive(path, collectionNames)).store)
  expect(differences(await checksumsOf(other.bulk), before)).toEqual([])
  for (const { id, ...lead } of sampleRecords.leads)
    expect(await other.leads.one(id)).toEqual({ id, ...lead })
})

test('an archive of a release without page-view counts is restored', async () => {
  const { path, proofs } = await archived()
  const lines = gunzipSync(await readFile(path))
    .toString()
    .trimEnd()
    .split('\n')
  const older = lines
    .filter((line) => !line.startsWith('{"collection":"traffic"'))
    .map((line) => line.replace(/,"traffic":\{[^}]*\}/, ''))
  expect(older).toHaveLength(lines.length - 2)
  expect(older.join()).not.toContain('traffic')
  await writeFile(path, gzipSync(`${older.join('\n')}\n`))
  const { store } = await emptyStore()
  await copyInto(store.bulk, (await readArchive(path, collectionNames)).store)
  expect(differences(await checksumsOf(store.bulk), proofs)).toEqual(['traffic'])
})

test('counts are a record of each month in an archive, with the bytes of earlier releases', async () => {
  const { folder, store } = await emptyStore()
  await store.traffic.add([
    { day: '2026-11-02', ...visit, page: '/roofing', referrer: 'google.com' },
    { day: '2026-11-02', ...visit, campaign: 'flyer' },
    { day: '2026-11-01', ...visit, starts: 2, begun: 1 },
  ])
  const { bytes } = await createArchive(readDataFolder(folder, declarations), new Date())
  expect(gunzipSync(bytes).toString()).toContain(
    '{"collection":"traffic","record":{"id":"2026-11",' +
      '"columns":["day","page","referrer","campaign","views","visits","starts","begun"],"rows":[' +
      '["2026-11-01","/","","",3,1,2,1],' +
      '["2026-11-02","/","","flyer",3,1,0,0],' +
      '["2026-11-02","/roofing","google.com","",3,1,0,0]]}}\n',
  )
})

test('a damaged file stops an archive, and the error names it', async () => {
  const { folder, store } = await emptyStore()
  await store.bulk.add('leads', [aLead('HP-AAAAA2')])
  await store.close()
  const [file] = await readdir(join(folder, 'leads'))
  for (const path of ['leads', 'copies/leads']) await writeFile(join(folder, path, `${file}`), '{')
  await expect(createArchive(readDataFolder(folder, declarations), new Date())).rejects.toThrow(
    `${folder}/leads/${file}: `,
  )
})

test('a truncated archive is refused', async () => {
  const { path } = await archived()
  const bytes = await readFile(path)
  await writeFile(path, bytes.subarray(0, bytes.length - 20))
  await expect(readArchive(path, collectionNames)).rejects.toThrow(InvalidArchiveError)
})

test('an archive that is not there is reported', async () => {
  const { path } = await archived()
  await expect(readArchive(`${path}.gz`, collectionNames)).rejects.toThrow(
    /^The backup can’t be read: ENOENT: .*\.gz/,
  )
})

test('one record that differs is detected', async () => {
  const { store: one } = await emptyStore()
  const { store: other } = await emptyStore()
  await one.bulk.add('leads', [aLead('HP-AAAAA2')])
  await other.bulk.add('leads', [{ ...aLead('HP-AAAAA2'), message: 'another' }])
  expect(differences(await checksumsOf(one.bulk), await checksumsOf(other.bulk))).toEqual(['leads'])
})
