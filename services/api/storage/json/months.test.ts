import { cp, readdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test } from 'vitest'
import { declarations } from '../../collections.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { openJsonFileStore } from '../../store.ts'
import { alwaysLocked } from '../../testing/always-locked.ts'
import { failingDisk } from '../../testing/failing-disk.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { NotStoredError, UnreadableDataError } from '../errors.ts'
import { disk as realDisk } from './month-file.ts'
import type { JsonFileOptions } from './open.ts'
import { readDataFolder } from './snapshot.ts'

const month = 'leads/2026-11.jsonl'
const mirror = 'copies/leads/2026-11.jsonl'
const [ann, ben, cem] = ['HP-AAAAA2', 'HP-BBBBB2', 'HP-CCCCC2'] as const
const noRoom = () => new Error('ENOSPC: no space left on device')

/** Opens the store of a folder. */
async function open(folder: string, options: Partial<JsonFileOptions> = {}) {
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push(line) })
  const store = await openJsonFileStore({ folder, log, tryLock: alwaysLocked, ...options })
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, (earlier) =>
      earlier ? { answer: earlier.id } : { add: aLead(id), answer: id },
    )
  const tag = (id: string, tags: string[]) =>
    store.leads.transact(id, (lead) => ({
      ...(lead && { change: { ...lead, tags } }),
      answer: undefined,
    }))
  const ids = async () => (await store.leads.newestFirst(0, 1_000)).leads.map(({ id }) => id)
  return { ...store, folder, said: () => said.join(), keep, tag, ids }
}

const openNew = async (options: Partial<JsonFileOptions> = {}) =>
  open(await temporaryFolder(), options)

/** Creates a closed folder with three leads. */
async function threeLeads(): Promise<string> {
  const { folder, keep, close } = await openNew()
  for (const id of [ann, ben, cem]) await keep(id)
  await close()
  return folder
}

/** Copies a folder as a kill would leave it, without temporary files, which may be renamed during the copy. */
async function killed(folder: string): Promise<string> {
  const left = await temporaryFolder()
  await cp(folder, left, { recursive: true, filter: (path) => !path.endsWith('.tmp') })
  return left
}

const linesOf = async (path: string) => (await readFile(path, 'utf8')).trimEnd().split('\n')

async function alter(path: string, change: (lines: string[]) => string[]): Promise<void> {
  await writeFile(path, `${change(await linesOf(path)).join('\n')}\n`)
}

/** Lists the files of a folder that contain a text. */
async function filesWith(text: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8').catch(() => '')))
  return paths.filter((_, n) => texts[n]?.includes(text))
}

/** Returns whether the file of the month and its mirror are the same. */
async function areSame(folder: string): Promise<boolean> {
  const [own, copy] = [month, mirror].map((path) => readFile(join(folder, path)).catch(() => ''))
  return String(await own) === String(await copy)
}

/** Replaces a folder by a file, so that writes fail even for root. */
async function blocked(path: string): Promise<{ restore: () => Promise<void> }> {
  await rename(path, `${path}-away`)
  await writeFile(path, '')
  return {
    restore: async () => {
      await rm(path)
      await rename(`${path}-away`, path)
    },
  }
}

