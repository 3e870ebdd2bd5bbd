import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aLead } from '../../../testing/sample-lead.ts'
import { temporaryFolder } from '../../../testing/temporary-folder.ts'
import { appendAndSync, writeFully, type Append } from './append-only-file.ts'
import { readWal } from './wal-reader.ts'
import { encodeCommit } from './wal-line.ts'
import { WalPosition } from './wal-position.ts'
import { WriteAheadLog } from './write-ahead-log.ts'
import { declarations } from '../../../collections.ts'
import { openJsonFileStore } from '../../../store.ts'
import { readDataFolder } from '../snapshot.ts'

const segment = 'journal/000000000001.jsonl'
const copy = 'copies/journal/000000000001.jsonl'
const [ann, ben, cem] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const

/** Opens a store that checkpoints only when it is closed. */
async function openStore(folder: string, append?: Append) {
  const said: string[] = []
  const store = await openJsonFileStore({
    folder,
    log: pino({}, { write: (line: string) => void said.push(line) }),
    checkpointPolicy: { idleMs: 60_000, maxDelayMs: 60_000, triggerBytes: 1e9, maxBytes: 1e9 },
    ...(append && { append }),
  })
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, () => ({
      add: aLead(id),
      answer: undefined,
    }))
  return { ...store, said, keep }
}

/** Copies the folder as a kill would leave it: without a checkpoint, and without a lock. */
async function killed(folder: string): Promise<string> {
  const left = await temporaryFolder()
  await cp(folder, left, { recursive: true })
  await rm(join(left, 'lock'), { recursive: true })
  return left
}

/** Creates the folder that a kill leaves after three leads were stored one by one. */
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
  test('acknowledged commits are replayed into their segment, and the log is empty', async () => {
    const folder = await threeLeads()
    expect(await readdir(join(folder, 'leads'))).toEqual([])
    expect(await leadsIn(folder)).toEqual({ ids: [cem, ben, ann], said: '' })
    const page = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
    expect(page).toContain(ann)
    expect(await readFile(join(folder, 'copies/leads/2026-11-0001.json'), 'utf8')).toBe(page)
  })

  test('segments that contain the logged changes already end in the same state', async () => {
    const home = await temporaryFolder()
    const { keep, leads, bulk, close } = await openStore(home)
    for (const id of [ann, ben, cem]) await keep(id)
    await leads.transact(ann, () => ({ change: { ...aLead(ann), tags: ['roof'] }, answer: 0 }))
    await bulk.erase('leads', [ben])
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

  test('a torn last line is dropped: it was never acknowledged', async () => {
    const folder = await threeLeads()
    const whole = encodeCommit({ n: 4, changes: [{ kind: 'leads', page: 'x', erase: ann }] })
    await appendFile(join(folder, segment), whole.slice(0, 30))
    const { ids, said } = await leadsIn(folder)
    expect(ids).toEqual([cem, ben, ann])
    expect(said).toContain('its last line is torn')
  })

  test('a line that was written in part is cut off at once, and later commits are stored', async () => {
    const folder = await temporaryFolder()
    const disk = { full: false }
    const { keep } = await openStore(folder, async (file, bytes, at) => {
      if (!disk.full) return appendAndSync(file, bytes, at)
      await writeFully(file, bytes.subarray(0, 400), at)
      throw new Error('ENOSPC: no space left on device')
    })
    const lines = () => Promise.all([segment, copy].map((file) => readFile(join(folder, file))))
    await keep(ann)
    const before = await lines()
    disk.full = true
    await expect(keep(ben)).rejects.toThrow('not written')
    expect(await lines()).toEqual(before)
    disk.full = false
    await keep(cem)
    expect(await leadsIn(await killed(folder))).toEqual({ ids: [cem, ann], said: '' })
  })
})

test('a log file without commits is not removed with those written after the disk is repaired', async () => {
  const folder = await temporaryFolder()
  const folders = {
    primary: join(folder, 'j'),
    copies: join(folder, 'c'),
    damaged: join(folder, 'd'),
  }
  for (const path of Object.values(folders)) await mkdir(path)
  const disk = { full: true }
  const append: Append = (...piece) =>
    disk.full ? Promise.reject(new Error('ENOSPC')) : appendAndSync(...piece)
  const position = new WalPosition(join(folder, 'position'), {
    acknowledged: 0,
    checkpointed: 0,
  })
  await position.create()
  onTestFinished(() => position.close())
  const wal = new WriteAheadLog({
    folders,
    recovered: { next: 1, names: [] },
    append,
    position,
  })
  const changes = [{ kind: 'leads', page: 'x', erase: ann }]
  await expect(wal.append(changes)).rejects.toThrow('ENOSPC')
  await wal.rotate()
  disk.full = false
  await wal.append(changes)
  await wal.truncate()
  expect((await readWal(folders)).changes).toEqual(changes)
  await wal.rotate()
  await wal.truncate()
  expect(await readdir(folders.primary)).toEqual([])
})

