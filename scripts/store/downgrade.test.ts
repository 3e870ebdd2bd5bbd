import { execFile } from 'node:child_process'
import { cp, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { collectionNames } from '../../services/api/collections.ts'
import { sampleApplication } from '../../services/api/applications/emails.ts'
import { aLead } from '../../services/api/testing/sample-lead.ts'
import { checksumsOf } from '../../services/api/storage/archive.ts'
import { openJsonFileStore } from '../../services/api/store.ts'
import { alwaysLocked } from '../../services/api/testing/always-locked.ts'
import { sampleRecords } from '../../services/api/testing/sample-records.ts'
import { aSubscriber, anOwner } from '../../services/api/testing/store-fixture.ts'
import { temporaryFolder } from '../../services/api/testing/temporary-folder.ts'

const open = (folder: string, mirror = join(folder, 'copies')) =>
  openJsonFileStore({ folder, mirror, tryLock: alwaysLocked, log: pino({ level: 'silent' }) })

const downgrade = async (DATA_DIR: string, more: NodeJS.ProcessEnv = {}): Promise<string> => {
  const command = ['--import', 'tsx', 'scripts/store/downgrade.ts']
  const env = { PATH: process.env['PATH'], ENV_FILE: '', DATA_DIR, ...more }
  return (await promisify(execFile)(process.execPath, command, { env })).stdout
}

/** Lists the files of a folder whose names have this end, at any depth. */
const list = async (folder: string, end: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(end)).sort()

/** Returns the nth id; ids have no 0 and no 1. */
const idOf = (n: number) =>
  `HP-${n
    .toString(8)
    .padStart(6, '0')
    .replaceAll(/\d/g, (digit) => String(Number(digit) + 2))}`
const inOctober = { ...aLead(idOf(900)), receivedAt: '2026-10-30T10:00:00.000Z' }
/** A lead of a later release. */
const unreadable = { ...aLead(idOf(901)), status: 'a later one' }
const [erased, changed] = [idOf(3), idOf(7)]
const november = Array.from({ length: 131 }, (_, n) => idOf(n + 1))

/** Writes a data folder with records of every kind. @returns its checksums */
async function fill(folder: string, mirror?: string) {
  const store = await open(folder, mirror)
  await store.bulk.add('leads', [...november.map((id) => aLead(id)), inOctober])
  await store.bulk.add('leads', [unreadable], 'unreadable')
  await store.bulk.add('subscribers', [aSubscriber('sue@example.com')])
  await store.bulk.add('people', [anOwner('olive')])
  await store.bulk.add('applications', [sampleApplication('en')])
  const row = { day: '2026-11-05', page: '/', referrer: '', campaign: '' }
  await store.traffic.add([{ ...row, views: 3, visits: 1, starts: 0, begun: 0 }])
  await store.bulk.erase('leads', [erased])
  await store.leads.transact(changed, (lead) => ({
    ...(lead && { change: { ...lead, name: 'Changed', version: 2 } }),
    answer: undefined,
  }))
  const checksums = await checksumsOf(store.bulk)
  await store.close()
  return checksums
}

async function checksumsIn(folder: string, mirror?: string) {
  const store = await open(folder, mirror)
  const checksums = await checksumsOf(store.bulk)
  await store.close()
  return checksums
}

test('the records are in files of 64 in their order, and the next start takes them over again', async () => {
  const folder = await temporaryFolder()
  const before = await fill(folder)
  expect(await downgrade(folder)).toMatch(/leads +132\n[^]*Start that release now/)
  expect(await list(folder, '.jsonl')).toEqual([])
  const files = (await list(folder, '.json')).filter((path) => !path.startsWith('lock'))
  // The release before does not know applications: it leaves them as they are.
  expect(files).toEqual([
    'applications/2026-11-0001.json',
    'leads/2026-10-0001.json',
    'leads/2026-11-0001.json',
    'leads/2026-11-0002.json',
    'leads/2026-11-0003.json',
    'leads/unreadable-0001.json',
    'people/people-0001.json',
    'subscribers/2026-11-0001.json',
    'traffic/2026-11.json',
  ])
  const segment = async (name: string) =>
    JSON.parse(await readFile(join(folder, 'leads', `${name}.json`), 'utf8'))
  const left = november
    .filter((id) => id !== erased)
    .map((id) => (id === changed ? { ...aLead(id), name: 'Changed', version: 2 } : aLead(id)))
  for (const n of [0, 1, 2])
    expect(await segment(`2026-11-000${n + 1}`)).toEqual({
      format: 1,
      kind: 'leads',
      records: left.slice(n * 64, (n + 1) * 64),
    })
  expect((await segment('2026-10-0001')).records).toEqual([inOctober])
  expect((await segment('unreadable-0001')).records).toEqual([unreadable])
  expect(await checksumsIn(folder)).toEqual(before)
  expect((await list(folder, '.json')).every((path) => path.startsWith('before'))).toBe(true)
})

test('every field of every collection is the same after a rollback and the next start', async () => {
  const folder = await temporaryFolder()
  const store = await open(folder)
  for (const name of collectionNames) await store.bulk.add(name, sampleRecords[name])
  const before = await checksumsOf(store.bulk)
  await store.close()
  await downgrade(folder)
  expect(await checksumsIn(folder)).toEqual(before)
})

test('a mirror elsewhere has no lines afterwards either', async () => {
  const [folder, mirror] = [await temporaryFolder(), await temporaryFolder()]
  const before = await fill(folder, mirror)
  await downgrade(folder, { MIRROR_DIR: mirror })
  expect([...(await list(folder, '.jsonl')), ...(await list(mirror, '.jsonl'))]).toEqual([])
  expect(await checksumsIn(folder, mirror)).toEqual(before)
})

test('it is repeated if it is interrupted at any step: nothing is lost', async () => {
  const [original, done] = [await temporaryFolder(), await temporaryFolder()]
  const before = await fill(original)
  await cp(original, done, { recursive: true })
  await downgrade(done)
  const month = 'leads/2026-11.jsonl'
  const steps: ((folder: string) => Promise<void>)[] = [
    async (folder) => {
      // Some files are written, and no line is removed.
      await cp(original, folder, { recursive: true })
      await rm(join(folder, 'leads/2026-11-0003.json'))
    },
    (folder) => cp(join(original, month), join(folder, month)),
    async () => undefined,
  ]
  for (const interrupt of steps) {
    const folder = await temporaryFolder()
    await cp(done, folder, { recursive: true })
    await interrupt(folder)
    await downgrade(folder)
    expect(await list(folder, '.jsonl')).toEqual([])
    expect(await checksumsIn(folder)).toEqual(before)
  }
})

test('a record in a language that the earlier release does not know is written as English', async () => {
  const folder = await temporaryFolder()
  const store = await open(folder)
  const inLanguage = (n: number, language: string) => ({ ...aLead(idOf(n)), language })
  await store.bulk.add('leads', [inLanguage(1, 'fr'), inLanguage(2, 'es')])
  await store.bulk.add('subscribers', [{ ...aSubscriber('sue@example.com'), language: 'fr' }])
  await store.close()
  await downgrade(folder)
  const languages = async (file: string) =>
    z
      .object({ records: z.array(z.object({ language: z.string() })) })
      .parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
      .records.map(({ language }) => language)
  expect(await languages('leads/2026-11-0001.json')).toEqual(['en', 'es'])
  expect(await languages('subscribers/2026-11-0001.json')).toEqual(['en'])
})
