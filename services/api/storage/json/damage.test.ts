import { copyFile, cp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { openJsonFileStore } from '../../store.ts'
import { UnreadableDataError } from '../errors.ts'
import type { JsonFileOptions } from './open.ts'

const segment = 'leads/2026-11-0001.json'
const copy = 'copies/leads/2026-11-0001.json'
/** No checkpoints: one while the folder is copied would leave a state that no crash leaves. */
const never = { idleMs: 600_000, maxDelayMs: 600_000, triggerBytes: 1e9, maxBytes: 1e9 }

/** Creates a closed folder with two leads, and a function that opens it and records the log. */
async function twoLeads() {
  const folder = await temporaryFolder()
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push(line) })
  const open = (options: Pick<JsonFileOptions, 'checkpointPolicy'> = {}) =>
    openJsonFileStore({ folder, log, ...options })
  const store = await open()
  for (const id of ['HP-AAAAA2', 'HP-BBBBB2']) {
    await store.leads.transactByForm({ idempotencyKey: id }, () => ({
      add: aLead(id),
      answer: undefined,
    }))
  }
  await store.close()
  return { folder, open, said }
}

/** Opens the store, lists the leads, and closes it. */
async function leadsIn(open: () => ReturnType<typeof openJsonFileStore>): Promise<string[]> {
  const store = await open()
  const { leads } = await store.leads.newestFirst(0, 10)
  await store.close()
  return leads.map(({ id }) => id)
}

describe('a damaged segment', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    ['torn in the middle', (path) => truncate(path, 700)],
    ['emptied', (path) => truncate(path, 0)],
    ['full of zeroes', (path) => writeFile(path, Buffer.alloc(900))],
    ['JSON, but not ours', (path) => writeFile(path, '{"records":"none"}')],
    [
      'edited wrongly',
      async (path) => {
        await writeFile(path, (await readFile(path, 'utf8')).replace('"new"', '"nwe"'))
      },
    ],
  ]
  for (const [what, damage] of damages) {
    test(`${what} is kept in damaged/ and restored from its copy, with an error in the log`, async () => {
      const { folder, open, said } = await twoLeads()
      await damage(join(folder, segment))
      const broken = await readFile(join(folder, segment))
      expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
      const [aside = ''] = await readdir(join(folder, 'damaged/leads'))
      expect(aside).toContain('2026-11-0001.json')
      expect(await readFile(join(folder, 'damaged/leads', aside))).toEqual(broken)
      expect(said.join()).toContain('DAMAGED DATA')
      expect(said.join()).toContain('restored from its last good copy with 2 records')
      expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
    })
  }

  test('a missing segment is restored as well', async () => {
    const { folder, open, said } = await twoLeads()
    await rm(join(folder, segment))
    expect(await leadsIn(open)).toHaveLength(2)
    expect(said.join()).toContain('it is missing')
  })

  test('with a damaged copy prevents the start; the error names both files, and neither is changed', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, segment), 'x')
    await writeFile(join(folder, copy), 'y')
    const error = await open().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UnreadableDataError)
    expect(String(error)).toContain(join(folder, segment))
    expect(String(error)).toContain(join(folder, copy))
    expect(await readFile(join(folder, segment), 'utf8')).toBe('x')
    expect(await readFile(join(folder, copy), 'utf8')).toBe('y')
    // The lock is released, so the operator can repair the folder.
    await rm(join(folder, segment))
    await rm(join(folder, copy))
    expect(await leadsIn(open)).toEqual([])
  })
})

describe('a segment that is damaged before it has a copy', () => {
  /** Creates a folder as a kill leaves it between writing a new segment and its copy. Returns the torn segment too. */
  async function killedBeforeTheCopy(earlier: readonly string[], ids: readonly string[]) {
    const folder = await temporaryFolder()
    const said: string[] = []
    const log = pino({}, { write: (line: string) => void said.push(line) })
    const write = async (ids: readonly string[], checkpointPolicy?: typeof never) => {
      const store = await openJsonFileStore({
        folder,
        log,
        ...(checkpointPolicy && { checkpointPolicy }),
      })
      for (const id of ids)
        await store.leads.transactByForm({ idempotencyKey: id }, () => ({
          add: aLead(id),
          answer: 0,
        }))
      return store
    }
    if (earlier.length > 0) await (await write(earlier)).close()
    const store = await write(ids, never)
    const left = await temporaryFolder()
    await cp(folder, left, { recursive: true })
    await store.close()
    await rm(join(left, 'lock'), { recursive: true })
    await rm(join(left, copy), { force: true })
    await copyFile(join(folder, segment), join(left, segment))
    await truncate(join(left, segment), 700)
    return { left, said, open: () => openJsonFileStore({ folder: left, log }) }
  }

  test('is rebuilt from the write-ahead log with an error in the log, and the damaged file is kept', async () => {
    const { left, said, open } = await killedBeforeTheCopy([], ['HP-AAAAA2', 'HP-BBBBB2'])
    expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
    expect(said.join()).toContain(`DAMAGED DATA: ${join(left, segment)}`)
    expect(said.join()).toContain('rebuilt from the write-ahead log')
    expect(await readdir(join(left, 'damaged/leads'))).toHaveLength(1)
    const text = await readFile(join(left, segment), 'utf8')
    expect(await readFile(join(left, copy), 'utf8')).toBe(text)
    expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
  })

  test('prevents the start if the log has only its latest changes', async () => {
    const { left, open } = await killedBeforeTheCopy(['HP-AAAAA2'], ['HP-BBBBB2'])
    const error = await open().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UnreadableDataError)
    expect(String(error)).toContain(join(left, segment))
  })
})