describe('a damaged log', () => {
  const damages: [string, (folder: string) => Promise<void>][] = [
    [
      'with a line that was altered',
      (folder) =>
        alter(join(folder, segment), (lines) =>
          lines.with(1, lines[1]?.replace('Ann', 'Ana') ?? ''),
        ),
    ],
    ['without a line', (folder) => alter(join(folder, segment), (lines) => lines.toSpliced(1, 1))],
    ['cut off', (folder) => alter(join(folder, segment), (lines) => lines.slice(0, 1))],
    ['emptied', (folder) => writeFile(join(folder, segment), '')],
    ['full of zeroes', (folder) => writeFile(join(folder, segment), Buffer.alloc(3_000))],
    ['that is gone', (folder) => rm(join(folder, segment))],
  ]
  for (const [what, damage] of damages)
    test(`${what} is repaired from its copy, with an error in the log`, async () => {
      const folder = await threeLeads()
      await damage(folder)
      const { ids, said } = await leadsIn(folder)
      expect(ids).toEqual([cem, ben, ann])
      expect(said).toContain(`DAMAGED DATA: ${join(folder, segment)}`)
      expect(said).toContain('restored from its copy')
      const aside = await readdir(join(folder, 'damaged/journal'))
      expect(aside).toHaveLength(what === 'that is gone' ? 0 : 1)
    })

  const lostEnds: [string, number, (folder: string) => Promise<void>][] = [
    [
      'without its last line, and its copy without it too,',
      1,
      async (folder) => {
        for (const path of [segment, copy])
          await alter(join(folder, path), (lines) => lines.slice(0, -1))
      },
    ],
    [
      'that is gone together with its copy',
      3,
      async (folder) => {
        for (const path of [segment, copy]) await rm(join(folder, path))
      },
    ],
  ]
  for (const [what, missing, damage] of lostEnds)
    test(`${what} is reported as an error, once`, async () => {
      const folder = await threeLeads()
      await damage(folder)
      const { ids, said } = await leadsIn(folder)
      expect(ids).toEqual([cem, ben, ann].slice(missing))
      expect(said).toContain(`DAMAGED DATA: ${missing} acknowledged commits`)
      expect((await leadsIn(folder)).said).toBe('')
    })

  test('with a line that its copy lacks too prevents the start; the error names both, and neither is changed', async () => {
    const folder = await threeLeads()
    for (const path of [segment, copy])
      await alter(join(folder, path), (lines) => lines.with(1, 'x'))
    const before = await readFile(join(folder, segment), 'utf8')
    const error = String(await openStore(folder).catch((error: unknown) => error))
    for (const path of [segment, copy]) expect(error).toContain(join(folder, path))
    expect(await readFile(join(folder, segment), 'utf8')).toBe(before)
    expect(await readdir(join(folder, 'leads'))).toEqual([])
    // The lock is released, so the operator can repair the folder.
    for (const path of [segment, copy]) await rm(join(folder, path))
    expect((await leadsIn(folder)).ids).toEqual([])
  })

  test('with a collection of the next release keeps its records for that release', async () => {
    const folder = await threeLeads()
    const boats = { kind: 'boats', page: '2026-11-0001' }
    const changes = [
      boats,
      { ...boats, put: { id: 'a', sails: 2 } },
      { ...boats, put: { id: 'b' } },
    ]
    for (const path of [segment, copy])
      await appendFile(
        join(folder, path),
        encodeCommit({ n: 4, changes }) +
          encodeCommit({ n: 5, changes: [{ ...boats, erase: 'b' }] }),
      )
    const { ids, said } = await leadsIn(folder)
    expect(ids).toEqual([cem, ben, ann])
    expect(said).toContain('boats, which this release does not know')
    for (const place of ['boats', 'copies/boats']) {
      const text = await readFile(join(folder, place, '2026-11-0001.json'), 'utf8')
      expect(JSON.parse(text)).toEqual({
        format: 1,
        kind: 'boats',
        records: [{ id: 'a', sails: 2 }],
      })
    }
    expect((await leadsIn(folder)).ids).toEqual([cem, ben, ann])
  })

  test('with a collection whose name is no folder prevents the start', async () => {
    const folder = await threeLeads()
    const line = encodeCommit({ n: 4, changes: [{ kind: '../boats', page: 'x', erase: 'y' }] })
    await appendFile(join(folder, segment), line)
    await expect(openStore(folder)).rejects.toThrow('boats, which this release does not know')
  })
})

test('reading the folder while the service runs finds every acknowledged commit', async () => {
  const folder = await temporaryFolder()
  const first = await openStore(folder)
  for (const id of [ann, ben]) await first.keep(id)
  await first.close()
  const { keep, leads, bulk } = await openStore(folder)
  await keep(cem)
  await leads.transact(ann, () => ({ change: { ...aLead(ann), tags: ['roof'] }, answer: 0 }))
  await bulk.erase('leads', [ben])
  const read: unknown[] = []
  for await (const lead of readDataFolder(folder, declarations).read('leads')) read.push(lead)
  expect(read).toEqual([{ ...aLead(ann), tags: ['roof'] }, aLead(cem)])
})