describe('a commit', () => {
  test('is one append to each copy, shared by callers that arrive together', async () => {
    const appended: string[] = []
    const append: typeof realDisk.append = (path, ...more) => {
      appended.push(path)
      return realDisk.append(path, ...more)
    }
    const { folder, keep } = await openNew({ disk: { ...realDisk, append } })
    await keep(ann)
    appended.length = 0
    const letters = [...'ABCDEFGHJKMNPQRSTVWXYZ']
    await Promise.all(letters.map((letter) => keep(`HP-AAAAA${letter}`)))
    expect(appended.sort()).toEqual([mirror, month].map((path) => join(folder, path)))
  })

  test('of records of several months is one for each month, and decides again after the first', async () => {
    const { leads, ids } = await openNew()
    const add = (id: string, receivedAt: string) =>
      leads.transactByForm({ idempotencyKey: 'the same' }, (earlier) =>
        earlier
          ? { answer: earlier.id }
          : { add: { ...aLead(id), idempotencyKey: 'the same', receivedAt }, answer: id },
      )
    const answers = await Promise.all([
      add(ann, '2026-11-05T10:00:00.000Z'),
      add(ben, '2026-12-05T10:00:00.000Z'),
    ])
    expect(answers).toEqual([ann, ann])
    expect(await ids()).toEqual([ann])
  })

  test('that the disk does not take rejects every caller and changes nothing', async () => {
    let full = false
    const { folder, keep, ids } = await openNew({
      disk: failingDisk(() => (full ? noRoom() : undefined)),
    })
    await keep(ann)
    full = true
    const refused = await Promise.allSettled([keep(ben), keep(cem)])
    for (const one of refused)
      expect(one).toMatchObject({ status: 'rejected', reason: expect.any(NotStoredError) })
    expect(await ids()).toEqual([ann])
    full = false
    expect(await keep(ben)).toBe(ben)
    expect(await (await open(await killed(folder))).ids()).toEqual([ben, ann])
  })

  test('that the disk does not take leaves a store that is ready when there is room, also in a new month', async () => {
    let full = false
    const { keep, ids, checkWritable } = await openNew({
      disk: failingDisk(() => (full ? noRoom() : undefined)),
    })
    for (const expected of [[], [ann]]) {
      full = true
      await expect(keep(ben)).rejects.toThrow(NotStoredError)
      await expect(checkWritable()).rejects.toThrow('ENOSPC')
      full = false
      await checkWritable()
      expect(await ids()).toEqual(expected)
      await keep(ann)
    }
  })

  test('that is written in part is cut off at once', async () => {
    let full = false
    const append: typeof realDisk.append = async (path, bytes, at) => {
      await realDisk.append(path, full ? bytes.subarray(0, 400) : bytes, at)
      if (full) throw noRoom()
    }
    const { folder, keep } = await openNew({ disk: { ...realDisk, append } })
    await keep(ann)
    const copies = () => Promise.all([month, mirror].map((path) => readFile(join(folder, path))))
    const before = await copies()
    full = true
    await expect(keep(ben)).rejects.toThrow(NotStoredError)
    expect(await copies()).toEqual(before)
    full = false
    await keep(cem)
    const again = await open(await killed(folder))
    expect([await again.ids(), again.said()]).toEqual([[cem, ann], ''])
  })

  test('that begins a month writes each copy once, also while damaged months are looked for', async () => {
    const replaced: string[] = []
    const store = { confirmErased: async () => {} }
    const checks: Promise<void>[] = []
    const replace: typeof realDisk.replace = async (path, text) => {
      if (path.includes('leads')) {
        replaced.push(path)
        checks.push(store.confirmErased())
      }
      await realDisk.replace(path, text)
    }
    const { folder, keep, confirmErased } = await openNew({ disk: { ...realDisk, replace } })
    store.confirmErased = confirmErased
    await keep(ann)
    await Promise.all(checks)
    expect(replaced.sort()).toEqual([mirror, month].map((path) => join(folder, path)))
  })

  test('is answered only after it is on disk', async () => {
    let release = () => {}
    const barrier = new Promise<void>((resolve) => (release = resolve))
    const append: typeof realDisk.append = async (...given) => {
      await barrier
      await realDisk.append(...given)
    }
    const { keep, ids } = await openNew({ disk: { ...realDisk, append } })
    await keep(ann)
    let answered = false
    const stored = keep(ben).then(() => (answered = true))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([answered, await ids()]).toEqual([false, [ann]])
    release()
    await stored
    expect(await ids()).toEqual([ben, ann])
  })

  test('is a line of JSON that a person can read', async () => {
    const folder = await threeLeads()
    const [line = ''] = await linesOf(join(folder, month))
    expect(line).toMatch(/^\{"sum":"[0-9a-f]{8}","generation":\d+,"n":1,"first":1,"id":"HP-AAAAA2"/)
    expect(JSON.parse(line).put).toEqual(aLead(ann))
  })
})

test('records keep their order when they are changed, and after a restart', async () => {
  const { folder, keep, tag, ids, close } = await openNew()
  for (const id of [ann, ben, cem]) await keep(id)
  await tag(ann, ['roof'])
  expect(await ids()).toEqual([cem, ben, ann])
  await close()
  const again = await open(folder)
  expect(await again.ids()).toEqual([cem, ben, ann])
  await expect.poll(() => linesOf(join(folder, month))).toHaveLength(3)
  await again.close()
  const last = await open(folder)
  expect(await last.ids()).toEqual([cem, ben, ann])
  expect((await last.leads.one(ann))?.tags).toEqual(['roof'])
})

test('a month that has grown is compacted while it is written', async () => {
  const { folder, keep, tag, ids } = await openNew()
  await keep(ann)
  const long = 'x'.repeat(500_000)
  for (let n = 0; n < 40; n += 1) await tag(ann, [`${long}${n}`])
  await expect.poll(async () => (await linesOf(join(folder, month))).length).toBeLessThan(40)
  expect(await ids()).toEqual([ann])
  await expect.poll(() => areSame(folder)).toBe(true)
})

test('reading the folder while the service runs finds every acknowledged commit', async () => {
  const { folder, keep, tag, bulk } = await openNew()
  for (const id of [ann, ben, cem]) await keep(id)
  await tag(ann, ['roof'])
  await bulk.erase('leads', [ben])
  const read: unknown[] = []
  for await (const lead of readDataFolder(folder, declarations).read('leads')) read.push(lead)
  expect(read).toEqual([{ ...aLead(ann), tags: ['roof'] }, aLead(cem)])
})

describe('a damaged file', () => {
  const damages: [string, (path: string) => Promise<void>][] = [
    [
      'with an altered line',
      (path) =>
        alter(path, (all) => all.map((one, n) => (n === 1 ? one.replace('Ann', 'Ana') : one))),
    ],
    ['without a line', (path) => alter(path, (lines) => lines.toSpliced(1, 1))],
    ['cut off', (path) => truncate(path, 700)],
    ['emptied', (path) => truncate(path, 0)],
    ['full of zeroes', (path) => writeFile(path, Buffer.alloc(3_000))],
    ['with other content', (path) => writeFile(path, '{"records":"none"}\n')],
    ['that is gone', (path) => rm(path)],
  ]
  for (const [what, damage] of damages)
    test(`${what} is restored from its mirror, with an error in the log`, async () => {
      const folder = await threeLeads()
      await damage(join(folder, month))
      const { ids, said, unreadable } = await open(folder)
      expect(await ids()).toEqual([cem, ben, ann])
      expect(said()).toContain(`DAMAGED DATA: ${join(folder, month)}`)
      expect(await unreadable()).toEqual({})
      await expect.poll(() => areSame(folder)).toBe(true)
      expect((await open(await killed(folder))).said()).toBe('')
    })

  test('leaves its line aside if the mirror has the same damage: everything else opens', async () => {
    const folder = await threeLeads()
    for (const path of [month, mirror])
      await alter(join(folder, path), (lines) => lines.with(1, 'torn Ben'))
    const { ids, said, unreadable, close } = await open(folder)
    expect(await ids()).toEqual([cem, ann])
    expect(said()).toContain(
      `${join(folder, month)}: lines that its mirror lacks too can’t be read: 2`,
    )
    const [aside = ''] = await readdir(join(folder, 'damaged/leads'))
    expect(await readFile(join(folder, 'damaged/leads', aside), 'utf8')).toContain('torn Ben')
    expect(await unreadable()).toEqual({ leads: expect.any(Number) })
    await close()
    const again = await open(folder)
    expect(await again.unreadable()).toEqual(await unreadable())
    // An erasure covers it: it may be of the erased person.
    await again.bulk.erase('leads', [ann])
    expect(await readdir(join(folder, 'damaged/leads'))).toEqual([])
  })

  test('keeps lines that are set aside for thirty days', async () => {
    const folder = await threeLeads()
    for (const path of [month, mirror])
      await alter(join(folder, path), (lines) => lines.with(1, 'torn'))
    await (await open(folder)).close()
    const after = (days: number) => () => new Date(Date.now() + days * 86_400_000)
    const aside = () => readdir(join(folder, 'damaged/leads'))
    await (await open(folder, { now: after(29) })).close()
    expect(await aside()).toHaveLength(1)
    await open(folder, { now: after(32) })
    await expect.poll(aside).toEqual([])
  })

  test('with a line that a person has edited has what they wrote, and the log says nothing', async () => {
    const folder = await threeLeads()
    await alter(join(folder, month), (lines) =>
      lines.map((line) => line.replace(/"sum":"\w+"(.*BBBBB2.*)Ann/, '"sum":"edited"$1Ben')),
    )
    const { leads, said } = await open(folder)
    expect((await leads.one(ben))?.name).toMatch(/^Ben/)
    expect(said()).toBe('')
    await expect.poll(() => areSame(folder)).toBe(true)
    expect(await readFile(join(folder, mirror), 'utf8')).not.toContain('edited')
  })

  test('with a torn end that nobody was told is stored is cut off', async () => {
    const folder = await threeLeads()
    for (const path of [month, mirror]) {
      const whole = await readFile(join(folder, path), 'utf8')
      await writeFile(join(folder, path), `${whole}${whole.slice(0, 30)}`)
    }
    const { ids, said, keep } = await open(folder)
    expect(said()).toBe('')
    await keep('HP-DDDDD2')
    expect(await ids()).toHaveLength(4)
    expect((await open(await killed(folder))).said()).toBe('')
  })

  test('that has a record of another one prevents the start, and the error names both', async () => {
    const folder = await threeLeads()
    await cp(join(folder, month), join(folder, 'leads/2026-12.jsonl'))
    const error = await open(folder).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(UnreadableDataError)
    expect(String(error)).toMatch(/HP-AAAAA2 .*2026-11.jsonl .*2026-12.jsonl/)
  })
})

describe('a mirror that cannot be written', () => {
  test('is reported, while writes go on, and gets everything when it is back', async () => {
    const { folder, keep, checkWritable, ids } = await openNew()
    await keep(ann)
    const copies = await blocked(join(folder, 'copies/leads'))
    await keep(ben)
    await expect(checkWritable()).rejects.toThrow(join(folder, mirror))
    await keep(cem)
    await copies.restore()
    await expect.poll(() => checkWritable().catch(String)).toBe(undefined)
    expect(await readFile(join(folder, mirror))).toEqual(await readFile(join(folder, month)))
    expect(await ids()).toEqual([cem, ben, ann])
  })

  test('is not reported while an erasure writes a month anew', async () => {
    let release = () => {}
    let barrier = Promise.resolve()
    const replace: typeof realDisk.replace = async (path, text) => {
      if (path.includes('2026-11')) await barrier
      await realDisk.replace(path, text)
    }
    const { keep, bulk, checkWritable, ids } = await openNew({ disk: { ...realDisk, replace } })
    for (const id of [ann, ben]) await keep(id)
    barrier = new Promise<void>((resolve) => (release = resolve))
    const erased = bulk.erase('leads', [ann])
    await new Promise((resolve) => setTimeout(resolve, 20))
    await checkWritable()
    release()
    await erased
    expect(await ids()).toEqual([ben])
  })

  test('refuses writes if it is required', async () => {
    const { folder, keep, ids } = await openNew({ isMirrorRequired: true })
    await keep(ann)
    const copies = await blocked(join(folder, 'copies/leads'))
    await expect(keep(ben)).rejects.toThrow(NotStoredError)
    await expect(keep(ben)).rejects.toThrow(NotStoredError)
    expect(await ids()).toEqual([ann])
    const left = await killed(folder)
    await rm(join(left, 'copies/leads'))
    expect(await (await open(left)).ids()).toEqual([ann])
    await copies.restore()
    expect(await keep(ben)).toBe(ben)
  })

  test('is on another disk if a setting says so', async () => {
    const other = join(await temporaryFolder(), 'mirror')
    const { folder, keep, close } = await openNew({ mirror: other })
    await keep(ann)
    await close()
    expect(await filesWith(ann, other)).toHaveLength(1)
    await rm(join(folder, month))
    expect(await (await open(folder, { mirror: other })).ids()).toEqual([ann])
  })

  test('does not bring back what was erased meanwhile, whatever happens to the file', async () => {
    const { folder, keep, bulk, confirmErased } = await openNew()
    for (const id of [ann, ben]) await keep(id)
    const copies = await blocked(join(folder, 'copies/leads'))
    await bulk.erase('leads', [ann])
    await expect(confirmErased()).rejects.toThrow(join(folder, mirror))

    // A kill, the mirror as it was before, and a file of which the rest is damaged.
    const left = await killed(folder)
    await rm(join(left, 'copies/leads'))
    await rename(join(left, 'copies/leads-away'), join(left, 'copies/leads'))
    const next = await open(left)
    expect(await next.ids()).toEqual([ben])
    await next.confirmErased()
    expect(await filesWith(`"${ann}","put"`, left)).toEqual([])

    await copies.restore()
    await confirmErased()
    expect(await filesWith(`"${ann}","put"`, folder)).toEqual([])
  })
})

describe('an erasure', () => {
  test('is in no file of the folder when it is answered', async () => {
    const { folder, keep, tag, bulk, confirmErased } = await openNew()
    for (const id of [ann, ben]) await keep(id)
    await tag(ann, ['roof'])
    await bulk.erase('leads', [ann])
    await confirmErased()
    expect(await filesWith('roof', folder)).toEqual([])
    expect(await filesWith(`"${ann}","put"`, folder)).toEqual([])
    expect(await filesWith(ben, folder)).toHaveLength(2)
  })

  test('of personal data in a record leaves no earlier version', async () => {
    const { folder, keep, leads } = await openNew()
    for (const id of [ann, ben]) await keep(id)
    await leads.transact(ann, (lead) => ({
      ...(lead && { change: { ...lead, name: '(erased)' } }),
      purge: true,
      answer: undefined,
    }))
    expect(await linesOf(join(folder, month))).toHaveLength(2)
    expect(await readFile(join(folder, mirror))).toEqual(await readFile(join(folder, month)))
  })

  test('of the last record of a month leaves a month that opens', async () => {
    const { folder, keep, bulk, ids, close } = await openNew()
    await keep(ann)
    await bulk.erase('leads', [ann])
    expect(await ids()).toEqual([])
    await close()
    const again = await open(folder)
    expect([await again.ids(), again.said()]).toEqual([[], ''])
    await again.keep(ben)
    expect(await (await open(await killed(folder))).ids()).toEqual([ben])
  })
})
