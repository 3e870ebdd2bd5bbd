import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { declarations } from '../../collections.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { openJsonFileStore } from '../../store.ts'
import { alwaysLocked } from '../../testing/always-locked.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { UnreadableDataError } from '../errors.ts'
import { decodeLine, encodeLine } from './checked-line.ts'
import { readDataFolder } from './snapshot.ts'

const [ann, ben, cem, dee] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2', 'HP-DDDDD2'] as const
const segment = 'leads/2026-11-0001.json'
const log = 'journal/000000000007.jsonl'
const copyOf = (path: string) => `copies/${path}`

const put = (record: object) => ({ kind: 'leads', page: '2026-11-0001', put: record })
const commits = [
  { n: 7, changes: [put(aLead(cem))] },
  {
    n: 8,
    changes: [
      put({ ...aLead(ann), tags: ['roof'] }),
      { kind: 'leads', page: '2026-11-0001', erase: ben },
    ],
  },
]

/** Writes a data folder as release 1.0.0 leaves it after a kill: two leads in a segment, later commits in the log. */
async function earlierFolder(): Promise<string> {
  const folder = await temporaryFolder()
  const write = async (path: string, text: string) => {
    for (const one of [path, copyOf(path)]) {
      await mkdir(join(folder, one, '..'), { recursive: true })
      await writeFile(join(folder, one), text)
    }
  }
  const records = [aLead(ann), aLead(ben)]
  await write(segment, JSON.stringify({ format: 1, kind: 'leads', records }, null, 2))
  await write(log, commits.map(encodeLine).join(''))
  await writeFile(join(folder, 'journal-position.json'), '{"acknowledged":8,"checkpointed":6}')
  return folder
}

async function open(folder: string, now = () => new Date(), mirror = join(folder, 'copies')) {
  const store = await openJsonFileStore({
    folder,
    mirror,
    now,
    tryLock: alwaysLocked,
    log: pino({ level: 'silent' }),
  })
  onTestFinished(() => store.close())
  const leads = async () => (await store.leads.newestFirst(0, 10)).leads
  return { ...store, list: leads, ids: async () => (await leads()).map(({ id }) => id) }
}

const list = (path: string) => readdir(path, { recursive: true }).catch(() => [])

