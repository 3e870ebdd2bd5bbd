import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aLead } from '../../records/sample-lead.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { appendAndSync, write, type Append } from './appended-file.ts'
import { readJournal } from './journal-left.ts'
import { lineOf } from './journal-line.ts'
import { Journal } from './journal.ts'
import { openJsonFileStore } from './open.ts'
import { readFolder } from './snapshot.ts'

const leaf = 'journal/000000000001.jsonl'
const copy = 'copies/journal/000000000001.jsonl'
const [ann, ben, cem] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

/** A store whose pages are not written before it is closed. */
async function openStore(folder: string, append?: Append) {
  const said: string[] = []
  const store = await openJsonFileStore({
    folder,
    log: pino({}, { write: (line: string) => void said.push(line) }),
    pace: { idleMs: 60_000, mostMs: 60_000, bytes: 1e9, fullBytes: 1e9 },
    ...(append && { append }),
  })
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.settle({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
  return { ...store, said, keep }
}

/** The folder as a kill leaves it now: nothing is written to the end, and nobody holds the lock. */
async function killed(folder: string): Promise<string> {
  const left = await temporaryFolder()
  await cp(folder, left, { recursive: true })
  await rm(join(left, 'lock'), { recursive: true })
  return left
}

/** What a kill leaves of a service that took three leads, one by one. */
async function threeLeads(): Promise<string> {
  const folder = await temporaryFolder()
  const { keep } = await openStore(folder)
  for (const id of [ann, ben, cem]) await keep(id)
  return killed(folder)
}

async function leadsIn(folder: string): Promise<{ ids: string[]; said: string }> {
  const store = await openStore(folder)
  const { leads } = await store.leads.newestFirst(0, 10)
  expect(await readdir(join(folder, 'journal'))).toEqual([])
  await store.close()
  return { ids: leads.map(({ id }) => id), said: store.said.join() }
}

async function alter(path: string, change: (lines: string[]) => string[]): Promise<void> {
  const lines = (await readFile(path, 'utf8')).trimEnd().split('\n')
  await writeFile(path, `${change(lines).join('\n')}\n`)
}

describe('after a kill', () => {
  test('what was answered and is on no page is there, on its page, and the journal is empty', async () => {
    const folder = await threeLeads()
    expect(await readdir(join(folder, 'leads'))).toEqual([])
    expect(await leadsIn(folder)).toEqual({ ids: [cem, ben, ann], said: '' })
    const page = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
    expect(page).toContain(ann)
    expect(await readFile(join(folder, 'copies/leads/2026-11-0001.json'), 'utf8')).toBe(page)
  })

  test('pages that had the journal’s changes already end the same', async () => {
    const home = await temporaryFolder()
    const { keep, leads, whole, close } = await openStore(home)
    for (const id of [ann, ben, cem]) await keep(id)
    await leads.work(ann, () => ({ change: { ...aLead(ann), tags: ['roof'] }, answer: 0 }))
    await whole.erase('leads', [ben])
    const folder = await killed(home)
    await close()
    await cp(join(home, 'leads'), join(folder, 'leads'), { recursive: true })
    await cp(join(home, 'copies/leads'), join(folder, 'copies/leads'), { recursive: true })
    const again = await openStore(folder)
    expect((await again.leads.newestFirst(0, 10)).leads).toEqual([
      aLead(cem),
      { ...aLead(ann), tags: ['roof'] },
    ])
  })

  test('a last line that was written in part is dropped: nobody was told that it was kept', async () => {
    const folder = await threeLeads()
    const whole = lineOf({ n: 4, changes: [{ kind: 'leads', page: 'x', erase: ann }] })
    await appendFile(join(folder, leaf), whole.slice(0, 30))
    const { ids, said } = await leadsIn(folder)
    expect(ids).toEqual([cem, ben, ann])
    expect(said).toContain('its last line is torn')
  })

  test('a disk that took a part of a line and refused the rest keeps what comes later', async () => {
    const folder = await temporaryFolder()
    const disk = { full: false }
    const { keep } = await openStore(folder, async (file, bytes, at) => {
      if (!disk.full) return appendAndSync(file, bytes, at)
      await write(file, bytes.subarray(0, 400), at)
      throw new Error('ENOSPC: no space left on device')
    })
    await keep(ann)
    disk.full = true
    await expect(keep(ben)).rejects.toThrow('not written')
    disk.full = false
    await keep(cem)
    expect(await leadsIn(await killed(folder))).toEqual({ ids: [cem, ann], said: '' })
  })
})

test('a file that took nothing is not removed under those who come after the disk is mended', async () => {
  const folder = await temporaryFolder()
  const folders = {
    journal: join(folder, 'j'),
    copies: join(folder, 'c'),
    damaged: join(folder, 'd'),
  }
  for (const path of Object.values(folders)) await mkdir(path)
  const disk = { full: true }
  const append: Append = (...piece) =>
    disk.full ? Promise.reject(new Error('ENOSPC')) : appendAndSync(...piece)
  const log = pino({ level: 'silent' })
  const journal = new Journal({ folders, left: { next: 1, names: [] }, append, log })
  const changes = [{ kind: 'leads', page: 'x', erase: ann }]
  await expect(journal.append(changes)).rejects.toThrow('ENOSPC')
  await journal.turnOver()
  disk.full = false
  await journal.append(changes)
  await journal.cut()
  expect((await readJournal(folders)).changes).toEqual(changes)
  await journal.turnOver()
  await journal.cut()
  expect(await readdir(folders.journal)).toEqual([])
})

describe('a damaged journal', () => {
  const damages: [string, (folder: string) => Promise<void>][] = [
    [
      'with a line that was altered',
      (folder) =>
        alter(join(folder, leaf), (lines) => lines.with(1, lines[1]?.replace('Ann', 'Ana') ?? '')),
    ],
    ['without a line', (folder) => alter(join(folder, leaf), (lines) => lines.toSpliced(1, 1))],
    ['cut off', (folder) => alter(join(folder, leaf), (lines) => lines.slice(0, 1))],
    ['emptied', (folder) => writeFile(join(folder, leaf), '')],
    ['full of zeroes', (folder) => writeFile(join(folder, leaf), Buffer.alloc(3_000))],
    ['that is gone', (folder) => rm(join(folder, leaf))],
  ]
  for (const [what, damage] of damages)
    test(`${what} is mended from its copy, loudly`, async () => {
      const folder = await threeLeads()
      await damage(folder)
      const { ids, said } = await leadsIn(folder)
      expect(ids).toEqual([cem, ben, ann])
      expect(said).toContain(`DAMAGED DATA: ${join(folder, leaf)}`)
      expect(said).toContain('restored from its copy')
      const aside = await readdir(join(folder, 'damaged/journal'))
      expect(aside).toHaveLength(what === 'that is gone' ? 0 : 1)
    })

  test('whose copy lacks the line too stops the start, names both and changes neither', async () => {
    const folder = await threeLeads()
    for (const path of [leaf, copy]) await alter(join(folder, path), (lines) => lines.with(1, 'x'))
    const before = await readFile(join(folder, leaf), 'utf8')
    const refusal = String(await openStore(folder).catch((fault: unknown) => fault))
    for (const path of [leaf, copy]) expect(refusal).toContain(join(folder, path))
    expect(await readFile(join(folder, leaf), 'utf8')).toBe(before)
    expect(await readdir(join(folder, 'leads'))).toEqual([])
    // And the lock is free again for whoever mends it.
    for (const path of [leaf, copy]) await rm(join(folder, path))
    expect((await leadsIn(folder)).ids).toEqual([])
  })

  test('of a release that keeps more than this one stops the start', async () => {
    const folder = await threeLeads()
    const line = lineOf({ n: 4, changes: [{ kind: 'boats', page: 'x', erase: 'y' }] })
    await appendFile(join(folder, leaf), line)
    await expect(openStore(folder)).rejects.toThrow('boats, which this release does not know')
  })
})

test('who reads the folder while the service runs finds what was answered, as it is now', async () => {
  const folder = await temporaryFolder()
  const first = await openStore(folder)
  for (const id of [ann, ben]) await first.keep(id)
  await first.close()
  const { keep, leads, whole } = await openStore(folder)
  await keep(cem)
  await leads.work(ann, () => ({ change: { ...aLead(ann), tags: ['roof'] }, answer: 0 }))
  await whole.erase('leads', [ben])
  const read: unknown[] = []
  for await (const lead of readFolder(folder).read('leads')) read.push(lead)
  expect(read).toEqual([{ ...aLead(ann), tags: ['roof'] }, aLead(cem)])
})
