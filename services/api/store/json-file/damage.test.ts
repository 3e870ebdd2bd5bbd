import { copyFile, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { aLead } from '../../records/sample-lead.ts'
import { openJsonFileStore } from './open.ts'
import { UnreadableData } from './unreadable-data.ts'

const page = 'leads/2026-11-0001.json'
const copy = 'copies/leads/2026-11-0001.json'

/** A closed folder with two leads in it, and a way to open it that hears the log. */
async function twoLeads() {
  const folder = await temporaryFolder()
  const said: string[] = []
  const log = pino({}, { write: (line: string) => void said.push(line) })
  const open = () => openJsonFileStore({ folder, log })
  const store = await open()
  for (const id of ['HP-AAAAA2', 'HP-BBBBB2']) {
    await store.leads.settle({ idempotencyKey: id }, () => ({ add: aLead(id), answer: undefined }))
  }
  await store.close()
  return { folder, open, said }
}

/** What is in the list of leads; the store is closed again. */
async function leadsIn(open: () => ReturnType<typeof openJsonFileStore>): Promise<string[]> {
  const store = await open()
  const { leads } = await store.leads.newestFirst(0, 10)
  await store.close()
  return leads.map(({ id }) => id)
}

describe('a damaged page', () => {
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
    test(`${what} is set aside and restored from its copy, loudly`, async () => {
      const { folder, open, said } = await twoLeads()
      await damage(join(folder, page))
      const broken = await readFile(join(folder, page))
      expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
      const [aside = ''] = await readdir(join(folder, 'damaged/leads'))
      expect(aside).toContain('2026-11-0001.json')
      expect(await readFile(join(folder, 'damaged/leads', aside))).toEqual(broken)
      expect(said.join()).toContain('DAMAGED DATA')
      expect(said.join()).toContain('restored from its last good copy with 2 records')
      expect(await leadsIn(open)).toEqual(['HP-BBBBB2', 'HP-AAAAA2'])
    })
  }

  test('that is gone altogether is restored as well', async () => {
    const { folder, open, said } = await twoLeads()
    await rm(join(folder, page))
    expect(await leadsIn(open)).toHaveLength(2)
    expect(said.join()).toContain('it is missing')
  })

  test('whose copy is damaged too stops the start, names both files and changes neither', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, page), 'x')
    await writeFile(join(folder, copy), 'y')
    const refusal = await open().catch((fault: unknown) => fault)
    expect(refusal).toBeInstanceOf(UnreadableData)
    expect(String(refusal)).toContain(join(folder, page))
    expect(String(refusal)).toContain(join(folder, copy))
    expect(await readFile(join(folder, page), 'utf8')).toBe('x')
    expect(await readFile(join(folder, copy), 'utf8')).toBe('y')
    // And the lock is free again for whoever mends it.
    await rm(join(folder, page))
    await rm(join(folder, copy))
    expect(await leadsIn(open)).toEqual([])
  })
})

test('pages that nothing can restore are all named at once, and the others are left alone', async () => {
  const { folder, open } = await twoLeads()
  const lost = ['2026-09-0001', '2026-10-0001'].map((name) => join(folder, `leads/${name}.json`))
  for (const path of lost) await writeFile(path, 'torn')
  await writeFile(join(folder, page), 'torn, with a copy')
  const refusal = String(await open().catch((fault: unknown) => fault))
  for (const path of lost) expect(refusal).toContain(path)
  expect(refusal).toContain('2 pages')
  expect(await readFile(join(folder, page), 'utf8')).toBe('torn, with a copy')
})

test('a record that is in two files stops the start and both are named', async () => {
  const { folder, open } = await twoLeads()
  await copyFile(join(folder, page), join(folder, 'leads/2026-11-0002.json'))
  const refusal = await open().catch((fault: unknown) => fault)
  expect(refusal).toBeInstanceOf(UnreadableData)
  expect(String(refusal)).toMatch(/HP-AAAAA2 .*2026-11-0001.json .*2026-11-0002.json/)
})

describe('what a crash can leave behind', () => {
  test('a half-written temporary file is ignored', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, `${page}.tmp`), '{"half')
    expect(await leadsIn(open)).toHaveLength(2)
  })

  test('a copy that is behind or broken is made again', async () => {
    const { folder, open } = await twoLeads()
    await writeFile(join(folder, copy), 'torn')
    expect(await leadsIn(open)).toHaveLength(2)
    expect(await readFile(join(folder, copy), 'utf8')).toBe(
      await readFile(join(folder, page), 'utf8'),
    )
  })
})