describe('a folder in the form of an earlier release', () => {
  test('opens with the segments and the log, in order', async () => {
    const store = await open(await earlierFolder())
    expect(await store.list()).toEqual([aLead(cem), { ...aLead(ann), tags: ['roof'] }])
  })

  test('is read by a backup before the first start, and after it', async () => {
    const folder = await earlierFolder()
    const read = async () => {
      const records: unknown[] = []
      for await (const one of readDataFolder(folder, declarations).read('leads')) records.push(one)
      return records
    }
    const before = await read()
    expect(before).toEqual([{ ...aLead(ann), tags: ['roof'] }, aLead(cem)])
    await (await open(folder)).close()
    expect(await read()).toEqual(before)
  })

  const damages: [string, (folder: string) => Promise<void>][] = [
    ['segment', (folder) => writeFile(join(folder, segment), '{"torn')],
    ['log', (folder) => rm(join(folder, log))],
    ['line of the log', (folder) => writeFile(join(folder, log), encodeLine(commits[1] ?? {}))],
  ]
  for (const [what, damage] of damages)
    test(`opens with a damaged ${what}, from its copy`, async () => {
      const folder = await earlierFolder()
      await damage(folder)
      expect(await (await open(folder)).ids()).toEqual([cem, ann])
    })

  test('is refused and left as it is if a segment and its copy are damaged', async () => {
    const folder = await earlierFolder()
    for (const path of [segment, copyOf(segment)]) await writeFile(join(folder, path), 'torn')
    const error = await open(folder).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UnreadableDataError)
    for (const path of [segment, copyOf(segment)]) {
      expect(String(error)).toContain(join(folder, path))
      expect(await readFile(join(folder, path), 'utf8')).toBe('torn')
    }
  })

  test('is refused if commits are damaged in the log and in its copy', async () => {
    const folder = await earlierFolder()
    const line = encodeLine({ n: 10, changes: [put(aLead(dee))] })
    for (const path of [log, copyOf(log)])
      await writeFile(join(folder, path), commits.map(encodeLine).join('') + line)
    await expect(open(folder)).rejects.toThrow('write-ahead log')
  })

  test('is taken over again if that was interrupted', async () => {
    const folder = await earlierFolder()
    const half = await temporaryFolder()
    await cp(folder, half, { recursive: true })
    await (await open(folder)).close()
    for (const path of ['leads/2026-11.jsonl', 'copies/leads/2026-11.jsonl']) {
      const text = await readFile(join(folder, path), 'utf8')
      await writeFile(join(half, path), text.slice(0, text.length / 2))
    }
    const store = await open(half)
    expect(await store.ids()).toEqual([cem, ann])
    await store.close()
    expect(await (await open(half)).ids()).toEqual([cem, ann])
  })

  test('stays in before/ for fourteen days, without what is erased meanwhile', async () => {
    const folder = await earlierFolder()
    const today = new Date('2026-12-01T10:00:00.000Z')
    const store = await open(folder, () => today)
    const before = join(folder, 'before/2026-12-01')
    expect((await list(before)).sort()).toEqual(['journal', log, 'leads', segment])
    expect(await list(join(folder, 'copies/leads'))).toEqual(['2026-11.jsonl'])
    await store.bulk.erase('leads', [ann])
    expect(await list(before)).not.toContain(log)
    const kept = JSON.parse(await readFile(join(before, segment), 'utf8'))
    expect(kept).toEqual({ format: 1, kind: 'leads', records: [aLead(ben)] })
    await store.close()
    await (await open(folder, () => new Date('2026-12-15T10:00:00.000Z'))).close()
    expect(await list(before)).not.toEqual([])
    await open(folder, () => new Date('2026-12-16T10:00:00.000Z'))
    await expect.poll(() => list(join(folder, 'before'))).toEqual([])
  })

  test('is not searched for the records again if somebody removes the marker', async () => {
    const folder = await earlierFolder()
    await (await open(folder)).close()
    for (const path of ['journal', 'copies/journal', 'before'])
      await rm(join(folder, path), { recursive: true })
    expect(await (await open(folder)).ids()).toEqual([cem, ann])
    expect(await list(join(folder, 'journal'))).toHaveLength(1)
  })

  test('leaves no half written file behind', async () => {
    const folder = await earlierFolder()
    for (const path of [segment, copyOf(segment)])
      await writeFile(join(folder, `${path}.tmp`), JSON.stringify([aLead(dee)]))
    await open(folder)
    expect((await list(folder)).filter((path) => path.endsWith('.tmp'))).toEqual([])
  })

  test('is refused by earlier releases afterwards, with the way back in their message', async () => {
    const folder = await earlierFolder()
    await (await open(folder)).close()
    for (const path of ['journal', 'copies/journal']) {
      const [name = ''] = await list(join(folder, path))
      // The next commit of their log, of a collection whose name is not one: they print it.
      expect(name).toBe('000000000009.jsonl')
      const text = await readFile(join(folder, path, name), 'utf8')
      expect(decodeLine(text.trimEnd())).toEqual({
        n: 9,
        changes: [{ kind: expect.stringContaining('npm run store:downgrade'), page: '-' }],
      })
    }
  })
})

describe('a folder in months whose marker was lost', () => {
  test('opens with its records, and is marked again', async () => {
    const folder = await earlierFolder()
    await (await open(folder)).close()
    for (const path of ['journal', 'copies/journal']) {
      const [name = ''] = await list(join(folder, path))
      await writeFile(join(folder, path, name), 'damaged')
    }
    const store = await open(folder)
    expect(await store.ids()).toEqual([cem, ann])
    expect(await list(join(folder, 'journal'))).toEqual(['000000000001.jsonl'])
  })

  test('opens from a mirror elsewhere after the loss of its disk', async () => {
    const [folder, mirror] = [await temporaryFolder(), await temporaryFolder()]
    const first = await open(folder, undefined, mirror)
    await first.bulk.add('leads', [aLead(ann), aLead(ben)])
    await first.close()
    await rm(folder, { recursive: true })
    expect(await (await open(folder, undefined, mirror)).ids()).toEqual([ben, ann])
  })
})