test('the error names all segments that cannot be restored, and the others are not changed', async () => {
  const { folder, open } = await twoLeads()
  const lost = ['2026-09-0001', '2026-10-0001'].map((name) => join(folder, `leads/${name}.json`))
  for (const path of lost) await writeFile(path, 'torn')
  await writeFile(join(folder, segment), 'torn, with a copy')
  const error = String(await open().catch((error: unknown) => error))
  for (const path of lost) expect(error).toContain(path)
  expect(error).toContain('2 files and their copies')
  expect(await readFile(join(folder, segment), 'utf8')).toBe('torn, with a copy')
})

test('a record in two files prevents the start, and the error names both', async () => {
  const { folder, open } = await twoLeads()
  await copyFile(join(folder, segment), join(folder, 'leads/2026-11-0002.json'))
  const error = await open().catch((error: unknown) => error)
  expect(error).toBeInstanceOf(UnreadableDataError)
  expect(String(error)).toMatch(/HP-AAAAA2 .*2026-11-0001.json .*2026-11-0002.json/)
})

describe('a file in damaged/', () => {
  const asideIn = async (folder: string) =>
    (await readdir(join(folder, 'damaged'), { recursive: true })).filter((name) =>
      /json/.test(name),
    )

  test('is deleted when a record is erased that it may contain; those of other segments stay', async () => {
    const { folder, open } = await twoLeads()
    await truncate(join(folder, segment), 700)
    expect(await leadsIn(open)).toHaveLength(2)
    // A file of today: after a month it would be deleted anyway.
    const moment = new Date().toISOString().replaceAll(':', '')
    const others = [`leads/${moment}-2026-10-0001.json`, 'subscribers/x.json']
    for (const name of others) await writeFile(join(folder, 'damaged', name), 'another one')
    await writeFile(join(folder, `damaged/journal/${moment}-000000000001.jsonl`), 'x')
    expect(await asideIn(folder)).toHaveLength(4)
    const store = await open()
    await store.bulk.erase('leads', ['HP-AAAAA2'])
    await expect.poll(() => asideIn(folder)).toHaveLength(2)
    expect((await asideIn(folder)).sort()).toEqual(others)
    await store.close()
  })

  test('is deleted by the next start if the process is killed after the erasure was committed', async () => {
    const { folder, open } = await twoLeads()
    await truncate(join(folder, segment), 700)
    const store = await open({ checkpointPolicy: never })
    await store.bulk.erase('leads', ['HP-AAAAA2'])
    const left = await temporaryFolder()
    await cp(folder, left, { recursive: true })
    await store.close()
    await rm(join(left, 'lock'), { recursive: true })
    expect(await asideIn(left)).toHaveLength(1)
    await (await openJsonFileStore({ folder: left, log: pino({ level: 'silent' }) })).close()
    expect(await asideIn(left)).toEqual([])
  })

  describe.for([
    ['while it runs', false],
    ['when it starts after a crash', true],
  ] as const)('is deleted when the personal data of a lead is erased, %s', ([, crashes]) => {
    test('and the segment keeps its order', async () => {
      const { folder, open } = await twoLeads()
      await truncate(join(folder, segment), 700)
      const store = await open(crashes ? { checkpointPolicy: never } : {})
      expect(await asideIn(folder)).toHaveLength(1)
      await store.leads.transact('HP-AAAAA2', (lead) => ({
        ...(lead && { change: { ...lead, name: '(erased)' } }),
        purge: true,
        answer: undefined,
      }))
      let left = folder
      if (crashes) {
        left = await temporaryFolder()
        await cp(folder, left, { recursive: true })
        await rm(join(left, 'lock'), { recursive: true })
        expect(await asideIn(left)).toHaveLength(1)
      }
      await store.close()
      const again = await openJsonFileStore({ folder: left, log: pino({ level: 'silent' }) })
      expect(await asideIn(left)).toEqual([])
      const { leads } = await again.leads.newestFirst(0, 10)
      expect(leads.map(({ id, name }) => [id, name])).toMatchObject([
        ['HP-BBBBB2', expect.not.stringContaining('erased')],
        ['HP-AAAAA2', '(erased)'],
      ])
      await again.close()
    })
  })

  test('is deleted after thirty days in any case', async () => {
    const { folder, open } = await twoLeads()
    const now = Date.now()
    const nameOf = (days: number) =>
      `leads/${new Date(now - days * 86_400_000).toISOString().replaceAll(':', '')}-2026-10-0001.json`
    for (const days of [29, 31]) await writeFile(join(folder, 'damaged', nameOf(days)), 'torn')
    await (await open()).close()
    expect(await asideIn(folder)).toEqual([nameOf(29)])
  })
})

describe('after a crash', () => {
  test('a half-written temporary file is ignored', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, `${segment}.tmp`), '{"half')
    expect(await leadsIn(open)).toHaveLength(2)
  })

  test('a stale or damaged copy is written again', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, copy), 'torn')
    expect(await leadsIn(open)).toHaveLength(2)
    expect(await readFile(join(folder, copy), 'utf8')).toBe(
      await readFile(join(folder, segment), 'utf8'),
    )
  })
})
