import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../../disk/replace-file.ts'
import { NotStoredError } from '../errors.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { appendAndSync } from './wal/append-only-file.ts'
import type { CheckpointPolicy } from './wal/wal-storage.ts'
import { openJsonFileStore } from '../../store.ts'

/** Checkpoints immediately. */
const immediately: CheckpointPolicy = { idleMs: 1, maxDelayMs: 1, triggerBytes: 1, maxBytes: 1e9 }
/** Checkpoints only when the store is closed. */
const onClose: CheckpointPolicy = {
  idleMs: 60_000,
  maxDelayMs: 60_000,
  triggerBytes: 1e9,
  maxBytes: 1e9,
}

/** Opens a store on a simulated disk that counts log lines and segments and fails on demand. */
async function storeOnDisk(checkpointPolicy = onClose) {
  const folder = await temporaryFolder()
  const disk = { lines: 0, segments: [] as string[], fails: false, failsSegments: false }
  const refuse = () => Promise.reject(new Error('ENOSPC: no space left on device'))
  const open = () =>
    openJsonFileStore({
      folder,
      log: pino({ level: 'silent' }),
      checkpointPolicy,
      append: async (...piece) => {
        if (disk.fails) return refuse()
        disk.lines += 1
        await appendAndSync(...piece)
      },
      replace: async (path, text) => {
        if (disk.failsSegments) return refuse()
        disk.segments.push(path)
        await replaceFile(path, text)
      },
    })
  const store = await open()
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, (earlier) =>
      earlier ? { answer: earlier.id } : { add: aLead(id), answer: id },
    )
  const walFiles = () => readdir(join(folder, 'journal'))
  return { folder, disk, store, keep, open, walFiles }
}

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const id = (n: number) =>
  `HP-AAA${alphabet.charAt(Math.floor(n / 900))}${alphabet.charAt(Math.floor(n / 30) % 30)}${alphabet.charAt(n % 30)}`

test('concurrent callers share one line of the log, and none waits for a segment to be written', async () => {
  const { disk, keep } = await storeOnDisk()
  await Promise.all(Array.from({ length: 40 }, (_, n) => keep(id(n))))
  expect([disk.lines, disk.segments]).toEqual([1, []])
})

test('a segment holds 64 records, is written once for many commits, and the log is empty after closing', async () => {
  const { folder, disk, keep, store, open, walFiles } = await storeOnDisk()
  for (let n = 0; n < 150; n += 1) await keep(id(n))
  expect(await walFiles()).toEqual(['000000000001.jsonl'])
  await store.close()
  expect(await walFiles()).toEqual([])
  const segments = (await readdir(join(folder, 'leads'))).sort()
  expect(segments).toEqual(['2026-11-0001.json', '2026-11-0002.json', '2026-11-0003.json'])
  expect(disk.segments).toEqual(segments.map((segment) => join(folder, 'leads', segment)))
  const sizes = await Promise.all(
    segments.map(
      async (segment) =>
        JSON.parse(await readFile(join(folder, 'leads', segment), 'utf8')).records.length,
    ),
  )
  expect(sizes).toEqual([64, 64, 22])
  const again = await open()
  expect((await again.leads.newestFirst(0, 200)).leads.map((lead) => lead.id)).toEqual(
    Array.from({ length: 150 }, (_, n) => id(149 - n)),
  )
  await again.close()
})

test('a disk error rejects every caller of the commit and changes nothing', async () => {
  const { disk, keep, store } = await storeOnDisk()
  await keep(id(0))
  disk.fails = true
  const refused = await Promise.allSettled([keep(id(1)), keep(id(2))])
  for (const one of refused) {
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(NotStoredError) })
  }
  expect((await store.leads.newestFirst(0, 10)).leads.map((lead) => lead.id)).toEqual([id(0)])
  disk.fails = false
  expect(await keep(id(1))).toBe(id(1))
  expect((await store.leads.newestFirst(0, 10)).total).toBe(2)
})

test('while segments cannot be written, commits succeed, the store is not ready, and it recovers', async () => {
  const { folder, disk, keep, store, walFiles } = await storeOnDisk(immediately)
  disk.failsSegments = true
  await keep(id(0))
  await expect.poll(() => store.checkWritable().catch(String)).toContain('ENOSPC')
  await keep(id(1))
  expect(await walFiles()).not.toEqual([])
  disk.failsSegments = false
  await expect.poll(walFiles).toEqual([])
  await store.checkWritable()
  const segment = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
  for (const remaining of [id(0), id(1)]) expect(segment).toContain(remaining)
})

test('a full write-ahead log refuses commits until a checkpoint succeeds', async () => {
  const { disk, keep } = await storeOnDisk({ ...immediately, maxBytes: 1 })
  disk.failsSegments = true
  await keep(id(0))
  await expect(keep(id(1))).rejects.toThrow(NotStoredError)
  disk.failsSegments = false
  await expect.poll(() => keep(id(1)).catch(String)).toBe(id(1))
})

test('a caller is answered only after its commit is on disk', async () => {
  const folder = await temporaryFolder()
  let release = () => {}
  const barrier = new Promise<void>((resolve) => (release = resolve))
  const store = await openJsonFileStore({
    folder,
    log: pino({ level: 'silent' }),
    append: async (...piece) => {
      await barrier
      await appendAndSync(...piece)
    },
  })
  onTestFinished(() => store.close())
  let answered = false
  const stored = store.leads
    .transactByForm({ idempotencyKey: 'a' }, () => ({ add: aLead(id(0)), answer: undefined }))
    .then(() => (answered = true))
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(answered).toBe(false)
  expect((await store.leads.newestFirst(0, 10)).total).toBe(0)
  release()
  await stored
  expect((await store.leads.newestFirst(0, 10)).total).toBe(1)
})

test('a segment is readable JSON, written soon after the answer', async () => {
  const { folder, keep, walFiles } = await storeOnDisk(immediately)
  await keep(id(0))
  await expect.poll(walFiles).toEqual([])
  const text = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
  expect(text).toMatch(/^\{\n {2}"format": 1,\n {2}"kind": "leads",\n {2}"records": \[\n/)
  expect(text).toContain('"message": "A house.\\nWith “quotes”."')
})

test('after a checkpoint, erased data is in no file of the folder', async () => {
  const { folder, keep, store, walFiles } = await storeOnDisk(immediately)
  await keep(id(0))
  await store.bulk.erase('leads', [id(0)])
  await expect.poll(walFiles).toEqual([])
  for (const name of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (name.isFile())
      expect(await readFile(join(name.parentPath, name.name), 'utf8')).not.toContain(id(0))
})
