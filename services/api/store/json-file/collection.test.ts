import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { replaceFile } from '../../disk/replace-file.ts'
import { NotStored } from '../../records/refusals.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { aLead } from '../../records/sample-lead.ts'
import { openJsonFileStore } from './open.ts'

/** A store on a disk that counts its writes and fails when told to. */
async function storeOnDisk() {
  const folder = await temporaryFolder()
  const disk = { writes: [] as string[], fails: false }
  const open = () =>
    openJsonFileStore({
      folder,
      log: pino({ level: 'silent' }),
      replace: async (path, text) => {
        if (disk.fails) throw new Error('ENOSPC: no space left on device')
        disk.writes.push(path)
        await replaceFile(path, text)
      },
    })
  const store = await open()
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.settle({ idempotencyKey: id }, (earlier) =>
      earlier ? { answer: earlier.id } : { add: aLead(id), answer: id },
    )
  return { folder, disk, store, keep, open }
}

const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const id = (n: number) =>
  `HP-AAA${alphabet.charAt(Math.floor(n / 900))}${alphabet.charAt(Math.floor(n / 30) % 30)}${alphabet.charAt(n % 30)}`

test('callers that come together share one commit', async () => {
  const { disk, keep } = await storeOnDisk()
  await Promise.all(Array.from({ length: 40 }, (_, n) => keep(id(n))))
  expect(disk.writes).toHaveLength(1)
})

test('a page holds 64 records and a commit writes one page', async () => {
  const { folder, disk, keep, store, open } = await storeOnDisk()
  await Promise.all(Array.from({ length: 150 }, (_, n) => keep(id(n))))
  const pages = (await readdir(join(folder, 'leads'))).sort()
  expect(pages).toEqual(['2026-11-0001.json', '2026-11-0002.json', '2026-11-0003.json'])
  const sizes = await Promise.all(
    pages.map(
      async (page) =>
        JSON.parse(await readFile(join(folder, 'leads', page), 'utf8')).records.length,
    ),
  )
  expect(sizes).toEqual([64, 64, 22])
  expect(disk.writes).toHaveLength(3)
  await keep(id(150))
  expect(disk.writes.at(-1)).toContain('2026-11-0003')
  await store.close()
  const again = await open()
  expect((await again.leads.newestFirst(0, 200)).leads.map((lead) => lead.id)).toEqual(
    Array.from({ length: 151 }, (_, n) => id(150 - n)),
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

test('nobody is answered before the disk has it', async () => {
  const folder = await temporaryFolder()
  let release = () => {}
  const gate = new Promise<void>((resolve) => (release = resolve))
  const store = await openJsonFileStore({
    folder,
    log: pino({ level: 'silent' }),
    replace: async (path, text) => {
      await gate
      await replaceFile(path, text)
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

test('a page is JSON that a person can read', async () => {
  const { folder, keep } = await storeOnDisk()
  await keep(id(0))
  const text = await readFile(join(folder, 'leads/2026-11-0001.json'), 'utf8')
  expect(text).toMatch(/^\{\n {2}"format": 1,\n {2}"kind": "leads",\n {2}"records": \[\n/)
  expect(text).toContain('"message": "A house.\\nWith “quotes”."')
})
