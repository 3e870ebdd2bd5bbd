import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../../disk/replace-file.ts'
import { NotStored } from '../../records/refusals.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { aLead } from '../../records/sample-lead.ts'
import { appendAndSync } from './appended-file.ts'
import type { Pace } from './checkpoints.ts'
import { openJsonFileStore } from './open.ts'

/** Pages follow at once. */
const soon: Pace = { idleMs: 1, mostMs: 1, bytes: 1, fullBytes: 1e9 }
/** Pages are written when the store is closed. */
const atTheEnd: Pace = { idleMs: 60_000, mostMs: 60_000, bytes: 1e9, fullBytes: 1e9 }

/** A store on a disk that counts lines and pages and fails when told to. */
async function storeOnDisk(pace = atTheEnd) {
  const folder = await temporaryFolder()
  const disk = { lines: 0, pages: [] as string[], fails: false, failsPages: false }
  const refuse = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  const open = () =>
    openJsonFileStore({
      folder,
      log: pino({ level: 'silent' }),
      pace,
      append: async (...piece) => {
        if (disk.fails) return refuse()
        disk.lines += 1
        await appendAndSync(...piece)
      },
      replace: async (path, text) => {
        if (disk.failsPages) return refuse()
        disk.pages.push(path)
        await replaceFile(path, text)
      },
    })
  const store = await open()
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.settle({ idempotencyKey: id }, (earlier) =>
      earlier ? { answer: earlier.id } : { add: aLead(id), answer: id },
    )
  const journal = () => readdir(join(folder, 'journal'))
  return { folder, disk, store, keep, open, journal }
}

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const id = (n: number) =>
  `HP-AAA${alphabet.charAt(Math.floor(n / 900))}${alphabet.charAt(Math.floor(n / 30) % 30)}${alphabet.charAt(n % 30)}`

test('callers that come together share one line, and nobody waits for a page', async () => {
  const { disk, keep } = await storeOnDisk()
  await Promise.all(Array.from({ length: 40 }, (_, n) => keep(id(n))))
  expect([disk.lines, disk.pages]).toEqual([1, []])
})

test('a page holds 64 records, many commits are one writing of it, and an empty journal is left', async () => {
  const { folder, disk, keep, store, open, journal } = await storeOnDisk()
  for (let n = 0; n < 150; n += 1) await keep(id(n))
  expect(await journal()).toEqual(['000000000001.jsonl'])
  await store.close()
  expect(await journal()).toEqual([])
  const pages = (await readdir(join(folder, 'leads'))).sort()
  expect(pages).toEqual(['2026-11-0001.json', '2026-11-0002.json', '2026-11-0003.json'])
  expect(disk.pages).toEqual(pages.map((page) => join(folder, 'leads', page)))
  const sizes = await Promise.all(
    pages.map(
      async (page) =>
        JSON.parse(await readFile(join(folder, 'leads', page), 'utf8')).records.length,
    ),
  )
  expect(sizes).toEqual([64, 64, 22])
  const again = await open()
  expect((await again.leads.newestFirst(0, 200)).leads.map((lead) => lead.id)).toEqual(
    Array.from({ length: 150 }, (_, n) => id(149 - n)),
  )
  await again.close()
})

test('a disk that fails refuses everyone in the commit and changes nothing', async () => {
  const { disk, keep, store } = await storeOnDisk()
  await keep(id(0))
  disk.fails = true
  const refused = await Promise.allSettled([keep(id(1)), keep(id(2))])
  for (const one of refused) {
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(NotStored) })
  }
  expect((await store.leads.newestFirst(0, 10)).leads.map((lead) => lead.id)).toEqual([id(0)])
  disk.fails = false
  expect(await keep(id(1))).toBe(id(1))
  expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
})

test('a disk that takes lines but no pages keeps everyone, is not ready, and makes up for it', async () => {
  const { folder, disk, keep, store, journal } = await storeOnDisk(soon)
  disk.failsPages = true
  await keep(id(0))
  await expect.poll(() => store.checkWritable().catch(String)).toContain('ENOSPC')
  await keep(id(1))
  expect(await journal()).not.toEqual([])
  disk.failsPages = false
  await expect.poll(journal, { timeout: 5_000 }).toEqual([])
  await store.checkWritable()
  const page = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
  for (const kept of [id(0), id(1)]) expect(page).toContain(kept)
})

test('a journal that could not be emptied for very long takes no more until it can', async () => {
  const { disk, keep, journal } = await storeOnDisk({ ...soon, fullBytes: 1 })
  disk.failsPages = true
  await keep(id(0))
  await expect(keep(id(1))).rejects.toThrow(NotStored)
  disk.failsPages = false
  await expect.poll(journal, { timeout: 5_000 }).toEqual([])
  expect(await keep(id(1))).toBe(id(1))
})

test('nobody is answered before the disk has it', async () => {
  const folder = await temporaryFolder()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const store = await openJsonFileStore({
    folder,
    log: pino({ level: 'silent' }),
    append: async (...piece) => {
      await gate
      await appendAndSync(...piece)
    },
  })
  onTestFinished(() => store.close())
  let answered = false
  const kept = store.leads
    .settle({ idempotencyKey: 'a' }, () => ({ add: aLead(id(0)), answer: undefined }))
    .then(() => (answered = true))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(answered).toBe(false)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
  release()
  await kept
  expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
})

test('a page is JSON that a person can read, soon after the answer', async () => {
  const { folder, keep, journal } = await storeOnDisk(soon)
  await keep(id(0))
  await expect.poll(journal).toEqual([])
  const text = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
  expect(text).toMatch(/^\{\n {2}"format": 1,\n {2}"kind": "leads",\n {2}"records": \[\n/)
  expect(text).toContain('"message": "A house.\\nWith “quotes”."')
})

test('what was erased is nowhere in the folder when the pages have followed', async () => {
  const { folder, keep, store, journal } = await storeOnDisk(soon)
  await keep(id(0))
  await store.whole.erase('leads', [id(0)])
  await expect.poll(journal).toEqual([])
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile())
      expect(await readFile(join(name.parentPath, name.name), 'utf8')).not.toContain(id(0))
})
