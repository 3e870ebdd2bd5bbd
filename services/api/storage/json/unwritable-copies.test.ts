import { cp, readdir, rename, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { NotStoredError } from '../errors.ts'
import { aLead } from '../../testing/sample-lead.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { openJsonFileStore } from '../../store.ts'

const [ann, ben] = ['HP-AAAAA2', 'HP-BBBBB2'] as const
const log = pino({ level: 'silent' })

/** Opens a store that checkpoints immediately. */
async function openStore(folder: string) {
  const checkpointPolicy = { idleMs: 1, maxDelayMs: 1, triggerBytes: 1, maxBytes: 1e9 }
  const store = await openJsonFileStore({ folder, log, checkpointPolicy })
  onTestFinished(() => store.close())
  const keep = (id: string) =>
    store.leads.transactByForm({ idempotencyKey: id }, () => ({
      add: aLead(id),
      answer: undefined,
    }))
  const walFiles = () => readdir(join(folder, 'journal'))
  return { ...store, keep, walFiles }
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

test('a segment without a copy stays in the log, so a second failure neither loses nor resurrects a lead', async () => {
  const folder = await temporaryFolder()
  const { keep, walFiles, bulk, checkWritable } = await openStore(folder)
  await keep(ann)
  await expect.poll(walFiles).toEqual([])
  const copies = await blocked(join(folder, 'copies/leads'))
  await bulk.erase('leads', [ann])
  await keep(ben)
  await expect.poll(() => checkWritable().catch(String)).toContain(join(folder, 'copies/leads'))
  expect(await walFiles()).not.toEqual([])

  // A kill, the copies as they were before the failure, and a damaged segment.
  const left = await temporaryFolder()
  await cp(folder, left, { recursive: true })
  await rm(join(left, 'lock'), { recursive: true })
  await rm(join(left, 'copies/leads'))
  await rename(join(left, 'copies/leads-away'), join(left, 'copies/leads'))
  await truncate(join(left, 'leads/2026-11-0001.json'), 20)
  const next = await openStore(left)
  expect((await next.leads.newestFirst(0, 10)).leads.map(({ id }) => id)).toEqual([ben])

  await copies.restore()
  await expect.poll(walFiles).toEqual([])
  await checkWritable()
})

test('a commit that cannot be written to the copy of the log is refused, and the store is not ready', async () => {
  const folder = await temporaryFolder()
  const { keep, checkWritable, leads } = await openStore(folder)
  const copies = await blocked(join(folder, 'copies/journal'))
  await expect(checkWritable()).rejects.toThrow('copies/journal')
  await expect(keep(ann)).rejects.toThrow(NotStoredError)
  await copies.restore()
  await checkWritable()
  await keep(ann)
  expect((await leads.newestFirst(0, 10)).total).toBe(1)
})
